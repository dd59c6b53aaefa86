import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderBody, order as place } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders } from '../testing/traders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** An order of two stores, and what each reader is told to collect. */
async function boughtFromTwo() {
  const { customer, baker: one, weaver: other } = await givenTraders(shop)
  const items = []
  for (const { id } of [one, other]) items.push({ productId: await shop.given.product({ vendorId: id }) })
  const { body } = await place(shop, customer.token, orderBody(items))
  const collects = async (token: string) => {
    const answer = await shop.call('GET /api/orders/:id', { params: { id: String(body.id) } }, token)
    return answer.body.parcels.map(({ toCollect }: { toCollect: object }) => toCollect)
  }
  const move = (token: string, status: 'Completed' | 'Cancelled') =>
    shop.call('PUT /api/orders/:id/status', { params: { id: String(body.id) }, body: { status } }, token)
  return { customer, one, other, collects, move }
}

const withShipping = { shipping: 60, total: 1510 }
const without = { shipping: 0, total: 1450 }

test('the parcels of an order collect what its customer was promised to pay, the shipping once', async () => {
  const { customer, collects } = await boughtFromTwo()
  expect(await collects(customer.token)).toEqual([withShipping, without])
})

test('a store is told the same sum for its parcel as everybody else', async () => {
  const { one, other, collects } = await boughtFromTwo()
  expect([await collects(one.token), await collects(other.token)]).toEqual([[withShipping], [without]])
})

test('where the first parcel was cancelled, the next one brings the shipping', async () => {
  const { customer, one, other, collects, move } = await boughtFromTwo()
  await move(one.token, 'Cancelled')
  expect(await collects(customer.token)).toEqual([{ shipping: 0, total: 0 }, withShipping])
  expect(await collects(other.token)).toEqual([withShipping])
})
