import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let productId: number
beforeAll(async () => {
  shop = await openTestShop()
  productId = await shop.given.product({ pricePoisha: 50_000, stock: { M: 100 } })
})
afterAll(() => shop.close())

type Customer = Awaited<ReturnType<TestShop['given']['account']>>
let customer: Customer
beforeEach(async () => {
  customer = await shop.given.account()
})

const RECIPIENT = {
  ...{ name: 'Rahima', email: 'rahima@example.com', phone: '01711000000', altPhone: '', notes: '' },
  ...{ shippingAddress: 'Road 5', shippingCity: 'Dhaka', totalAmount: 560 },
}
const CALLS = {
  'a cart that is read': ({ id, token }: Pick<Customer, 'id' | 'token'>) =>
    shop.call('GET /api/cart/GetCartItems/:userId', { params: { userId: String(id) } }, token),
  'an add to the cart': ({ id, token }: Pick<Customer, 'id' | 'token'>) =>
    shop.call('POST /api/cart/add', { body: { userId: id, items: [{ productId, size: 'M', quantity: 1 }] } }, token),
  'an order': ({ token }: Pick<Customer, 'id' | 'token'>) => {
    const items = [{ productId, Size: 'M' as const, quantity: 1, price: 500 }]
    return shop.call('POST /api/orders/create', { body: { ...RECIPIENT, items } }, token)
  },
}
const ENDS: Record<string, (customer: Customer) => Promise<unknown>> = {
  'all its sessions were ended': ({ token }) => shop.call('POST /api/auth/end-sessions', {}, token),
  'it was deactivated': ({ id }) =>
    shop.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute(),
  'it was deleted': ({ id }) =>
    shop.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute(),
  'it has become a store’s': ({ id }) =>
    shop.db.updateTable('users').set({ role: 'Vendor' }).where('id', '=', id).execute(),
}

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  test('is answered to whom the token says', async () => {
    expect((await call(customer)).status).toBeLessThan(300)
  })

  test.each(Object.entries(ENDS))('is nobody’s once the account is not what the token says: %s', async (_, end) => {
    await end(customer)
    expect(await call(customer)).toMatchObject({ status: 401, body: problem('session_ended') })
    for (const table of ['cart_lines', 'orders'] as const) {
      const own = shop.db.selectFrom(table).select('id').where('customer_id', '=', customer.id)
      expect([table, await own.execute()]).toEqual([table, []])
    }
  })

  test('says that the session has ended before it says what else is wrong', async () => {
    await shop.call('POST /api/auth/end-sessions', {}, customer.token)
    const other = await shop.given.account()
    expect(await call({ ...other, token: customer.token })).toMatchObject({
      status: 401,
      body: problem('session_ended'),
    })
  })
})
