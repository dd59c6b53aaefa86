import type { Attempt } from './attempts.ts'
import type { Noted } from './journal.ts'
import type { PlannedProduct } from './plan.ts'
import type { Rows } from './rows.ts'

interface Price {
  pricePoisha: number
  /** It may have been the price from here on … */
  from: number
  /** … until here at the latest. */
  until: number
}

/** Each line was paid at a price that the product had at some moment between the first send and the last answer. */
export function checkPrices(
  attempts: Map<string, Attempt>,
  { orders }: Rows,
  prices: ReadonlyMap<number, Price[]>,
): string[] {
  return orders.flatMap(({ id, attempt, lines }) => {
    const { sentAt = 0, endedAt = Number.POSITIVE_INFINITY } = attempts.get(attempt) ?? {}
    return lines
      .filter(({ productId, pricePoisha }) => {
        const known = prices.get(productId) ?? []
        return !known.some(
          (price) => price.pricePoisha === pricePoisha && price.from <= endedAt && price.until >= sentAt,
        )
      })
      .map(
        ({ productId, pricePoisha }) =>
          `order ${id} paid ${pricePoisha} for product ${productId}, no price of that time`,
      )
  })
}

/** One vendor changes prices, one after the other: an acknowledged change ends every price before it. */
export function pricesOf(products: PlannedProduct[], journal: Noted[]): Map<number, Price[]> {
  const ever = Number.POSITIVE_INFINITY
  const prices = new Map(
    products.map(({ id, pricePoisha }): [number, Price[]] => [id, [{ pricePoisha, from: 0, until: ever }]]),
  )
  for (const entry of journal) {
    if (entry.kind === 'price-send')
      prices.get(entry.productId)?.push({ pricePoisha: entry.pricePoisha, from: entry.at, until: ever })
    if (entry.kind === 'price-answer' && entry.outcome !== 'unknown') settle(prices.get(entry.productId) ?? [], entry)
  }
  return prices
}

function settle(known: Price[], { pricePoisha, outcome, at }: Noted & { kind: 'price-answer' }): void {
  const isTold = (price: Price) => price.pricePoisha === pricePoisha
  if (outcome === 'refused') for (const price of known.filter(isTold)) price.until = Number.NEGATIVE_INFINITY
  else for (const price of known) if (!isTold(price)) price.until = Math.min(price.until, at)
}
