import * as z from 'zod/mini'
import { size } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { id, money } from './fields.ts'
import { MOST_TAG_COLUMNS } from './import-columns.ts'
import { jsonText } from './json-text.ts'

/** Where each field of a product comes from in a table: a column, or one value for all rows. */
export const importMapping = z.object({
  columns: z.object({
    name: z.string(),
    price: z.optional(z.string()),
    compareAtPrice: z.optional(z.string()),
    category: z.optional(z.string()),
    description: z.optional(z.string()),
    specification: z.optional(z.string()),
    sizes: z.optional(z.string()),
    stock: z.optional(z.string()),
    tags: z.optional(z.array(z.string()).check(z.maxLength(MOST_TAG_COLUMNS))),
  }),
  /** For all rows, where no column says it. */
  fixed: z.object({
    price: z.optional(money),
    categoryId: z.optional(id),
    sizes: z.optional(z.array(size)),
    stock: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
  }),
  /** Value of the category column → category; a value that is not here is looked up by name, or by path (`Men > Panjabi`). */
  categoryOf: z.record(z.string(), id),
})
export type ImportMapping = z.infer<typeof importMapping>

export const importJob = z.object({
  id: z.string(),
  isDryRun: z.boolean(),
  /** `refused`: something is wrong with the file and nothing was stored. */
  state: z.enum(['running', 'done', 'refused']),
  rowsRead: z.int(),
  /** Known once the whole file was read. */
  rowsTotal: z.nullable(z.int()),
  /** While it runs, those prepared so far: they are in the shop once it is done, all or none. */
  created: z.int(),
  /** `line` counts from 1 for the header, as a spreadsheet does. The first 1,000. */
  problems: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
  problemCount: z.int(),
})
export type ImportJob = z.infer<typeof importJob>

export const startImport = endpoint({
  method: 'POST',
  path: '/api/product/import',
  access: 'approved-vendor-or-admin',
  summary: 'Read products from a CSV file, all or nothing; a dry run stores nothing.',
  body: z.object({
    /** Null: larger than the shop reads. */
    file: z.nullable(z.instanceof(Uint8Array, { error: 'Please choose a CSV file.' })),
    /** Absent: columns are found by their names, as those of an export are. */
    mapping: z.optional(jsonText(importMapping, 150_000)),
    dryRun: z.optional(z.enum(['0', '1'])),
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

export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/product/export',
  access: 'approved-vendor-or-admin',
  summary: 'The caller’s products as CSV (all stores’ for an admin); cells that a spreadsheet would run are disarmed.',
  reply: z.string(),
  download: 'text/csv',
})
