import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { done, id, idText, ifUnchanged, paging, searchText, version } from './machinery/fields.ts'
import { LISTED_ROLES } from './values/choices.ts'

/** Roles as the users list shows them (decisions, "Accounts and sessions"). */
export const listedRole = z.enum(LISTED_ROLES)
export type ListedRole = z.infer<typeof listedRole>

export const user = z.object({
  id,
  /** '' and null: there is none; an account has one of them at least. */
  email: z.string(),
  phone: z.nullable(z.string()),
  username: z.nullable(z.string()),
  role: listedRole,
  isActive: z.boolean(),
  version,
})
export type User = z.infer<typeof user>

const byId = z.object({ id: idText })

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'admin',
  summary: 'Accounts, newest first; `search` finds by email, phone or role.',
  query: z.object({ search: z.optional(searchText), ...paging(50) }),
  reply: user,
  list: 'array',
})

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/users/:id/role',
  access: 'admin',
  summary:
    'Change a role; `Customer` and `User` mean the same. With `fromVersion` only if nobody has changed the account since. Of the caller’s login of the last 15 minutes, or after `POST /api/auth/session-proof`; else `403` `proof_needed`.',
  params: byId,
  body: z.object({
    role: z.enum(['Admin', 'Vendor', 'Customer', 'User'], { error: () => m.field_must_admin_vendor() }),
    fromVersion: z.optional(version),
  }),
  reply: user,
})

export const toggleActive = endpoint({
  method: 'PUT',
  path: '/api/users/:id/toggle-active',
  access: 'admin',
  summary:
    'Deactivate an active account, or activate it again. With `fromVersion` only if nobody has changed the account since. Of the caller’s login of the last 15 minutes, or after `POST /api/auth/session-proof`; else `403` `proof_needed`.',
  params: byId,
  body: ifUnchanged,
  reply: user,
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  access: 'admin',
  summary: 'End an account and anonymise it; its orders stay.',
  params: byId,
  reply: done,
})
