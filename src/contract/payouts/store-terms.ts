import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from '../machinery/endpoint.ts'
import { day, id, idText, moment, paging, reasonGiven, singleLine, sum } from '../machinery/fields.ts'
import { LONGEST_REFERENCE } from '../values/limits.ts'
import { PAYOUT_METHODS } from '../values/payouts.ts'
import { STATEMENT_PERIODS } from '../values/statement-periods.ts'
import { balanceTaka } from './statements.ts'

export const statementPeriod = z.enum(STATEMENT_PERIODS)

/** Beyond the limit of the settings, as a statement told it. */
export const storeDebt = z.object({
  statementId: id,
  /** Taka: with so much or less it is over. */
  limit: z.number(),
  /** New orders pause, if it is still beyond; null: they never do. */
  pausesAt: z.nullable(moment),
  isPaused: z.boolean(),
  /** The last day on which an admin lets orders in all the same; null: none, or over. */
  liftedUntil: z.nullable(day),
})

/** On what terms the shop keeps account with a store. */
export const storeTerms = z.object({
  vendorId: id,
  storeName: z.string(),
  /** Its own; null: the shop’s. */
  period: z.nullable(statementPeriod),
  /** The one that counts. */
  periodNow: statementPeriod,
  /** In the night to this day the next statement is closed, if there is anything to tell. */
  nextClosing: day,
  /** By now. */
  balance: balanceTaka,
  debt: z.nullable(storeDebt),
})
export type StoreTerms = z.infer<typeof storeTerms>

export const storePayment = z.object({
  id,
  /** Taka. */
  amount: z.number(),
  way: z.enum(PAYOUT_METHODS),
  reference: z.string(),
  recordedAt: moment,
  /** Recorded by mistake: it counts no more. Null: it does. */
  takenBackAt: z.nullable(moment),
  takenBackBecause: z.string(),
})
export type StorePayment = z.infer<typeof storePayment>

/** As an admin reads them. */
export const keptTerms = z.extend(storeTerms, {
  /** Beside the balance: of what couriers brought, until they pay. */
  pending: z.number(),
  /** Newest first. */
  payments: z.array(storePayment),
  /** Of all pages. */
  paymentCount: z.int(),
  /** The cursor of the next page; null: this is the last. */
  olderPayments: z.nullable(z.string()),
})
export type KeptTerms = z.infer<typeof keptTerms>

const byId = z.object({ id: idText })

export const ownTerms = endpoint({
  method: 'GET',
  path: '/api/store-terms/own',
  access: 'vendor',
  summary: 'When the next statement of the caller’s store is closed, and what they owe each other by now.',
  reply: storeTerms,
})

export const readTerms = endpoint({
  method: 'GET',
  path: '/api/store-terms/:id',
  access: 'admin',
  summary: 'On what terms the shop keeps account with a store, and what that paid, newest first.',
  params: byId,
  query: z.object(paging(10)),
  reply: keptTerms,
})

export const changePeriod = endpoint({
  method: 'PUT',
  path: '/api/store-terms/:id/period',
  access: 'admin',
  summary: 'Close a store’s statements by a period of its own, from the next one on; null: by that of the shop.',
  params: byId,
  body: z.object({ period: z.nullable(statementPeriod) }),
  reply: storeTerms,
})

export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/store-terms/:id/payments',
  access: 'admin',
  summary:
    'Record what a store paid of its debt. With so much less that it is within the limit, its orders come in again at once.',
  params: byId,
  body: z.object({
    amount: sum.check(z.positive({ error: () => m.field_must_positive_number() })),
    way: z.enum(PAYOUT_METHODS),
    reference: singleLine(LONGEST_REFERENCE),
  }),
  reply: storeTerms,
  status: 201,
})

export const takePaymentBack = endpoint({
  method: 'PUT',
  path: '/api/store-payments/:id/taken-back',
  access: 'admin',
  summary: 'Take back a payment of a store that was recorded by mistake, once: the store owes that again.',
  params: byId,
  body: reasonGiven,
  reply: storeTerms,
})

export const liftPause = endpoint({
  method: 'PUT',
  path: '/api/store-terms/:id/lift',
  access: 'admin',
  summary: 'Let orders of a store in debt come in until the end of a day in Dhaka, whatever it owes; null: no longer.',
  params: byId,
  body: z.object({ until: z.nullable(day) }),
  reply: storeTerms,
})
