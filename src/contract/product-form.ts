import * as z from 'zod/mini'
import { formatNumber } from '#contract/digits'
import { size } from './catalog.ts'
import { optionalText, text } from './fields.ts'
import { jsonText } from './json-text.ts'
import { MAX_TAKA, poishaOf } from './money.ts'

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
  z.number().check(z.refine((taka) => poishaOf(taka) !== null, `Must be at most ${formatNumber(MAX_TAKA)} taka.`)),
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
