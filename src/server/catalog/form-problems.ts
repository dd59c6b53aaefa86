import { SIZES } from '#contract/garment'
import { takaOf } from '#contract/money'
import type { ProductChange } from '#contract/product-form'
import type { ManagedRow } from './managed-product.ts'

/** What of a form can be read. */
export type ReadablePart = { [Field in keyof ProductChange]?: ProductChange[Field] | undefined }

export const NO_CATEGORY = 'This category is not in the shop.'

/** Message by field for what fits each field but not the others, or not what the product keeps. */
export function wrongTogether(form: ReadablePart, kept: ManagedRow | null): Record<string, string> {
  const fields: Record<string, string> = {}
  const compareAt = form.compareAtPrice === undefined ? keptCompareAt(kept) : form.compareAtPrice
  if (form.price !== undefined && compareAt !== null && compareAt <= form.price)
    fields.compareAtPrice = 'Must be above the price.'
  const sizes = form.sizes ?? SIZES.filter((size) => kept?.stock[size] !== undefined)
  for (const size of SIZES)
    if (typeof form.stock?.[size] === 'number' && !sizes.includes(size))
      fields[`stock.${size}`] = `Size ${size} is not offered.`
  return fields
}

function keptCompareAt(kept: ManagedRow | null): number | null {
  return kept?.compareAtPoisha ? takaOf(kept.compareAtPoisha) : null
}
