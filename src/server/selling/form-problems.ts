import type { ProductChange } from '#contract/product-form'
import { takaOf } from '#contract/values/money'
import { SIZES } from '#contract/values/sizes'
import { m } from '#messages'
import type { ManagedRow } from './managed-product.ts'

export type ReadablePart = { [Field in keyof ProductChange]?: ProductChange[Field] | undefined }

export const NO_CATEGORY = m.refusal_category_not_found()

/** Message by field, where each fits alone but not with the others or with what is kept. */
export function wrongTogether(form: ReadablePart, kept: ManagedRow | null): Record<string, string> {
  const fields: Record<string, string> = {}
  const compareAt = form.compareAtPrice === undefined ? keptCompareAt(kept) : form.compareAtPrice
  const price = form.price ?? keptPrice(kept)
  if (price !== undefined && compareAt !== null && compareAt <= price)
    fields.compareAtPrice = m.selling_must_above_price()
  const sizes = form.sizes ?? SIZES.filter((size) => kept?.stock[size] !== undefined)
  for (const size of SIZES)
    if (typeof form.stock?.[size] === 'number' && !sizes.includes(size))
      fields[`stock.${size}`] = m.selling_size_not_offered({ size })
  return fields
}

function keptPrice(kept: ManagedRow | null): number | undefined {
  return kept === null ? undefined : takaOf(kept.pricePoisha)
}

function keptCompareAt(kept: ManagedRow | null): number | null {
  return kept?.compareAtPoisha ? takaOf(kept.compareAtPoisha) : null
}
