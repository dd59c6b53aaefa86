import * as z from 'zod/mini'
import { company } from '../couriers.ts'
import { endpoint } from '../machinery/endpoint.ts'
import { id, idText, moment, paging, singleLine } from '../machinery/fields.ts'
import { LONGEST_REASON } from '../values/limits.ts'
import { DECISIONS, GONE, ROW_KINDS, VERDICTS } from '../values/settlements.ts'

export const verdict = z.enum(VERDICTS)
/** Taka; less than nothing where a company takes. */
export const sums = { collected: z.number(), charge: z.number(), net: z.number() }

/** A row of a company’s file, with what came of it. */
export const settlementRow = z.object({
  /** Null: of a dry run, nothing is stored. */
  id: z.nullable(id),
  fileId: z.nullable(id),
  company,
  line: z.int(),
  number: z.string(),
  invoice: z.string(),
  kind: z.enum(ROW_KINDS),
  ...sums,
  /** By the books; null where they say nothing. */
  expected: z.nullable(z.number()),
  /** What its company said that it charges, in taka; null where it said nothing. */
  quoted: z.nullable(z.number()),
  verdict,
  parcelId: z.nullable(id),
  orderId: z.nullable(id),
  judgedAt: z.nullable(moment),
  /** What of it stands in suspense now: missing above nothing, too much below. */
  suspense: z.number(),
  /** Somebody has to look at it. */
  isOpen: z.boolean(),
  /** It posted what stands, and may be taken back. */
  isPosted: z.boolean(),
  /** It counts no more. */
  gone: z.nullable(z.enum(GONE)),
  decision: z.nullable(z.enum(DECISIONS)),
  reason: z.string(),
})
export type SettlementRowShown = z.infer<typeof settlementRow>

export const listSettlementRows = endpoint({
  method: 'GET',
  path: '/api/settlements/rows',
  access: 'admin',
  summary:
    'Rows of settlement files, newest first: of one company, file or verdict, or those that somebody has to look at.',
  query: z.object({
    company: z.optional(company),
    fileId: z.optional(idText),
    verdict: z.optional(verdict),
    open: z.optional(z.literal('1')),
    ...paging(50),
  }),
  reply: settlementRow,
  list: 'array',
})

export const decideSettlementRow = endpoint({
  method: 'PUT',
  path: '/api/settlements/rows/:id',
  access: 'admin',
  summary:
    'Decide about a row: a difference is the shop’s loss or gain, or a second row was paid, too (`accepted`), or was not (`ignored`); its money did not come (`not_paid`); it is true in place of an earlier row (`instead`); a compensation is its store’s, less the commission (`of_store`).',
  params: z.object({ id: idText }),
  body: z.object({ decision: z.enum(DECISIONS), reason: singleLine(LONGEST_REASON) }),
  reply: settlementRow,
})
