import * as z from 'zod/mini'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { optionalText, singleLine, versionText } from '../machinery/fields.ts'
import { jsonText } from '../machinery/json-text.ts'
import { size } from '../products.ts'
import { MAX_TAKA, poishaOf } from '../values/money.ts'
import {
  LONGEST_CHART_SIZE,
  LONGEST_DESCRIPTION,
  LONGEST_PRODUCT_NAME,
  LONGEST_SPECIFICATION,
  LONGEST_TAG,
  MAX_INCHES,
  MAX_PIECES,
  MOST_CHART_ROWS,
  MOST_TAGS,
} from '../values/product-limits.ts'

/** Absent and empty differ. */
function textIfGiven(most: number) {
  const read: z.ZodMiniType<string, string | null | undefined> = optionalText(most)
  const given = z.pipe(
    z.string({ error: () => m.field_must_text() }),
    z.transform((value): string | null | undefined => value),
  )
  return z.optional(z.pipe(given, read))
}

/** Taka. */
const priceText = z.pipe(
  z.pipe(
    z
      .string({ error: () => m.selling_please_enter_price() })
      .check(z.regex(/^\s*\d{1,8}(\.\d{1,2})?\s*$/, { error: () => m.selling_please_enter_amount() })),
    z.transform(Number),
  ),
  z.number().check(
    z.refine((taka) => poishaOf(taka) !== null, {
      error: () => m.field_must_most_most_taka({ most: formatNumber(MAX_TAKA) }),
    }),
  ),
)

const categoryText = z.pipe(
  z
    .string({ error: () => m.selling_please_choose_category() })
    .check(z.regex(/^[1-9]\d{0,14}$/, { error: () => m.selling_please_choose_category() })),
  z.transform(Number),
)

const measure = z.pipe(
  z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
  z
    .number({ error: () => m.field_please_enter_number() })
    .check(
      z.minimum(0, { error: () => m.field_must_least_0() }),
      z.maximum(MAX_INCHES, { error: () => m.field_must_most_most_inches({ most: MAX_INCHES }) }),
    ),
)
const chartRow = z.object(
  { size: singleLine(LONGEST_CHART_SIZE), chest: measure, length: measure, sleeve: measure },
  { error: () => m.field_needs_size_chest() },
)

/** Null or absent: not counted. */
const stockText = jsonText(
  z.nullish(
    z.partialRecord(
      size,
      z.nullable(
        z
          .int({ error: () => m.field_must_whole_number() })
          .check(
            z.minimum(0, { error: () => m.field_must_least_0() }),
            z.maximum(MAX_PIECES, { error: () => m.field_most_most({ most: formatNumber(MAX_PIECES) }) }),
          ),
      ),
      { error: () => m.field_must_number_pieces() },
    ),
  ),
)

/** Multipart (spec §7). Empty optional texts count as absent. */
export const productForm = z.object({
  name: singleLine(LONGEST_PRODUCT_NAME),
  description: textIfGiven(LONGEST_DESCRIPTION),
  specification: textIfGiven(LONGEST_SPECIFICATION),
  /** Absent (spec §7 names none): Men. */
  category: z.optional(categoryText),
  price: priceText,
  /** Empty: nothing struck through. */
  compareAtPrice: z.optional(
    z.pipe(
      z.pipe(
        z.string({ error: () => m.selling_please_enter_amount() }),
        z.transform((value) => (value.trim() === '' ? null : value)),
      ),
      z.nullable(priceText),
    ),
  ),
  tags: z.optional(
    jsonText(
      z.optional(
        z
          .array(singleLine(LONGEST_TAG), { error: () => m.field_must_list() })
          .check(z.maxLength(MOST_TAGS, { error: () => m.selling_tags_limit({ most: MOST_TAGS }) })),
      ),
    ),
  ),
  sizes: z.optional(
    jsonText(
      z.optional(
        z
          .array(size, { error: () => m.field_must_list() })
          .check(z.maxLength(20, { error: () => m.field_most_20_sizes() })),
      ),
    ),
  ),
  stock: z.optional(stockText),
  /** Stock shown when the form opened: then only the difference counts (decision 007). */
  stockSeen: z.optional(stockText),
  sizeChart: z.optional(
    jsonText(
      z.optional(
        z
          .array(chartRow, { error: () => m.field_must_list_rows() })
          .check(z.maxLength(MOST_CHART_ROWS, { error: () => m.field_most_most_rows({ most: MOST_CHART_ROWS }) })),
      ),
    ),
  ),
  /** Null: larger than the shop reads. */
  imageFile: z.optional(z.nullable(z.instanceof(Uint8Array, { error: () => m.field_please_choose_picture() }))),
  /** `1` takes the picture away. */
  removeImage: z.optional(z.enum(['0', '1'], { error: () => m.field_must_0_1() })),
})

/** What is left out stays. */
export const productChange = z.extend(productForm, {
  name: z.optional(productForm.shape.name),
  price: z.optional(productForm.shape.price),
  /** Refused once it is not the product’s any more. */
  fromVersion: z.optional(versionText),
})
export type ProductChange = z.output<typeof productChange>
