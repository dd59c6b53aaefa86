import * as z from 'zod/mini'
import { endpoint } from '../machinery/endpoint.ts'
import { id, idText, moment, paging } from '../machinery/fields.ts'
import { FILE_METHODS } from '../values/payouts.ts'

export const payoutFile = z.object({
  id,
  way: z.enum(FILE_METHODS),
  madeAt: moment,
  /** Payouts in it, and what they come to in taka. */
  count: z.int(),
  amount: z.number(),
})
export type PayoutFile = z.infer<typeof payoutFile>

export const makePayoutFile = endpoint({
  method: 'POST',
  path: '/api/payouts/files',
  access: 'admin',
  summary: 'Make a file, for the bank or for bKash, of all approved payouts that are in none yet.',
  body: z.object({ way: z.enum(FILE_METHODS) }),
  reply: payoutFile,
  status: 201,
})

export const listPayoutFiles = endpoint({
  method: 'GET',
  path: '/api/payouts/files',
  access: 'admin',
  summary: 'Files of payouts, newest first.',
  query: z.object(paging(25)),
  reply: payoutFile,
  list: 'array',
})

export const readPayoutFile = endpoint({
  method: 'GET',
  path: '/api/payouts/files/:id',
  access: 'admin',
  summary: 'A file of payouts as CSV: the same ones each time. Cells that a spreadsheet would run are disarmed.',
  params: z.object({ id: idText }),
  reply: z.string(),
  download: 'text/csv',
})
