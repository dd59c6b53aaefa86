import type { Product } from '#contract/products'
import { m } from '#messages'

/** Sold-out ones are shown, disabled. */
export function SizeChoice({
  product: { sizes, soldOutSizes },
  chosen,
  onChoose,
}: {
  product: Pick<Product, 'sizes' | 'soldOutSizes'>
  chosen: string
  onChoose: (size: string) => void
}) {
  return (
    <fieldset>
      <legend>{m.ui_size()}</legend>
      <div className="size-choice">
        {sizes.map((size) => (
          <label key={size} className="size-choice-size">
            <input
              type="radio"
              name="size"
              value={size}
              checked={size === chosen}
              disabled={soldOutSizes.includes(size)}
              onChange={() => onChoose(size)}
            />
            <span>
              {size}
              {soldOutSizes.includes(size) && <span className="unseen"> {m.products_sold_out()}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
