import { formatNumber } from '#contract/digits'
import type { Size } from '#contract/garment'
import type { ManagedProduct } from '#contract/managed-products'

const LOW = 5

/** Pieces left of each size, and which are not counted. */
export function StockMarks({ sizes, stock }: Pick<ManagedProduct, 'sizes' | 'stock'>) {
  if (sizes.length === 0) return <p className="list-small">No sizes</p>
  const isCounted = (size: Size) => typeof stock[size] === 'number'
  const uncounted = sizes.filter((size) => !isCounted(size))
  return (
    <ul className="manage-stock" aria-label="Stock">
      {sizes.filter(isCounted).map((size) => {
        const left = stock[size] ?? 0
        return (
          <li key={size} data-tone={toneOf(left)}>
            {size} <b>{left === 0 ? 'sold out' : formatNumber(left)}</b>
          </li>
        )
      })}
      {uncounted.length > 0 && <li>{uncounted.join(', ')} not counted</li>}
    </ul>
  )
}

function toneOf(left: number): string | undefined {
  if (left > LOW) return undefined
  return left === 0 ? 'red' : 'yellow'
}
