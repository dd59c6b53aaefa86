import * as z from 'zod/mini'
import { endpoint } from './machinery/endpoint.ts'
import { day, id, idText } from './machinery/fields.ts'
import { balance } from './statements.ts'
import { STATEMENT_PERIODS } from './values/statement-periods.ts'

const period = z.enum(STATEMENT_PERIODS)

/** On what terms the shop keeps account with a store. */
export const storeTerms = z.object({
  vendorId: id,
  storeName: z.string(),
  /** Its own; null: the shop’s. */
  period: z.nullable(period),
  /** The one that counts. */
  periodNow: period,
  /** In the night to this day the next statement is closed, if there is anything to tell. */
  nextClosing: day,
  /** By now. */
  balance,
})
export type StoreTerms = z.infer<typeof storeTerms>

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
  summary: 'On what terms the shop keeps account with a store.',
  params: byId,
  reply: storeTerms,
})

export const changePeriod = endpoint({
  method: 'PUT',
  path: '/api/store-terms/:id/period',
  access: 'admin',
  summary: 'Close a store’s statements by a period of its own, from the next one on; null: by that of the shop.',
  params: byId,
  body: z.object({ period: z.nullable(period) }),
  reply: storeTerms,
})
