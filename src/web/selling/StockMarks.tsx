import type { ManagedProduct } from '#contract/selling'
import { formatNumber } from '#contract/values/digits'
import type { Size } from '#contract/values/sizes'
import { m } from '#messages'
import { useShopSettings } from '../settings/shop-settings.ts'

export function StockMarks({ sizes, stock }: Pick<ManagedProduct, 'sizes' | 'stock'>) {
  const line = useShopSettings()?.lowStockLine ?? 0
  if (sizes.length === 0) return <p className="muted">{m.selling_no_sizes()}</p>
  const isCounted = (size: Size) => typeof stock[size] === 'number'
  const uncounted = sizes.filter((size) => !isCounted(size))
  return (
    <ul className="stock-marks" aria-label={m.ui_stock()}>
      {sizes.filter(isCounted).map((size) => {
        const left = stock[size] ?? 0
        return (
          <li key={size} data-tone={toneOf(left, line)}>
            {size} <b>{left === 0 ? m.selling_sold_out() : formatNumber(left)}</b>
          </li>
        )
      })}
      {uncounted.length > 0 && <li>{m.selling_uncounted_not_counted({ uncounted: uncounted.join(', ') })}</li>}
    </ul>
  )
}

function toneOf(left: number, line: number): string | undefined {
  if (left === 0) return 'red'
  return left <= line ? 'yellow' : undefined
}
