import * as z from 'zod/mini'
import { m } from '#messages'
import { proof } from '../codes.ts'
import { endpoint } from '../machinery/endpoint.ts'
import { done, MISSING } from '../machinery/fields.ts'

export const deleteOwnAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'signed-in',
  summary:
    'Delete the own account for good, with its name typed once more and its password, or a code where it has none. Its store closes; its orders stay.',
  body: z.object({
    /** Username, email or phone. */
    name: z.string(MISSING).check(z.minLength(1, MISSING), z.maxLength(254)),
    password: z.optional(z.string().check(z.maxLength(128, { error: () => m.field_not_password() }))),
    proof: z.optional(proof),
  }),
  reply: done,
})

export const readOwnData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  access: 'signed-in',
  summary:
    'All that the shop keeps of the account, as a file: account with its name, two-step login, addresses, contact changes, stores, cart, preferences, consents, sessions, orders with their lines, refunds, tax invoices, papers and payout accounts of its stores, messages, and what was done with it.',
  reply: z.unknown(),
  download: 'application/json',
  fileName: 'haat-my-data.json',
})
