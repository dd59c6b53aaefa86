import { formatTaka } from '#contract/money'

/** Amounts below each other; the sum stands out. */
export function Figures({ rows }: { rows: { name: string; taka: number; isSum?: boolean }[] }) {
  return (
    <dl className="order-figures">
      {rows.map(({ name, taka, isSum }) => (
        <div key={name} data-sum={isSum}>
          <dt>{name}</dt>
          <dd>{formatTaka(taka)}</dd>
        </div>
      ))}
    </dl>
  )
}
