import type { Cart, CartLine } from '#contract/cart'
import { imagePathOf } from '#contract/images'
import { takaOf } from '#contract/money'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { type LineRow, linesOf } from './cart.queries.ts'
import { isForSale, noticeOf } from './notice.ts'

/** Refuses `not_your_account`. */
export async function readCart(db: Db, actor: Actor, userId: number): Promise<Cart> {
  refuseAnother(actor, userId)
  return await cartOf(db, actor.id)
}

/** A cart is its customer’s alone, whatever the role. */
export function refuseAnother(actor: Actor, userId: number): void {
  if (userId !== actor.id) throw new Refusal('not_your_account')
}

export async function cartOf(db: Db, customerId: number): Promise<Cart> {
  const rows = await linesOf(db, customerId)
  const counted = rows.filter(isForSale)
  return {
    items: rows.map(lineOf),
    count: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    total: takaOf(counted.reduce((sum, { quantity, pricePoisha }) => sum + quantity * pricePoisha, 0)),
  }
}

function lineOf(row: LineRow): CartLine {
  const { id, productId, name, vendorId, storeName, quantity, size } = row
  const price = takaOf(row.pricePoisha)
  const imagePath = row.image === null ? null : imagePathOf(row.image)
  const product = { id: productId, name, price, vendorId, storeName, imagePath }
  return { id, productId, product, quantity, size, price, notice: noticeOf(row) }
}
