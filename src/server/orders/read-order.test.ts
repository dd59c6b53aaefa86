import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/machinery/endpoint'
import type { listOrders, OrderRow } from '#contract/orders'
import { moveOrder, order, orderBody, readOrder } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

type Person = { id: number; token: string }

let shop: TestShop
let customer: Traders['customer']
let admin: Traders['admin']
let baker: Traders['baker']
let weaver: Traders['weaver']
let orderId: number

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** One order of 2 pieces (2,900) from the baker and 1 (1,450) from the weaver. */
beforeEach(async () => {
  ;({ customer, admin, baker, weaver } = await givenTraders(shop))
  const apron = await shop.given.product({ name: 'Apron', vendorId: baker.id })
  const shawl = await shop.given.product({ name: 'Shawl', vendorId: weaver.id })
  const body = orderBody([{ productId: apron, quantity: 2 }, { productId: shawl }])
  orderId = (await order(shop, customer.token, body)).body.id
})

function read({ token }: Person, id = orderId) {
  return readOrder(shop, token, id)
}

async function list({ token }: Person, query: CallInput<typeof listOrders>['query'] = {}): Promise<OrderRow[]> {
  const { status, body } = await shop.call('GET /api/orders', { query }, token)
  expect(status).toBe(200)
  return body
}

async function bought(person: Person, vendorId?: number): Promise<number> {
  const productId = await shop.given.product(vendorId === undefined ? {} : { vendorId })
  return (await order(shop, person.token, orderBody([{ productId }]))).body.id
}

describe('one order', () => {
  test('its customer and an admin see all of it; only the customer may cancel', async () => {
    for (const reader of [customer, admin]) {
      const { status, body } = await read(reader)
      expect(status).toBe(200)
      expect(body).toMatchObject({ total: 4410, shipping: 60, itemCount: 3, mayCancel: reader === customer })
      expect(body.parcels).toHaveLength(2)
      expect(body.customer).toMatchObject({ email: 'rahima@example.com', altPhone: '01811000000' })
    }
  })

  test('a store sees its own parcel, and of the customer what delivery needs', async () => {
    const { body } = await read(baker)
    expect(body).toMatchObject({
      totalAmount: 2900,
      itemsTotal: 2900,
      shipping: 0,
      total: 2900,
      itemCount: 2,
      mayCancel: false,
      items: [{ productName: 'Apron' }],
      parcels: [{ vendorId: baker.id, total: 2900 }],
    })
    expect(body.customer).toEqual({
      name: 'Rahima Khatun',
      email: '',
      phone: '01711000000',
      address: '12 Mirpur Road',
      city: 'Dhaka',
      altPhone: '01811000000',
    })
    expect(JSON.stringify(body)).not.toContain('Shawl')
  })

  test('its parcel’s status is the order’s status for a store', async () => {
    await moveOrder(shop, baker.token, orderId, 'Completed')
    expect((await read(baker)).body.status).toBe('Completed')
    expect((await read(weaver)).body.status).toBe('Pending')
    expect((await read(customer)).body).toMatchObject({ status: 'Pending', mayCancel: false })
  })

  test('a vendor who bought it sees it whole', async () => {
    const id = await bought({ id: baker.ownerId, token: baker.token }, weaver.id)
    expect((await read(baker, id)).body).toMatchObject({ total: 1510, mayCancel: true })
  })
})

describe('the list of orders', () => {
  test('shows a customer the own ones, newest first', async () => {
    const later = await bought(customer)
    const rows = await list(customer)
    expect(rows.map(({ id }) => id)).toEqual([later, orderId])
    expect(rows[1]).toMatchObject({ customerName: 'Rahima Khatun', totalAmount: 4410, status: 'Pending', itemCount: 3 })
    expect(rows[1]?.bought).toMatchObject([
      { quantity: 2, size: 'M', storeName: expect.stringMatching(/^Store of/), imagePath: null },
      { quantity: 1, size: 'M', storeName: expect.stringMatching(/^Store of/) },
    ])
    expect((await list(admin))[0]).not.toHaveProperty('bought')
    expect((await list(baker))[0]).not.toHaveProperty('bought')
    expect(await list(await shop.given.account())).toEqual([])
  })

  test('shows an admin all', async () => {
    const other = await bought(await shop.given.account())
    const ids = (await list(admin, { limit: '2' })).map(({ id }) => id)
    expect(ids).toEqual([other, orderId])
  })

  test('shows a store those with its lines, their sum and its parcel’s status', async () => {
    await bought(customer, weaver.id)
    await moveOrder(shop, baker.token, orderId, 'Cancelled')
    expect(await list(baker)).toMatchObject([{ id: orderId, totalAmount: 2900, status: 'Cancelled', itemCount: 2 }])
    expect(await list(weaver)).toMatchObject([
      { totalAmount: 1450, status: 'Pending', itemCount: 1 },
      { id: orderId, totalAmount: 1450, status: 'Pending', itemCount: 1 },
    ])
  })

  test('shows what the caller bought when asked so, whatever the role', async () => {
    const vendorsOwn = await bought(baker, weaver.id)
    const adminsOwn = await bought(admin)
    expect(await list(baker, { placedBy: 'me' })).toMatchObject([{ id: vendorsOwn, totalAmount: 1510 }])
    expect((await list(admin, { placedBy: 'me' })).map(({ id }) => id)).toEqual([adminsOwn])
    expect((await list(customer, { placedBy: 'me' })).map(({ id }) => id)).toEqual([orderId])
  })

  test('can be one status only, a store’s being its parcel’s', async () => {
    const open = await bought(customer, baker.id)
    await moveOrder(shop, baker.token, orderId, 'Completed')
    expect((await list(baker, { status: 'Completed' })).map(({ id }) => id)).toEqual([orderId])
    expect((await list(baker, { status: 'Pending' })).map(({ id }) => id)).toEqual([open])
    expect((await list(customer, { status: 'Completed' })).map(({ id }) => id)).toEqual([])
    expect((await list(customer, { status: 'Pending' })).map(({ id }) => id)).toEqual([open, orderId])
  })

  test.each(['customer', 'store'])('comes in pages that hold each order once, for a %s', async (who) => {
    const person = who === 'customer' ? customer : baker
    const ids = [orderId]
    for (let more = 0; more < 4; more += 1) ids.unshift(await bought(customer, baker.id))
    const seen: number[] = []
    let path: string | undefined = '/api/orders?limit=2'
    while (path) {
      const page = await shop.request('GET', path, { headers: { authorization: `Bearer ${person.token}` } })
      expect(page.headers.get('x-total-count')).toBe('5')
      seen.push(...page.body.map(({ id }: OrderRow) => id))
      path = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(ids)
  })

  test.each(['', 'abc', '-1', '0', '1.5', '99999999999999999999'])('refuses the cursor %j', async (cursor) => {
    const answer = await shop.call('GET /api/orders', { query: { cursor } }, customer.token)
    expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(answer.body.fields).toHaveProperty('cursor')
  })
})
