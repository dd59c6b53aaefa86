import { randomUUID } from 'node:crypto'
import { type AskedAdjustment, quoteOf } from '../../cart/quote.ts'
import { NO_COMMISSION } from '../../commission/testing/no-commission.ts'
import { type Db, transact } from '../../platform/database/db.ts'
import { offersOf } from '../../products/offers.queries.ts'
import { onOffer } from '../../products/on-offer.ts'
import { orderBody } from '../../testing/orders.ts'
import type { TestShop } from '../../testing/shop.ts'
import { givenTraders, type Traders } from '../../testing/traders.ts'
import { insertOrder } from '../insert-order.queries.ts'
import type { OrderRecord } from '../orders.queries.ts'

export interface Trade {
  people: Traders
  /** The baker’s, at 1,450 taka, and the weaver’s. */
  goods: number[]
}

export async function givenTrade(shop: TestShop): Promise<Trade> {
  const people = await givenTraders(shop)
  const { baker, weaver } = people
  const goods = [await shop.given.product({ vendorId: baker.id }), await shop.given.product({ vendorId: weaver.id })]
  return { people, goods }
}

/** An order of one piece of each store, with shipping of 60 taka, as its customer’s checkout stores it. */
export async function placeAdjusted(db: Db, trade: Trade, adjustments: AskedAdjustment[]): Promise<number> {
  const { id } = await placedAdjusted(db, trade, adjustments)
  return id
}

/** The same, as it is answered. */
export async function placedAdjusted(
  db: Db,
  { people, goods }: Trade,
  adjustments: AskedAdjustment[],
): Promise<OrderRecord> {
  return await transact(db, async (tx) => {
    const offers = await offersOf(
      tx,
      goods.map((productId) => ({ productId, size: 'M', quantity: 1 })),
    )
    return await insertOrder(tx, {
      customerId: people.customer.id,
      request: { ...orderBody([]), items: [], altPhone: '', notes: '' },
      once: { key: randomUUID(), fingerprint: 'x', isKeyed: true },
      quote: quoteOf(
        // The database gives them in any order.
        goods.flatMap((productId) =>
          offers
            .filter((offer) => offer.productId === productId)
            .map((offer) => ({
              ...onOffer(offer, { product: 'productId', size: 'size' }),
              quantity: 1,
              commission: NO_COMMISSION,
            })),
        ),
        { shippingPoisha: 6_000, adjustmentsOf: () => adjustments },
      ),
      isTaken: () => false,
      awaitsConfirmation: false,
    })
  })
}

/** Less for the baker’s pieces, which the store bears; less for the weaver’s, which the shop does; and less shipping. */
export function discounts({ baker, weaver }: Traders): AskedAdjustment[] {
  return [
    { vendorId: baker.id, what: 'Eid offer', paidBy: 'store', poisha: -20_000 },
    { vendorId: weaver.id, what: 'Welcome', paidBy: 'shop', poisha: -5_000 },
    { vendorId: null, what: 'Half the delivery', paidBy: 'shop', poisha: -3_000 },
  ]
}
