import type { CheckoutQuote } from '#contract/checkout'
import { isLeftOut } from '#contract/values/cart-notices'
import type { ReadCharges } from '../cart/charges.ts'
import { cartOf } from '../cart/read-cart.ts'
import type { ReadDeliveryDays } from '../deadlines/delivery-times.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'

/** What the caller’s cart costs if it is ordered now. The order is quoted anew, by the same rule (place-order.ts). */
export async function readQuote(
  db: Db,
  actor: Actor,
  readCharges: ReadCharges,
  readDeliveryDays: ReadDeliveryDays,
): Promise<CheckoutQuote> {
  const [{ items, count, quote }, deliveryDays] = await Promise.all([
    cartOf(db, actor.id, readCharges()),
    readDeliveryDays(),
  ])
  const offSale = items.filter(({ notice }) => notice && isLeftOut(notice))
  return { lines: items.filter((line) => !offSale.includes(line)), offSale, count, deliveryDays, ...quote }
}
