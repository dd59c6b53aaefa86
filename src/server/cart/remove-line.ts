import type { Cart } from '#contract/cart'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { deleteLine, deleteLines, lockCustomer } from './cart.queries.ts'
import { chargesNow } from './charges.ts'
import { cartOf } from './read-cart.ts'

/** Refuses `cart_line_not_found`, also for another customer’s line. */
export async function removeCartLine(db: Db, actor: Actor, lineId: number): Promise<Cart> {
  return await transact(db, async (tx) => {
    await lockCustomer(tx, actor.id)
    const removed = await deleteLine(tx, actor.id, lineId)
    if (!removed) throw new Refusal('cart_line_not_found')
    return await cartOf(tx, actor.id, chargesNow(tx))
  })
}

export async function clearCart(db: Db, actor: Actor): Promise<Cart> {
  return await transact(db, async (tx) => {
    await lockCustomer(tx, actor.id)
    await deleteLines(tx, actor.id)
    return await cartOf(tx, actor.id, chargesNow(tx))
  })
}
