import * as z from 'zod/mini'
import { company } from '../couriers.ts'
import { endpoint } from '../machinery/endpoint.ts'
import { id, moment } from '../machinery/fields.ts'

export const unpaidParcel = z.object({
  parcelId: id,
  orderId: id,
  company,
  number: z.string(),
  invoice: z.string(),
  /** Taka that the company owes. */
  owed: z.number(),
  deliveredAt: moment,
  days: z.int(),
})

export const listUnpaid = endpoint({
  method: 'GET',
  path: '/api/settlements/unpaid',
  access: 'admin',
  summary:
    'Parcels that were delivered and not paid by their courier, the longest first: the first 200, and what all come to.',
  query: z.object({ company: z.optional(company) }),
  reply: z.object({ parcels: z.array(unpaidParcel), count: z.int(), owed: z.number() }),
})
export type Unpaid = z.infer<(typeof listUnpaid)['reply']>

export const downloadDisputes = endpoint({
  method: 'GET',
  path: '/api/settlements/disputes/:company',
  access: 'admin',
  summary:
    'What is to be asked of a courier, as CSV: rows that do not fit, and what was delivered and not paid for a week.',
  params: z.object({ company }),
  reply: z.string(),
  download: 'text/csv',
})

export const readSettlementStanding = endpoint({
  method: 'GET',
  path: '/api/settlements/standing',
  access: 'admin',
  summary:
    'What each courier owes and what stands in suspense, by the books, and how many rows somebody has to look at.',
  reply: z.object({
    couriers: z.array(
      z.object({
        company,
        owed: z.number(),
        suspense: z.number(),
        openRows: z.int(),
        tellsPayments: z.boolean(),
        /** Of what stands in suspense: what is missing, and what nobody can explain. */
        missing: z.number(),
        unexplained: z.number(),
        /** How long the oldest of it has waited; null: there is none. */
        oldestDays: z.nullable(z.int()),
        /** What the shop bore of differences so far; below nothing, what it gained. */
        borne: z.number(),
      }),
    ),
    /** Each matter in suspense, the oldest first, the first 100; `amount` is missing above nothing, unexplained below. */
    matters: z.array(
      z.object({ company, subject: z.string(), parcelId: z.nullable(id), amount: z.number(), days: z.int() }),
    ),
    /** Of all, shown or not. */
    matterCount: z.int(),
  }),
})
export type SettlementStanding = z.infer<(typeof readSettlementStanding)['reply']>
