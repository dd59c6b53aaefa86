import { ok } from '@oazapfts/runtime'
import * as shop from './client.mjs'

/** A stranger shops, by the client that a public generator made of the shop's OpenAPI document; what is typed wrongly does not compile. */
export async function tenCalls(baseUrl: string, productId: number) {
  shop.defaults.baseUrl = baseUrl
  const { token } = await ok(
    shop.register({ username: 'stranger', email: 'stranger@example.com', password: 'mango-season-2026' }),
  )
  shop.defaults.headers = { authorization: `Bearer ${token}` }
  const { id, role } = await ok(shop.me())
  const found = await ok(shop.listProducts({ limit: '5' }))
  const product = await ok(shop.readProduct(String(productId)))
  const size: shop.Size = 'M'
  const { count } = await ok(shop.addToCart({ userId: id, items: [{ productId: product.id, quantity: 2, size }] }))
  const cart = await ok(shop.readCart(String(id)))
  const { total } = await ok(shop.readQuote())
  const order = await ok(
    shop.createOrder({
      name: 'A Stranger',
      email: 'stranger@example.com',
      phone: '01711000000',
      shippingAddress: 'House 4, Road 7, Dhanmondi',
      shippingCity: 'Dhaka',
      totalAmount: total,
      items: [{ productId: product.id, price: product.price, quantity: 2, size }],
    }),
  )
  const cancelled = await ok(shop.moveOrder(String(order.id), { status: 'Cancelled' }))
  const refused = await shop.readOrder('999999')
  return {
    role,
    found: found.map(({ name }) => name),
    count,
    lines: cart.items.length,
    total: order.total,
    status: cancelled.status,
    refusal: refused.status === 200 ? null : (refused.data as shop.Problem).code,
  }
}

/** Never called: the compiler is to refuse each. */
export const WRONG = () => [
  // @ts-expect-error A role is not for whoever registers to choose, and a password is needed.
  shop.register({ username: 'stranger', email: 'stranger@example.com' }),
  // @ts-expect-error There is no such size.
  shop.addToCart({ userId: 1, items: [{ productId: 1, quantity: 1, size: 'XS' }] }),
  // @ts-expect-error An order is no parcel.
  shop.moveOrder('1', { status: 'packed' }),
  // @ts-expect-error Ids in paths are texts.
  shop.readProduct(7),
]
