import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, id, password, username } from './fields.ts'

export const token = z.object({ token: z.string() })

/** Roles on the wire (decisions, "Accounts and sessions"). */
export const role = z.enum(['Admin', 'Vendor', 'User'])
/** A role as lists are asked for it: `Customer` is another name of `User`. */
export const askedRole = z.enum([...role.options, 'Customer'])
export type Role = z.infer<typeof role>

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Log in with a username or an email.',
  body: z.object({
    username: z.string('Please fill this in.').check(z.minLength(1, 'Please fill this in.'), z.maxLength(254)),
    password: z.string('Please fill this in.').check(z.minLength(1, 'Please fill this in.'), z.maxLength(128)),
  }),
  reply: token,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  summary: 'Register as a customer.',
  body: z.object({ username, email, password }),
  reply: token,
})

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  summary: 'The account behind the token, as it is now.',
  reply: z.object({ id, username: z.nullable(z.string()), email: z.string(), role }),
})
