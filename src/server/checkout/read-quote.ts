import type { CheckoutQuote } from '#contract/checkout'
import { cartOf } from '../cart/read-cart.ts'
import type { ReadTerms } from '../cart/terms.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'

/** What the caller’s cart costs if it is ordered now. The order is quoted anew, by the same rule (place-order.ts). */
export async function readQuote(db: Db, actor: Actor, readTerms: ReadTerms): Promise<CheckoutQuote> {
  const { items, count, quote } = await cartOf(db, actor.id, readTerms())
  const offSale = items.filter(({ notice }) => notice?.code === 'off_sale')
  return { lines: items.filter((line) => !offSale.includes(line)), offSale, count, ...quote }
}
