import type { Product } from '#contract/products'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'

/** Before it the earlier one, struck through. */
export function Price({ of: { price, compareAtPrice } }: { of: Pick<Product, 'price' | 'compareAtPrice'> }) {
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
