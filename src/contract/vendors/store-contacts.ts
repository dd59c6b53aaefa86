import * as z from 'zod/mini'
import { proof, sent } from '../codes.ts'
import { endpoint } from '../machinery/endpoint.ts'

const field = z.enum(['email', 'phone'])

export const storeContacts = z.object({
  /** Where the store is written to, and nobody has shown yet that it is the store’s: an order’s number and sum alone, once a day. */
  unproven: z.array(z.object({ field, value: z.string() })),
})
export type StoreContacts = z.infer<typeof storeContacts>
export type UnprovenContact = StoreContacts['unproven'][number]

export const readStoreContacts = endpoint({
  method: 'GET',
  path: '/api/Vendors/MyProfile/contacts',
  access: 'vendor',
  summary: 'Which email or phone of the caller’s store has not been confirmed yet.',
  reply: storeContacts,
})

export const sendStoreCode = endpoint({
  method: 'POST',
  path: '/api/Vendors/MyProfile/contacts',
  access: 'vendor',
  summary: 'Send a code to the email or phone of the caller’s store, to confirm it with.',
  body: z.object({ field }),
  reply: sent,
})

export const confirmStoreContact = endpoint({
  method: 'PUT',
  path: '/api/Vendors/MyProfile/contacts',
  access: 'vendor',
  summary: 'Confirm the email or phone of the caller’s store, with the code that was sent there.',
  body: proof,
  reply: storeContacts,
})
