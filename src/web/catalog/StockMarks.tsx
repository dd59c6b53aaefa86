import type { ManagedProduct } from '#contract/managed-products'

const LOW = 5

/** Pieces left of each size; a size that is not counted shows only its name. */
export function StockMarks({ sizes, stock }: Pick<ManagedProduct, 'sizes' | 'stock'>) {
  if (sizes.length === 0) return <p className="list-small">No sizes</p>
  return (
    <ul className="manage-stock" aria-label="Stock">
      {sizes.map((size) => {
        const left = stock[size] ?? null
        return (
          <li key={size} data-tone={toneOf(left)}>
            {size}
            {left !== null && (
              <>
                {' '}
                <b>{left === 0 ? 'sold out' : left.toLocaleString('en-US')}</b>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function toneOf(left: number | null): string | undefined {
  if (left === null || left > LOW) return undefined
  return left === 0 ? 'red' : 'yellow'
}
