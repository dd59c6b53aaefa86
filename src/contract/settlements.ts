import * as z from 'zod/mini'
import { m } from '#messages'
import { company } from './couriers.ts'
import { rowProblem } from './imports.ts'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, moment, paging, reasonGiven, singleLine } from './machinery/fields.ts'
import { jsonText } from './machinery/json-text.ts'
import { settlementRow, sums, verdict } from './settlements/settlement-rows.ts'
import { byName } from './values/by-name.ts'
import { LONGEST_REASON } from './values/limits.ts'
import { FILE_DECISIONS, MOST_CHARGE_COLUMNS, ONE_COLUMN_FIELDS } from './values/settlements.ts'

const columnName = z.string().check(z.maxLength(200))

/** For each field a column of the company’s file; charges may stand in several. */
export const settlementMapping = z.object({
  ...byName(ONE_COLUMN_FIELDS, () => z.optional(columnName)),
  charges: z.array(columnName).check(z.maxLength(MOST_CHARGE_COLUMNS)),
})
export type SettlementMapping = z.infer<typeof settlementMapping>

export const verdictCount = z.object({ verdict, rows: z.int() })
export type VerdictCount = z.infer<typeof verdictCount>

/** Lines that are no rows, and are left out; the first 100. */
const leftOut = {
  problems: z.array(rowProblem),
  problemCount: z.int(),
}

const sheetName = z.string().check(z.maxLength(200))

const file = z.nullable(z.instanceof(Uint8Array, { error: () => m.settlements_please_choose_file() }))

export const settlementCheck = z.object({
  columns: z.array(z.string()),
  /** Of a workbook those that have rows and are not hidden, and which of them was read: as asked, else the one whose heads are known best. */
  sheets: z.array(z.string()),
  sheet: z.string(),
  /** As asked, else as an admin last mapped this company’s files, else guessed. */
  mapping: settlementMapping,
  isKept: z.boolean(),
  /** What the mapping lacks, by field; then nothing is judged. */
  missing: z.record(z.string(), z.string()),
  /** Of each column a cell that is not empty. */
  sample: z.array(z.string()),
  rows: z.int(),
  ...sums,
  verdicts: z.array(verdictCount),
  /** The first 100 that are no matter of course. */
  toLookAt: z.array(settlementRow),
  ...leftOut,
})
export type SettlementCheck = z.infer<typeof settlementCheck>

export const checkSettlement = endpoint({
  method: 'POST',
  path: '/api/settlements/check',
  access: 'admin',
  summary: 'What would come of a courier’s settlement file (CSV or XLSX), row by row; nothing is stored.',
  body: z.object({
    company,
    file,
    sheet: z.optional(sheetName),
    mapping: z.optional(jsonText(settlementMapping)),
  }),
  upload: true,
  reply: settlementCheck,
})

export const settlementFile = z.object({
  id,
  company,
  name: z.string(),
  source: z.enum(['file', 'api']),
  loadedAt: moment,
  rows: z.int(),
  ...sums,
  /** Taka that the company says it paid with it; null where it does not. */
  told: z.nullable(z.number()),
  /** What it paid more than its rows come to, and what of that stands in suspense: kept back above nothing. Null where it is the same. */
  difference: z.nullable(
    z.object({
      amount: z.number(),
      suspense: z.number(),
      decision: z.nullable(z.enum(FILE_DECISIONS)),
      reason: z.string(),
    }),
  ),
  /** Of its rows those that posted what stands, and what they brought. */
  standing: z.object({ rows: z.int(), net: z.number() }),
  takenBack: z.nullable(z.object({ reason: z.string(), at: moment })),
  /** Of the rows that are judged by now. */
  verdicts: z.array(verdictCount),
  ...leftOut,
})
export type SettlementFile = z.infer<typeof settlementFile>

export const loadSettlement = endpoint({
  method: 'POST',
  path: '/api/settlements',
  access: 'admin',
  summary:
    'Load a courier’s settlement file: its rows are judged and posted soon, each once, however often it is told.',
  body: z.object({
    company,
    file,
    name: singleLine(200),
    sheet: z.optional(sheetName),
    mapping: jsonText(settlementMapping),
  }),
  upload: true,
  /** `isNew`: false where the same was loaded before. */
  reply: z.object({ id, isNew: z.boolean() }),
})

export const listSettlements = endpoint({
  method: 'GET',
  path: '/api/settlements',
  access: 'admin',
  summary:
    'Settlement files, newest first, with what came of their rows; or those that came to another sum, of which nobody knows why.',
  query: z.object({ open: z.optional(z.literal('1')), ...paging(20) }),
  reply: settlementFile,
  list: 'array',
})

export const takeSettlementBack = endpoint({
  method: 'PUT',
  path: '/api/settlements/:id/taken-back',
  access: 'admin',
  summary:
    'Take back all that a file posted, soon: its money did not come, or it was loaded wrongly. It is never posted again; what other files say of the same counts.',
  params: z.object({ id: idText }),
  body: reasonGiven,
  reply: settlementFile,
})

export const decideSettlementDifference = endpoint({
  method: 'PUT',
  path: '/api/settlements/:id/difference',
  access: 'admin',
  summary:
    'Decide what a payment came to beside its rows: a courier’s charge, the shop’s loss, or a dispute, which stays in suspense.',
  params: z.object({ id: idText }),
  body: z.object({ decision: z.enum(FILE_DECISIONS), reason: singleLine(LONGEST_REASON) }),
  reply: settlementFile,
})

export const askForPayments = endpoint({
  method: 'POST',
  path: '/api/settlements/payments',
  access: 'admin',
  summary: 'Ask the couriers that tell it what they have paid, now instead of by the clock.',
  reply: z.object({ asked: z.boolean() }),
})
