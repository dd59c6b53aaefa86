import * as z from 'zod/mini'
import { endpoint } from '../machinery/endpoint.ts'
import { id, idText, moment } from '../machinery/fields.ts'
import { balance } from './balance.ts'
import { statement } from './statements.ts'

/** A store that is closed, as whoever owned it reads it still. */
export const formerStore = z.object({
  vendorId: id,
  storeName: z.string(),
  closedAt: moment,
  /** What it is to be paid, and what it owes, by now. */
  balance,
  /** The newest first, at most 50. */
  statements: z.array(statement),
})
export type FormerStore = z.infer<typeof formerStore>

export const listFormerStores = endpoint({
  method: 'GET',
  path: '/api/former-stores',
  access: 'signed-in',
  summary: 'Closed stores of the caller, with what the shop and they still owe each other, and their statements.',
  reply: z.object({ stores: z.array(formerStore) }),
})

export const formerStatementFile = endpoint({
  method: 'GET',
  path: '/api/former-stores/statements/:id/file',
  access: 'signed-in',
  summary: 'A statement of a closed store of the caller with all of its lines, as CSV.',
  params: z.object({ id: idText }),
  reply: z.string(),
  download: 'text/csv',
})
