import * as z from 'zod/mini'
import { endpoint } from '../machinery/endpoint.ts'

/** Of a store with the shop, in taka. */
export const balance = z.object({
  /** Of what was delivered, until its cash is here. */
  pending: z.number(),
  payable: z.number(),
  /** To the shop, of the cash that the store took itself; below zero the shop owes it. */
  owed: z.number(),
})
export type Balance = z.infer<typeof balance>

export const myBalance = endpoint({
  method: 'GET',
  path: '/api/Vendors/MyBalance',
  access: 'vendor',
  summary: 'What the caller’s store is to be paid, and what it owes, as the ledger has it now.',
  reply: balance,
})
