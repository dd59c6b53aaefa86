import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteOf } from '../cart/quote.ts'
import { NO_COMMISSION } from '../commission/testing/no-commission.ts'
import { insertOrder } from '../orders/insert-order.queries.ts'
import { order, orderBody, sizeIdOf } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders } from '../testing/traders.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test.each(['admin', 'baker', 'customer'] as const)(
  'the figures that the %s sees are of one moment, though an order is placed while they are read',
  async (reader) => {
    const traders = await givenTraders(shop)
    const productId = await shop.given.product({ vendorId: traders.baker.id })
    const sizeId = await sizeIdOf(shop, productId)
    await order(shop, traders.customer.token, orderBody([{ productId, quantity: 2 }]))
    const figures = () => shop.call('GET /api/dashboard/figures', {}, traders[reader].token)
    const { body: before } = await figures()
    const read = await shop.db.transaction().execute(async (tx) => {
      await sql`lock table order_lines in access exclusive mode`.execute(tx)
      const reading = figures()
      await untilSomebodyWaits(shop)
      await insertOrder(tx, orderOf(traders.customer.id, traders.baker.id, { productId, sizeId }))
      return { reading }
    })
    expect((await read.reading).body).toEqual(before)
    expect((await figures()).body.best).not.toEqual(before.best)
  },
)

function orderOf(customerId: number, vendorId: number, { productId, sizeId }: { productId: number; sizeId: number }) {
  const line = {
    ...{ productId, vendorId, name: 'Apron', pricePoisha: 100, image: null, size: 'M' as const, quantity: 9 },
    ...{
      isOnSale: true,
      isPaused: false,
      isDeleted: false,
      sizeId,
      stock: null,
      storeName: 'The baker’s',
      ownerId: null,
    },
    commission: NO_COMMISSION,
  }
  return {
    ...{ customerId, request: { ...orderBody([]), items: [], altPhone: '', notes: '' } },
    once: { key: `key ${productId}`, fingerprint: 'x', isKeyed: true },
    quote: quoteOf([line], { shippingPoisha: 0, adjustmentsOf: () => [] }),
    isTaken: () => false,
    awaitsConfirmation: false,
  }
}
