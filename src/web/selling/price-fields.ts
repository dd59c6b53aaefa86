import { byName, namesOf } from '#contract/values/by-name'
import { formatNumber } from '#contract/values/digits'
import { amountIn, MAX_TAKA, poishaOf } from '#contract/values/money'
import { m } from '#messages'
import type { Problems } from '../ui/form/use-refusal.ts'

/** Form fields of the prices; `of` names what two tabs disagree about. */
const FIELDS = {
  price: { label: m.selling_price(), of: m.ui_price(), isRequired: true },
  compareAtPrice: {
    label: m.selling_compare_price(),
    of: m.ui_compare_price(),
    hint: m.selling_earlier_price_shown(),
  },
}
export type PriceName = keyof typeof FIELDS
export const PRICE_NAMES = namesOf(FIELDS)
export const PRICE_FIELDS: Record<PriceName, { label: string; of: string; hint?: string; isRequired?: boolean }> =
  FIELDS

/** An earlier price may be empty, and is above the price. */
export function priceProblems(typed: Record<PriceName, string>): Problems {
  const { price, compareAtPrice } = byName(PRICE_NAMES, (name) => amountIn(typed[name]))
  const problems: Problems = {}
  const ofPrice = amountProblem(price)
  if (ofPrice) problems.price = ofPrice
  if (!compareAtPrice) return problems
  const ofEarlier = amountProblem(compareAtPrice)
  if (ofEarlier) problems.compareAtPrice = ofEarlier
  else if (!ofPrice && Number(compareAtPrice) <= Number(price)) problems.compareAtPrice = m.selling_must_above_price()
  return problems
}

function amountProblem(amount: string): string | null {
  if (!amount) return m.selling_please_enter_price()
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) return m.selling_please_enter_amount()
  return poishaOf(Number(amount)) === null ? m.selling_must_most_maxtaka({ maxTaka: formatNumber(MAX_TAKA) }) : null
}
