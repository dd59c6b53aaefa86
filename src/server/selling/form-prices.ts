import type { ProductChange } from '#contract/selling/product-form'
import { exactPoisha } from '#contract/values/money'
import { m } from '#messages'
import type { ProductColumns } from '../products/products.queries.ts'

type Prices = Pick<ProductColumns, 'pricePoisha' | 'compareAtPoisha'>
type FormPrices = Pick<ProductChange, 'price' | 'compareAtPrice'>

export const NO_PRICES: Prices = { pricePoisha: 0, compareAtPoisha: null }

/** As they would be saved: what the form leaves out stays, an earlier price that is empty goes. */
export function pricesFrom(form: FormPrices, kept: Prices): Prices {
  return {
    pricePoisha: form.price === undefined ? kept.pricePoisha : exactPoisha(form.price),
    compareAtPoisha: compareAtFrom(form, kept),
  }
}

function compareAtFrom({ compareAtPrice }: FormPrices, kept: Prices): number | null {
  if (compareAtPrice === undefined) return kept.compareAtPoisha
  return compareAtPrice === null ? null : exactPoisha(compareAtPrice)
}

/** Message by field: an earlier price is above the price. Nothing where no price is known to compare with. */
export function wrongPrices(form: FormPrices, kept: Prices | null): Record<string, string> {
  if (form.price === undefined && kept === null) return {}
  const { pricePoisha, compareAtPoisha } = pricesFrom(form, kept ?? NO_PRICES)
  const isWrong = compareAtPoisha !== null && compareAtPoisha <= pricePoisha
  return isWrong ? { compareAtPrice: m.selling_must_above_price() } : {}
}
