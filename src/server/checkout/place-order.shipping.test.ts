import { afterAll, beforeAll, expect, test } from 'vitest'
import { order, orderBody, orderInVain, readOrder } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const setFee = (shippingFee: number) => shop.call('PUT /api/settings', { body: { shippingFee } }, admin.token)

test.each(['User', 'Vendor', 'Admin'] as const)(
  'the shipping fee of this moment is what an order of a %s costs; whoever saw another is asked again',
  async (role) => {
    const { token } = role === 'Vendor' ? await shop.given.vendor() : await shop.given.account(role)
    const productId = await shop.given.product()
    const asked = (shipping: number) => orderBody([{ productId }], { totalAmount: 1450 + shipping })
    await setFee(60)
    const early = await order(shop, token, asked(60))
    expect(early).toMatchObject({ status: 201, body: { shipping: 60, total: 1510 } })
    await setFee(80.5)
    const refused = await orderInVain(shop, token, asked(60), null)
    expect(refused).toMatchObject({ status: 409, body: problem('price_changed') })
    expect(refused.body.current).toMatchObject({ shipping: 80.5, totalAmount: 1530.5 })
    expect(await order(shop, token, asked(80.5))).toMatchObject({
      status: 201,
      body: { shipping: 80.5, total: 1530.5 },
    })
    await setFee(0)
    expect(await order(shop, token, asked(0))).toMatchObject({ status: 201, body: { shipping: 0, total: 1450 } })
    const kept = await readOrder(shop, token, early.body.id)
    expect(kept.body).toMatchObject({ shipping: 60, total: 1510 })
  },
)
