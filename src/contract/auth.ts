import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { done, email, id, idText, MISSING, moment, optionalLine, password, username } from './machinery/fields.ts'
import { LONGEST_CONTACT } from './values/limits.ts'

export const token = z.object({ token: z.string() })

/** Roles on the wire (decisions, "Accounts and sessions"). */
export const role = z.enum(['Admin', 'Vendor', 'User'])
/** `Customer` is another name of `User`. */
export const askedRole = z.enum([...role.options, 'Customer'])
export type Role = z.infer<typeof role>

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Log in with a username or an email.',
  body: z.object({
    username: z.string(MISSING).check(z.minLength(1, MISSING), z.maxLength(254)),
    password: z.string(MISSING).check(z.minLength(1, MISSING), z.maxLength(128)),
  }),
  reply: token,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  summary: 'Register as a customer, which agrees to the terms.',
  body: z.object({ username, email, password }),
  reply: token,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/password',
  access: 'signed-in',
  summary:
    'Change the own password with the old one. Ends all sessions of the account; the answer is a token for this one.',
  body: z.object({
    currentPassword: z
      .string(MISSING)
      .check(z.minLength(1, MISSING), z.maxLength(128, { error: () => m.field_not_password() })),
    newPassword: password,
  }),
  reply: token,
})

export const endSessions = endpoint({
  method: 'POST',
  path: '/api/auth/end-sessions',
  access: 'signed-in',
  summary: 'Log out everywhere: ends all sessions of the account, this one too.',
  reply: done,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/auth/end-other-sessions',
  access: 'signed-in',
  summary: 'Log out everywhere else: ends all sessions of the account; the answer is a token for this one.',
  reply: token,
})

/** A login that is not over. */
export const session = z.object({
  id,
  /** As the browser names itself; null: it does not tell. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The part of the address that a household or office shares: IPv4 /24, IPv6 /48. */
  network: z.string(),
  beganAt: moment,
  /** Within a quarter of an hour. */
  seenAt: moment,
  /** The one that asks. */
  isThis: z.boolean(),
})
export type Session = z.infer<typeof session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  summary: 'Where the account is logged in, the last seen first, a hundred at most.',
  reply: z.object({ sessions: z.array(session) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'signed-in',
  summary: 'Log out one device.',
  params: z.object({ id: idText }),
  reply: done,
})

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  summary: 'The account behind the token, as it is now.',
  reply: z.object({
    id,
    /** What the account logs in with. */
    username: z.nullable(z.string()),
    /** What its owner is called, by their own word. */
    name: z.nullable(z.string()),
    email: z.string(),
    phone: z.nullable(z.string()),
    role,
    /** False: it is entered by a code alone. */
    hasPassword: z.boolean(),
  }),
})

export const proveSession = endpoint({
  method: 'POST',
  path: '/api/auth/session-proof',
  access: 'admin',
  summary:
    'Show the own password, or a code of the two-step app, once more in this session: what was answered `403` `proof_needed` goes on for 15 minutes.',
  body: z.object({
    password: z.optional(z.string().check(z.maxLength(128, { error: () => m.field_not_password() }))),
    code: z.optional(z.string().check(z.maxLength(40, { error: () => m.field_totp_not_right() }))),
  }),
  reply: done,
})

export const changeName = endpoint({
  method: 'PUT',
  path: '/api/account/name',
  access: 'signed-in',
  summary:
    'What the account’s owner is called; an empty name takes it away. It fills the checkout where no address is known.',
  body: z.object({ name: optionalLine(LONGEST_CONTACT.name) }),
  reply: z.object({ name: z.nullable(z.string()) }),
})
