import * as z from 'zod/mini'
import { product, size, sizeChartRow } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { id, idText, money, optionalText, paging, text } from './fields.ts'
import { MAX_TAKA, poishaOf } from './money.ts'

/** A product as the store that sells it sees it: stock in numbers, off-sale ones too. */
export const managedProduct = z.extend(product, {
  /** Size → pieces left; null: not counted. */
  stock: z.partialRecord(size, z.nullable(z.int())),
  categoryName: z.string(),
  /** Whether the public sees it: its store approved, its category and all above it active. */
  isOnSale: z.boolean(),
})
export type ManagedProduct = z.infer<typeof managedProduct>

/**
 * JSON text of a form field, encoded once or twice (decisions, "Catalogue"); an empty text is `undefined`, which only an
 * optional schema takes.
 */
function jsonText<S extends z.ZodMiniType>(schema: S, most = 20_000) {
  return z.pipe(
    z.pipe(
      z.string('Must be JSON.').check(z.maxLength(most, 'This is too long.')),
      z.transform((value, context) => {
        try {
          const read = value.trim() === '' ? undefined : decoded(value)
          if (!LONE_SURROGATE.test(JSON.stringify(read) ?? '')) return read
          context.issues.push({ code: 'custom', message: 'Contains characters that cannot be stored.', input: value })
        } catch {
          context.issues.push({ code: 'custom', message: 'Must be JSON.', input: value })
        }
        return z.NEVER
      }),
    ),
    schema,
  )
}

/** Half a character, which JSON can spell and the database cannot keep. */
const LONE_SURROGATE = /\\ud[89a-f]/

function decoded(text: string): unknown {
  const once: unknown = JSON.parse(text)
  return typeof once === 'string' ? (JSON.parse(once) as unknown) : once
}

/** A text that may be left out; where it is given, an empty one counts. */
function textIfGiven(most: number) {
  const read: z.ZodMiniType<string, string | null | undefined> = optionalText(most)
  const given = z.pipe(
    z.string('Must be a text.'),
    z.transform((value): string | null | undefined => value),
  )
  return z.optional(z.pipe(given, read))
}

/** An amount of a form field, in taka. */
const priceText = z.pipe(
  z.pipe(
    z.string('Please enter a price.').check(z.regex(/^\s*\d{1,8}(\.\d{1,2})?\s*$/, 'Please enter an amount in taka.')),
    z.transform(Number),
  ),
  z
    .number()
    .check(z.refine((taka) => poishaOf(taka) !== null, `Must be at most ${MAX_TAKA.toLocaleString('en-US')} taka.`)),
)

const categoryText = z.pipe(
  z.string('Please choose a category.').check(z.regex(/^[1-9]\d{0,14}$/, 'Please choose a category.')),
  z.transform(Number),
)

const measure = z.pipe(
  z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
  z
    .number('Please enter a number of inches.')
    .check(z.minimum(0, 'Must be at least 0.'), z.maximum(200, 'Must be at most 200 inches.')),
)
const chartRow = z.object(
  { size: text(20), chest: measure, length: measure, sleeve: measure },
  'Needs size, chest, length and sleeve.',
)

/** Size → pieces; absent or null: not counted. */
const stockText = jsonText(
  z.nullish(
    z.partialRecord(
      size,
      z.nullable(
        z
          .int('Must be a whole number.')
          .check(z.minimum(0, 'Must be at least 0.'), z.maximum(1_000_000, 'At most 1,000,000.')),
      ),
      'Must be a number of pieces for sizes on offer.',
    ),
  ),
)

