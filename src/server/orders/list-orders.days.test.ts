import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#contract/machinery/endpoint'
import type { listOrders, OrderRow } from '#contract/orders'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

type Query = NonNullable<CallInput<typeof listOrders>['query']>

let shop: TestShop
let admin: { token: string }
let customer: { token: string }
let baker: { id: number; token: string }
let product: number

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  admin = await shop.given.account('Admin')
  customer = await shop.given.account()
  baker = await shop.given.vendor()
  product = await shop.given.product({ vendorId: baker.id })
})

/** An order that was placed at that moment. */
async function orderedAt(moment: string): Promise<number> {
  const { body } = await order(shop, customer.token, orderBody([{ productId: product }]))
  await shop.db
    .updateTable('orders')
    .set({ created_at: new Date(moment) })
    .where('id', '=', body.id)
    .execute()
  return body.id
}

async function ids({ token }: { token: string }, query: Query): Promise<number[]> {
  const { status, body } = await shop.call('GET /api/orders', { query }, token)
  expect(status).toBe(200)
  return body.map(({ id }: OrderRow) => id)
}

test('the list can be of some days in Dhaka, the first and the last included, for everybody', async () => {
  await orderedAt('2026-03-09T17:59:59.999Z')
  const firstOfTenth = await orderedAt('2026-03-09T18:00:00Z')
  const lastOfEleventh = await orderedAt('2026-03-11T17:59:59.999Z')
  await orderedAt('2026-03-11T18:00:00Z')
  for (const reader of [admin, customer, baker]) {
    expect(await ids(reader, { from: '2026-03-10', to: '2026-03-11' })).toEqual([lastOfEleventh, firstOfTenth])
    expect(await ids(reader, { from: '2026-03-11', to: '2026-03-11' })).toEqual([lastOfEleventh])
  }
})

test('a list of days can be open at either end', async () => {
  const early = await orderedAt('2026-03-09T12:00:00Z')
  const late = await orderedAt('2026-03-12T12:00:00Z')
  expect(await ids(customer, { from: '2026-03-10' })).toEqual([late])
  expect(await ids(customer, { to: '2026-03-10' })).toEqual([early])
  expect(await ids(baker, { from: '2026-03-10' })).toEqual([late])
  expect(await ids(baker, { to: '2026-03-10' })).toEqual([early])
})

test.each(['customer', 'store'])('days, status and pages go together, for a %s', async (who) => {
  const reader = who === 'customer' ? customer : baker
  await orderedAt('2026-03-09T12:00:00Z')
  const open = [await orderedAt('2026-03-10T12:00:00Z'), await orderedAt('2026-03-10T13:00:00Z')]
  const done = await orderedAt('2026-03-10T14:00:00Z')
  await moveOrder(shop, baker.token, done, 'Completed')
  const query: Query = { from: '2026-03-10', to: '2026-03-10', status: 'Pending', limit: '1' }
  const first = await shop.call('GET /api/orders', { query }, reader.token)
  expect(first.headers.get('x-total-count')).toBe('2')
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await shop.request('GET', next, { headers: { authorization: `Bearer ${reader.token}` } })
  expect([...first.body, ...second.body].map(({ id }: OrderRow) => id)).toEqual(open.toReversed())
  expect(second.headers.get('link')).toBeNull()
})

test.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ from: 'yesterday' }, 'from'],
  [{ to: '10/03/2026' }, 'to'],
  [{ from: '2026-03-11', to: '2026-03-10' }, 'to'],
])('the days %j are refused at their field', async (query, field) => {
  const answer = await shop.call('GET /api/orders', { query }, customer.token)
  expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
  expect(Object.keys(answer.body.fields)).toEqual([field])
})
