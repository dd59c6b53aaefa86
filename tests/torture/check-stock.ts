import type { PlannedProduct } from './plan.ts'
import type { Rows } from './rows.ts'

/** What was there at the start, less what was sold and not given back, is there now; never less than nothing. */
export function checkStock(products: PlannedProduct[], { orders, stock, negative }: Rows): string[] {
  const sold = new Map<string, number>()
  for (const { productId, size, quantity, stockTaken, parcelStatus } of orders.flatMap(({ lines }) => lines)) {
    const name = `${productId} ${size}`
    if (stockTaken && parcelStatus !== 'Cancelled') sold.set(name, (sold.get(name) ?? 0) + quantity)
  }
  const now = new Map(stock.map(({ productId, size, stock }) => [`${productId} ${size}`, stock]))
  const found = negative > 0 ? [`${negative} sizes have less than nothing`] : []
  for (const { id, stock: start } of products)
    for (const [size, pieces] of Object.entries(start)) {
      const name = `${id} ${size}`
      const expected = pieces === null ? null : pieces - (sold.get(name) ?? 0)
      if (now.get(name) !== expected) found.push(`of ${name} there are ${now.get(name)}, not ${expected}`)
      if (pieces === null && sold.has(name)) found.push(`${name} is not counted, and was counted`)
    }
  return found
}
