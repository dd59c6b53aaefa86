import type { Cart } from '#contract/cart'
import type { Size } from '#contract/values/sizes'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { offersOf } from '../products/offers.queries.ts'
import { onOffer, refuseIfShort } from '../products/on-offer.ts'
import type { Pieces } from '../products/stock.queries.ts'
import { lockCustomer, piecesIn, updateLine } from './cart.queries.ts'
import { chargesNow } from './charges.ts'
import { cartOf, refuseAnother } from './read-cart.ts'

interface LineChange {
  userId: number
  productId: number
  quantity: number
  size?: Size | undefined
}

/** Refuses `not_your_account`, `cart_line_not_found`, `size_needed`, `product_off_sale`, `store_takes_no_orders`, `out_of_stock`. */
export async function changeCartLine(db: Db, actor: Actor, productId: number, change: LineChange): Promise<Cart> {
  refuseAnother(actor, change.userId)
  if (change.productId !== productId)
    throw new Refusal('invalid_request', { fields: { productId: m.cart_must_product_address() } })
  return await transact(db, async (tx) => {
    await lockCustomer(tx, actor.id)
    const line = lineMeant(await piecesIn(tx, actor.id), change)
    const [found] = await offersOf(tx, [line])
    const offer = onOffer(found, { product: 'productId', size: 'size' })
    refuseIfShort(offer, change.quantity, 'quantity')
    await updateLine(tx, line.id, { quantity: change.quantity, pricePoisha: offer.pricePoisha })
    return await cartOf(tx, actor.id, chargesNow(tx))
  })
}

function lineMeant<Line extends Pieces>(lines: Line[], { productId, size }: LineChange): Line {
  const meant = lines.filter((line) => line.productId === productId && (size ?? line.size) === line.size)
  const [line, another] = meant
  if (!line) throw new Refusal('cart_line_not_found')
  if (another) throw new Refusal('size_needed')
  return line
}
