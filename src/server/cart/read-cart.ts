import type { Cart, CartLine, Quote } from '#contract/cart'
import { takaOf } from '#contract/values/money'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { imagePathOf } from '../platform/pictures/picture-address.ts'
import { Refusal } from '../platform/refusal.ts'
import { type LineRow, linesOf } from './cart.queries.ts'
import type { ReadCharges } from './charges.ts'
import { isForSale, noticeOf } from './notice.ts'
import { type Charges, type Quoted, quoteOf, subtotalOf } from './quote.ts'
import { shownAdjustments } from './shown-adjustments.ts'

/** Refuses `not_your_account`. */
export async function readCart(db: Db, actor: Actor, readCharges: ReadCharges, userId: number): Promise<Cart> {
  refuseAnother(actor, userId)
  return await cartOf(db, actor.id, readCharges())
}

export function refuseAnother(actor: Pick<Actor, 'id'>, userId: number): void {
  if (userId !== actor.id) throw new Refusal('not_your_account')
}

/** With what it comes to now, so that no page asks for that in a call of its own. */
export async function cartOf(db: Db, customerId: number, asked: Promise<Charges>): Promise<Cart> {
  const [rows, charges] = await Promise.all([linesOf(db, customerId), asked])
  const quote = onTheWire(quoteOf(rows.filter(isForSale), charges))
  return { items: rows.map(lineOf), count: countOf(rows), total: quote.itemsTotal, quote }
}

/** Of the pieces that can be bought. */
function countOf(rows: LineRow[]): number {
  return rows.filter(isForSale).reduce((sum, { quantity }) => sum + quantity, 0)
}

function lineOf(row: LineRow): CartLine {
  const { id, productId, name, vendorId, storeName, quantity, size } = row
  const price = takaOf(row.pricePoisha)
  const imagePath = row.image === null ? null : imagePathOf(row.image)
  const product = { id: productId, name, price, vendorId, storeName, imagePath }
  return { id, productId, product, quantity, size, price, subtotal: takaOf(subtotalOf(row)), notice: noticeOf(row) }
}

function onTheWire({ itemsPoisha, adjustments, shippingPoisha, totalPoisha }: Quoted<LineRow>): Quote {
  return {
    itemsTotal: takaOf(itemsPoisha),
    adjustments: shownAdjustments(adjustments),
    shipping: takaOf(shippingPoisha),
    total: takaOf(totalPoisha),
  }
}
