import type { OwnCommission } from '#contract/commission'
import { termsIn } from '#contract/values/commission'
import { commissionsOf } from '#contract/values/commission-of'
import { amountIn, formatTaka, poishaOf, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { percentWords, termsWords } from './terms-words.ts'

/** Where no price is typed yet. */
const SUCH_AS_POISHA = 100_000

interface Props {
  own: OwnCommission
  categoryId: number
  /** As typed. */
  price: string
}

/** What a store pays of a piece in a category, and what it keeps, before it sells. */
export function CommissionWords({ own, categoryId, price }: Props) {
  const category = own.categories.find(({ id }) => id === categoryId)
  // Shoppers do not see it: nothing is sold there.
  if (!category) return null
  const rule = own.rules.find(({ id }) => id === category.ruleId)
  const pricePoisha = poishaOf(Number(amountIn(price))) || SUCH_AS_POISHA
  const terms = rule && termsIn(rule)
  const [charged] = terms ? commissionsOf([{ ...terms, pricePoisha, quantity: 1 }], own.vatPercent * 100) : []
  if (!rule || !charged || charged.commissionPoisha === 0) return <p>{m.commission_you_pay_nothing()}</p>
  const kept = pricePoisha - charged.commissionPoisha - charged.commissionVatPoisha
  return (
    <p>
      {m.commission_you_pay({ terms: termsWords(rule), name: rule.name, vat: percentWords(own.vatPercent) })}{' '}
      <strong>
        {m.commission_you_keep({ price: formatTaka(takaOf(pricePoisha)), kept: formatTaka(takaOf(kept)) })}
      </strong>
    </p>
  )
}
