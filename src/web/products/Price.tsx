import { formatTaka } from '#contract/values/money'
import { m } from '#messages'

export function Price({ price, compareAtPrice }: { price: number; compareAtPrice: number | null }) {
  return (
    <p className="price">
      {compareAtPrice !== null && (
        <s className="price-before">
          <span className="unseen">{m.ui_earlier_price()} </span>
          {formatTaka(compareAtPrice)}
        </s>
      )}
      <strong className="price-now">{formatTaka(price)}</strong>
    </p>
  )
}
