import * as z from 'zod/mini'
import { endpoint } from './machinery/endpoint.ts'
import { day, id, idText, moment, paging, reasonGiven, singleLine } from './machinery/fields.ts'
import { balanceTaka } from './payouts/statements.ts'
import { payoutHold } from './store-documents.ts'
import { LONGEST_REFERENCE } from './values/limits.ts'
import { PAYOUT_METHODS, PAYOUT_STATES, PAYOUT_STOPS } from './values/payouts.ts'

const byId = z.object({ id: idText })

export const payout = z.object({
  id,
  vendorId: id,
  storeName: z.string(),
  statementId: id,
  statementNumber: z.int(),
  /** Taka. */
  amount: z.number(),
  way: z.enum(PAYOUT_METHODS),
  /** The account it goes to; '' for cash. */
  payTo: z.string(),
  state: z.enum(PAYOUT_STATES),
  /**
   * Why it is not approved any more, and in no file: its store’s account was changed after it was prepared, or is about to be; or the shop
   * owes the store less by now.
   */
  stoppedBy: z.nullable(z.enum(PAYOUT_STOPS)),
  preparedAt: moment,
  approvedAt: z.nullable(moment),
  paidAt: z.nullable(moment),
  /** By which the bank, bKash or a receipt knows it; '' until it is paid. */
  reference: z.string(),
  failedAt: z.nullable(moment),
  failedBecause: z.string(),
  /** The file by which it was given to the bank or bKash; null where it is in none. */
  fileId: z.nullable(id),
})
export type Payout = z.infer<typeof payout>

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/payouts',
  access: 'approved-vendor-or-admin',
  summary: 'Payouts, newest first: the own of a store, all for an admin.',
  query: z.object({ state: z.optional(z.enum(PAYOUT_STATES)), ...paging(25) }),
  reply: payout,
  list: 'array',
})

/** A store by its newest statement. */
export const storeBalance = z.object({
  vendorId: id,
  storeName: z.string(),
  statementId: id,
  statementNumber: z.int(),
  lastDay: day,
  closing: balanceTaka,
  /** By now. */
  balance: balanceTaka,
  /** What may be paid of that statement now: the lesser of both; 0 where it is paid, or a payout of the store is under way. */
  toPay: z.number(),
  /** By its approved account; in cash where it has none. */
  way: z.enum(PAYOUT_METHODS),
  /** '' for cash. */
  payTo: z.string(),
  /** As it owes too much for too long it takes no new orders. */
  isPaused: z.boolean(),
  /** Of a changed account; null where it may be paid. */
  hold: z.nullable(payoutHold),
})
export type StoreBalance = z.infer<typeof storeBalance>

export const listLatePayouts = endpoint({
  method: 'GET',
  path: '/api/payouts/late',
  access: 'admin',
  summary:
    'Parcels whose store should have been paid by the deadline of the settings, counted from their cash, the longest first: the first 100, and what all come to.',
  reply: z.object({
    /** Of the deadline. */
    days: z.int(),
    count: z.int(),
    amount: z.number(),
    parcels: z.array(
      z.object({
        vendorId: id,
        storeName: z.string(),
        parcelId: id,
        amount: z.number(),
        /** When its cash came, and so many days ago. */
        cashAt: moment,
        days: z.int(),
      }),
    ),
  }),
})
export type LatePayouts = z.infer<(typeof listLatePayouts)['reply']>

export const listBalances = endpoint({
  method: 'GET',
  path: '/api/payouts/balances',
  access: 'admin',
  summary: 'Stores that can be paid by their newest statement, or those that owe the shop, the largest sums first.',
  query: z.object({ which: z._default(z.enum(['to_pay', 'owing']), 'to_pay'), ...paging(25) }),
  reply: storeBalance,
  list: 'array',
})

export const preparePayout = endpoint({
  method: 'POST',
  path: '/api/payouts',
  access: 'admin',
  summary:
    'Prepare a payout of a store’s newest statement to its approved account: its balance, as far as it is still owed.',
  body: z.object({ statementId: id }),
  reply: payout,
  status: 201,
})

export const approvePayout = endpoint({
  method: 'PUT',
  path: '/api/payouts/:id/approval',
  access: 'admin',
  summary: 'Approve a prepared payout: another admin than the one who prepared it, where there is one.',
  params: byId,
  reply: payout,
})

export const payPayout = endpoint({
  method: 'PUT',
  path: '/api/payouts/:id/payment',
  access: 'admin',
  summary: 'Say that an approved payout was paid, by which reference.',
  params: byId,
  body: z.object({
    reference: singleLine(LONGEST_REFERENCE),
    /** The money had gone out before the store’s account was changed, or was owed less: that is recorded all the same. */
    isGone: z._default(z.boolean(), false),
  }),
  reply: payout,
})

export const failPayout = endpoint({
  method: 'PUT',
  path: '/api/payouts/:id/failure',
  access: 'admin',
  summary: 'Say that a payout came to nothing, or that its money came back: its statement may be paid anew.',
  params: byId,
  body: reasonGiven,
  reply: payout,
})
