import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, idText, paging } from './fields.ts'

/** Roles as the users list shows them (decisions, "Accounts and sessions"). */
export const listedRole = z.enum(['Admin', 'Vendor', 'Customer'])
export type ListedRole = z.infer<typeof listedRole>

export const user = z.object({
  id,
  email: z.string(),
  username: z.nullable(z.string()),
  role: listedRole,
  isActive: z.boolean(),
})
export type User = z.infer<typeof user>

const byId = z.object({ id: idText })

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'admin',
  summary: 'Accounts, newest first; `search` finds by email or role.',
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200))), ...paging(50) }),
  reply: user,
  list: 'array',
})

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/users/:id/role',
  access: 'admin',
  summary: 'Change a role; `Customer` and `User` mean the same.',
  params: byId,
  body: z.object({ role: z.enum(['Admin', 'Vendor', 'Customer', 'User'], 'Must be Admin, Vendor or Customer.') }),
  reply: user,
})

export const toggleActive = endpoint({
  method: 'PUT',
  path: '/api/users/:id/toggle-active',
  access: 'admin',
  summary: 'Deactivate an active account, or activate it again.',
  params: byId,
  reply: user,
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  access: 'admin',
  summary: 'End an account and anonymise it; its orders stay.',
  params: byId,
  reply: z.object({ message: z.string() }),
})
