import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { id, moment, money } from './machinery/fields.ts'
import { jsonText } from './machinery/json-text.ts'
import { size } from './products.ts'
import { byName } from './values/by-name.ts'
import { MOST_TAG_COLUMNS, ONE_COLUMN_FIELDS } from './values/import-columns.ts'
import { KNOWN_GOODS } from './values/import-known.ts'

/** Of a row in a sheet, counted as a spreadsheet does. */
export const rowProblem = z.object({ line: z.int(), column: z.string(), message: z.string() })

/** For each field a column, or one value for all rows. Sale price, own number and picture are looked for by name unless null says that there is none. */
export const importMapping = z.object({
  columns: z.object({
    ...byName(ONE_COLUMN_FIELDS, () => z.optional(z.string())),
    name: z.string(),
    salePrice: z.optional(z.nullable(z.string())),
    ownNumber: z.optional(z.nullable(z.string())),
    picture: z.optional(z.nullable(z.string())),
    tags: z.optional(z.array(z.string()).check(z.maxLength(MOST_TAG_COLUMNS))),
  }),
  fixed: z.object({
    price: z.optional(money),
    categoryId: z.optional(id),
    sizes: z.optional(z.array(size)),
    stock: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
  }),
  /** Value → category; others are looked up by name or path (`Men > Panjabi`). */
  categoryOf: z.record(z.string(), id),
})
export type ImportMapping = z.infer<typeof importMapping>

export const importUndo = z.object({
  /** `refused`: the account does not fill that store any more. `failed`: by a fault of the shop. Nothing was undone, and it may be asked again. */
  state: z.enum(['running', 'done', 'refused', 'failed']),
  /** Of the products that the import added; those that were ordered are off sale, and their orders go on. */
  deleted: z.int(),
  ordered: z.int(),
  /** Of those that it changed: they have their former values. */
  restored: z.int(),
  /** What was changed since, and stays. The first 1,000. */
  kept: z.array(z.object({ productId: id, name: z.string(), message: z.string() })),
  keptCount: z.int(),
})
export type ImportUndo = z.infer<typeof importUndo>

export const importJob = z.object({
  id: z.string(),
  isDryRun: z.boolean(),
  /** `refused`: nothing was stored. `done` with problems: those rows were left out, as asked. */
  state: z.enum(['running', 'done', 'refused']),
  rowsRead: z.int(),
  /** Null until the whole file is read. */
  rowsTotal: z.nullable(z.int()),
  rowsGood: z.int(),
  /** Rows that their file does not sell: left out, and told among the problems, which the others are not refused for. */
  rowsNotForSale: z.int(),
  /** That the good rows make; a garment may have a row for each of its sizes. */
  products: z.int(),
  /** Of these, in the store already, by their own numbers or those of this shop. */
  known: z.int(),
  /** While running: prepared, and in the shop once done, all or none. */
  created: z.int(),
  updated: z.int(),
  /** That the file names by address, one a product: fetched once the goods are stored, ten a second. Those that failed stand among the problems. */
  pictures: z.object({ total: z.int(), fetched: z.int(), failed: z.int() }),
  /** `line` 1 is the header. The first 1,000. */
  problems: z.array(rowProblem),
  problemCount: z.int(),
  /** Until then it can be undone; null: it cannot, or is already. */
  undoUntil: z.nullable(moment),
  undo: z.nullable(importUndo),
})
export type ImportJob = z.infer<typeof importJob>

export const startImport = endpoint({
  method: 'POST',
  path: '/api/product/import',
  access: 'approved-vendor-or-admin',
  summary:
    'Read products from a CSV file, all or nothing, or the rows that nothing is wrong with; a dry run stores nothing. Known goods are updated or added as asked.',
  body: z.object({
    /** Null: larger than the shop reads. */
    file: z.nullable(z.instanceof(Uint8Array, { error: () => m.field_please_choose_csv() })),
    /** Absent: by column names, as an export has them. */
    mapping: z.optional(jsonText(importMapping, 150_000)),
    dryRun: z.optional(z.enum(['0', '1'])),
    /** Skips bad rows. */
    goodRows: z.optional(z.enum(['0', '1'])),
    /** What becomes of goods that are in the store already; without it they are told, and nothing is stored. */
    known: z.optional(z.enum(KNOWN_GOODS)),
  }),
  upload: true,
  reply: importJob,
})

export const readImport = endpoint({
  method: 'GET',
  path: '/api/product/import/:job',
  access: 'approved-vendor-or-admin',
  summary: 'How far an import of the caller is.',
  params: z.object({ job: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  reply: importJob,
})

export const listImports = endpoint({
  method: 'GET',
  path: '/api/product/import',
  access: 'approved-vendor-or-admin',
  summary: 'Imports of the caller that stored something within the last day, the latest first; without their problems.',
  reply: z.array(importJob),
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/product/import/:job/undo',
  access: 'approved-vendor-or-admin',
  summary:
    'Take back an import, once and within a day: what it added is deleted, what it changed and nobody changed since gets its former values.',
  params: z.object({ job: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  reply: importJob,
})

export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/product/export',
  access: 'approved-vendor-or-admin',
  summary: 'The caller’s products as CSV (all stores’ for an admin); cells that a spreadsheet would run are disarmed.',
  reply: z.string(),
  download: 'text/csv',
})
