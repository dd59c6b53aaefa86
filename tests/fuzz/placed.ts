import { order, orderBody } from '../../src/server/testing/orders.ts'
import type { Sold } from '../../src/server/testing/refunds.ts'
import type { TestShop } from '../../src/server/testing/shop.ts'

/** At whatever the shipping costs by now: fuzz changes the settings, too. */
export async function placedFor(shop: TestShop, token: string, productId: number, quantity = 1): Promise<Sold> {
  const asked = orderBody([{ productId, quantity }])
  const first = await order(shop, token, asked)
  const { status, body } = first.status === 201 ? first : await order(shop, token, { ...asked, ...totalIn(first.body) })
  if (status !== 201) throw new Error(`No order to carry: ${JSON.stringify(body)}`)
  const [{ id: lineId }] = body.items
  return { orderId: body.id, parcelId: body.parcels[0].id, lines: [{ lineId, quantity }] }
}

function totalIn({ current }: { current?: { totalAmount: number } }): { totalAmount?: number } {
  return current ? { totalAmount: current.totalAmount } : {}
}
