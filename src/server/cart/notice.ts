import type { CartLine } from '#contract/cart'
import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { wordsOfShortage } from '../products/on-offer.ts'
import type { LineRow } from './cart.queries.ts'

export function isForSale({ isOnSale, isPaused, sizeId }: LineRow): boolean {
  return isOnSale && !isPaused && sizeId !== null
}

/** The gravest reason first; null: nothing changed since the customer touched it. */
export function noticeOf(row: LineRow): CartLine['notice'] {
  if (!row.isOnSale) return { code: 'off_sale', message: m.refusal_product_off_sale() }
  if (row.sizeId === null) return { code: 'off_sale', message: m.cart_size_off_sale({ size: row.size }) }
  if (row.isPaused) return { code: 'no_orders', message: m.refusal_store_takes_no_orders() }
  if (row.stock !== null && row.stock < row.quantity)
    return { code: 'out_of_stock', message: wordsOfShortage(row.stock, row.size) }
  return row.pricePoisha === row.seenPricePoisha ? null : priceChanged(row)
}

function priceChanged({ seenPricePoisha, pricePoisha }: LineRow): CartLine['notice'] {
  const [before, now] = [formatTaka(takaOf(seenPricePoisha)), formatTaka(takaOf(pricePoisha))]
  return { code: 'price_changed', message: m.cart_price_changed_from({ before, now }) }
}
