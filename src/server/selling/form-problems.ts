import type { ProductChange } from '#contract/selling/product-form'
import { SIZES } from '#contract/values/sizes'
import { m } from '#messages'
import { wrongPrices } from './form-prices.ts'
import type { ManagedRow } from './managed-product.ts'

export type ReadablePart = { [Field in keyof ProductChange]?: ProductChange[Field] | undefined }

/** Message by field, where each fits alone but not with the others or with what is kept. */
export function wrongTogether(form: ReadablePart, kept: ManagedRow | null): Record<string, string> {
  const fields = wrongPrices(form, kept)
  const sizes = form.sizes ?? SIZES.filter((size) => kept?.stock[size] !== undefined)
  for (const size of SIZES)
    if (typeof form.stock?.[size] === 'number' && !sizes.includes(size))
      fields[`stock.${size}`] = m.selling_size_not_offered({ size })
  return fields
}
