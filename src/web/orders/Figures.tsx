import type { Adjustment } from '#contract/cart'
import { formatTaka } from '#contract/values/money'

interface Figure {
  name: string
  taka: number
  isSum?: boolean
  /** Of what was cancelled. */
  isStruck?: boolean
  /** Where others may have the same name. */
  id?: string
}

export function Figures({ rows }: { rows: Figure[] }) {
  return (
    <dl className="figures">
      {rows.map(({ name, taka, isSum, isStruck, id = name }) => (
        <div key={id} data-sum={isSum}>
          <dt>{name}</dt>
          <dd>{isStruck ? <s>{formatTaka(taka)}</s> : formatTaka(taka)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function adjustmentFigures(adjustments: Adjustment[]): Figure[] {
  return adjustments.map(({ what, paidBy, amount }) => ({ name: what, taka: amount, id: `${what}, ${paidBy}` }))
}
