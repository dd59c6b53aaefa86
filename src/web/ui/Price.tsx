import { formatTaka } from '#contract/money'

/** A price in taka, after the earlier one struck through where there is one. */
export function Price({ price, compareAtPrice }: { price: number; compareAtPrice: number | null }) {
  return (
    <p className="price">
      {compareAtPrice !== null && (
        <s className="price-before">
          <span className="unseen">Earlier price </span>
          {formatTaka(compareAtPrice)}
        </s>
      )}
      <strong className="price-now">{formatTaka(price)}</strong>
    </p>
  )
}