/** The product form, as multipart/form-data (spec §7). Empty texts of optional fields count as absent. */
export const productForm = z.object({
  name: text(160),
  description: textIfGiven(5000),
  specification: textIfGiven(20_000),
  category: categoryText,
  price: priceText,
  /** Empty: no price is struck through. */
  compareAtPrice: z.optional(
    z.pipe(
      z.pipe(
        z.string('Please enter an amount in taka.'),
        z.transform((value) => (value.trim() === '' ? null : value)),
      ),
      z.nullable(priceText),
    ),
  ),
  tags: z.optional(
    jsonText(z.optional(z.array(text(40), 'Must be a list.').check(z.maxLength(20, 'At most 20 tags.')))),
  ),
  sizes: z.optional(jsonText(z.optional(z.array(size, 'Must be a list.').check(z.maxLength(20, 'At most 20 sizes.'))))),
  stock: z.optional(stockText),
  /**
   * The stock that the form showed when it was opened: where it comes along, `stock` changes the count of now by the
   * difference, so that pieces sold meanwhile stay sold.
   */
  stockSeen: z.optional(stockText),
  sizeChart: z.optional(
    jsonText(z.optional(z.array(chartRow, 'Must be a list of rows.').check(z.maxLength(20, 'At most 20 rows.')))),
  ),
  /** Null: a file larger than the shop reads. */
  imageFile: z.optional(z.nullable(z.instanceof(Uint8Array, { error: 'Please choose a picture file.' }))),
  /** `1` takes the picture away. */
  removeImage: z.optional(z.enum(['0', '1'], 'Must be 0 or 1.')),
})

/** The same form for a product that is there: what is left out stays as it is. */
export const productChange = z.extend(productForm, { category: z.optional(categoryText) })
export type ProductChange = z.output<typeof productChange>

const saved = z.object({ message: z.string(), product: managedProduct })
const byId = z.object({ id: idText })

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/product',
  access: 'approved-vendor-or-admin',
  summary: 'Add a product to the caller’s store (an admin’s belongs to the house store).',
  body: productForm,
  upload: true,
  reply: saved,
  status: 201,
})

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/product/:id',
  access: 'approved-vendor-or-admin',
  summary: 'Change a product; fields that are left out stay as they are, the picture too.',
  params: byId,
  body: productChange,
  upload: true,
  reply: saved,
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/product/:id',
  access: 'approved-vendor-or-admin',
  summary: 'Take a product out of the shop; orders keep their copy of it.',
  params: byId,
  reply: z.object({ message: z.string() }),
})

export const deleteProducts = endpoint({
  method: 'POST',
  path: '/api/product/delete',
  access: 'approved-vendor-or-admin',
  summary: 'Take several products out of the shop, all of them or none.',
  body: z.object({
    ids: z
      .array(id, 'Please choose products.')
      .check(z.minLength(1, 'Please choose products.'), z.maxLength(100, 'At most 100 at once.')),
  }),
  reply: z.object({ message: z.string() }),
})

const managedQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(200, 'At most 200 characters.'))),
  /** Those below it too. */
  categoryId: z.optional(idText),
  /** `sold-out`: at least one size has none left; `low`: at most 5 left. */
  stock: z.optional(z.enum(['sold-out', 'low'])),
  sort: z.optional(z.enum(['newest', 'name', 'price_asc', 'price_desc'])),
  ...paging(50),
  /** Longer than others: it may hold a name. */
  cursor: z.optional(z.string().check(z.maxLength(2000))),
})

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/api/product/GetProductByVendor',
  access: 'approved-vendor',
  summary: 'The caller’s own products.',
  query: managedQuery,
  reply: managedProduct,
  list: 'array',
})

export const listManagedProducts = endpoint({
  method: 'GET',
  path: '/api/product/manage',
  access: 'admin',
  summary: 'Products of all stores, off-sale ones too.',
  query: z.extend(managedQuery, { vendorId: z.optional(idText) }),
  reply: managedProduct,
  list: 'array',
})

export const readManagedProduct = endpoint({
  method: 'GET',
  path: '/api/product/:id/manage',
  access: 'approved-vendor-or-admin',
  summary: 'A product of the caller’s store, for editing; any product for an admin.',
  params: byId,
  reply: managedProduct,
})

export const listSizeCharts = endpoint({
  method: 'GET',
  path: '/api/product/charts',
  access: 'approved-vendor-or-admin',
  summary: 'Different size charts of the caller’s products, latest first, to copy from.',
  reply: z.array(z.object({ productId: id, productName: z.string(), chart: z.array(sizeChartRow) })),
})

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
    tags: z.optional(z.array(z.string()).check(z.maxLength(10))),
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
    file: z.instanceof(Uint8Array, { error: 'Please choose a CSV file.' }),
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
