import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveOrder, orderBody, order as place, readOrder } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders } from '../testing/traders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** An order of two stores or more, and what each reader is told to collect. */
async function boughtFromTwo(...more: { id: number }[]) {
  const { customer, admin, baker: one, weaver: other } = await givenTraders(shop)
  const items = []
  for (const { id } of [one, other, ...more]) items.push({ productId: await shop.given.product({ vendorId: id }) })
  const { body } = await place(shop, customer.token, orderBody(items))
  const collects = async (token: string) => {
    const answer = await readOrder(shop, token, body.id)
    return answer.body.parcels.map(({ toCollect }: { toCollect: object }) => toCollect)
  }
  const move = (token: string, status: 'Completed' | 'Cancelled') => moveOrder(shop, token, body.id, status)
  const read = async (token: string) => (await readOrder(shop, token, body.id)).body
  return { customer, admin, one, other, collects, move, read }
}

const withShipping = { shipping: 60, adjustments: [], rounding: 0, total: 1510 }
const without = { shipping: 0, adjustments: [], rounding: 0, total: 1450 }
const nothing = { shipping: 0, adjustments: [], rounding: 0, total: 0 }

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
  expect(await collects(customer.token)).toEqual([nothing, withShipping])
  expect(await collects(other.token)).toEqual([withShipping])
})

test('what a parcel was told to collect when it was handed over never changes, whatever becomes of the others', async () => {
  const { customer, one, other, collects, move } = await boughtFromTwo()
  await move(other.token, 'Completed')
  await move(one.token, 'Cancelled')
  expect(await collects(customer.token)).toEqual([nothing, without])
  expect(await collects(other.token)).toEqual([without])
})

test('shipping that was collected stays where it was, and no other parcel is to bring it', async () => {
  const { customer, one, other, collects, move } = await boughtFromTwo()
  await move(one.token, 'Completed')
  expect(await collects(customer.token)).toEqual([withShipping, without])
  await move(other.token, 'Cancelled')
  expect(await collects(customer.token)).toEqual([withShipping, nothing])
})

test('the shipping passes a parcel that was handed over without it, and goes with the next that is open', async () => {
  const third = await shop.given.vendor()
  const { customer, one, other, collects, move } = await boughtFromTwo(third)
  await move(other.token, 'Completed')
  await move(one.token, 'Cancelled')
  expect(await collects(customer.token)).toEqual([nothing, without, withShipping])
  expect(await collects(third.token)).toEqual([withShipping])
})

test('an admin who hands over all of an order collects the shipping once', async () => {
  const { admin, customer, collects, move } = await boughtFromTwo()
  await move(admin.token, 'Completed')
  expect(await collects(customer.token)).toEqual([withShipping, without])
})

test('an order’s total is what its parcels collect: what was cancelled is not asked for any more', async () => {
  const { customer, admin, one, move, read } = await boughtFromTwo()
  await move(one.token, 'Cancelled')
  for (const { token } of [customer, admin])
    expect(await read(token)).toMatchObject({ itemsTotal: 1450, shipping: 60, total: 1510, totalAmount: 1510 })
})

test('an order that is wholly cancelled shows what it was ordered for, and none of it is revenue', async () => {
  const { customer, admin, move, read } = await boughtFromTwo()
  const before = (await shop.call('GET /api/dashboard', {}, admin.token)).body.totalRevenue
  await move(customer.token, 'Cancelled')
  const { body: rows } = await shop.call('GET /api/orders', {}, customer.token)
  expect(rows[0]).toMatchObject({ status: 'Cancelled', totalAmount: 2960 })
  expect(await read(customer.token)).toMatchObject({ itemsTotal: 0, shipping: 0, total: 0, totalAmount: 2960 })
  const { totalRevenue } = (await shop.call('GET /api/dashboard', {}, admin.token)).body
  expect(before - totalRevenue).toBe(2960)
})

test('the row of an order says the same as the order, also where the shipping was lost with a parcel', async () => {
  const { customer, one, other, move, read } = await boughtFromTwo()
  await move(other.token, 'Completed')
  await move(one.token, 'Cancelled')
  const [row] = (await shop.call('GET /api/orders', {}, customer.token)).body
  expect(row.totalAmount).toBe(1450)
  expect((await read(customer.token)).total).toBe(1450)
})
