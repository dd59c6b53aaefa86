import type { CartLine } from '#contract/cart'
import { formatTaka, takaOf } from '#contract/money'
import type { LineRow } from './cart.queries.ts'
import { wordsOfShortage } from './on-offer.ts'

/** Whether the line can be bought at all: its product is on sale and still offered in its size. */
export function isForSale({ isOnSale, hasSize }: LineRow): boolean {
  return isOnSale && hasSize
}

/** Why a line needs a second look, the gravest reason first; null where nothing changed since the customer touched it. */
export function noticeOf(row: LineRow): CartLine['notice'] {
  if (!row.isOnSale) return { code: 'off_sale', message: 'This product is no longer for sale.' }
  if (!row.hasSize) return { code: 'off_sale', message: `Size ${row.size} is no longer for sale.` }
  if (row.stock !== null && row.stock < row.quantity)
    return { code: 'out_of_stock', message: wordsOfShortage(row.stock, row.size) }
  return row.pricePoisha === row.seenPricePoisha ? null : priceChanged(row)
}

function priceChanged({ seenPricePoisha, pricePoisha }: LineRow): CartLine['notice'] {
  const [before, now] = [formatTaka(takaOf(seenPricePoisha)), formatTaka(takaOf(pricePoisha))]
  return { code: 'price_changed', message: `The price changed from ${before} to ${now}.` }
}
