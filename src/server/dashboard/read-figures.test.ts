import { beforeEach, describe, expect, test } from 'vitest'
import type { readFigures } from '#contract/dashboard'
import type { CallInput } from '#contract/machinery/endpoint'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { withinOneDay } from '../testing/within-one-day.ts'

withinOneDay()

type Person = { id: number; token: string }

let shop: TestShop
let admin: Person
let customer: Person
let baker: Person & { ownerId: number }
let weaver: Person & { ownerId: number }
let apron: number
let shawl: number

/** The baker sells a counted apron, the weaver a shawl; a customer bought two aprons and a shawl. */
beforeEach(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  customer = await shop.given.account()
  baker = await shop.given.vendor()
  weaver = await shop.given.vendor()
  apron = await shop.given.product({ name: 'Apron', vendorId: baker.id, stock: { M: 7, L: null } })
  shawl = await shop.given.product({ name: 'Shawl', vendorId: weaver.id })
  await order(shop, customer.token, orderBody([{ productId: apron, quantity: 2 }, { productId: shawl }]))
  return () => shop.close()
})

async function stats({ token }: Person) {
  const { status, body } = await shop.call('GET /api/dashboard', {}, token)
  expect(status).toBe(200)
  return body
}

async function figures({ token }: Person, query: CallInput<typeof readFigures>['query'] = {}) {
  const { status, body } = await shop.call('GET /api/dashboard/figures', { query }, token)
  expect(status).toBe(200)
  return body
}

async function cancelAll({ token }: Person, orderId: number) {
  await moveOrder(shop, token, orderId, 'Cancelled')
}

describe('the four cards', () => {
  test('tell an admin of the whole shop: every order, product on sale and customer account', async () => {
    await shop.given.account()
    await shop.given.product({ vendorId: (await shop.given.vendor('Pending')).id })
    await shop.given.product({ categoryId: await shop.given.category('Put away', 1, false) })
    expect(await stats(admin)).toEqual({ totalOrders: 1, totalRevenue: 4410, totalProducts: 2, totalCustomers: 2 })
    const list = await shop.call('GET /api/product', {})
    expect(list.headers.get('x-total-count')).toBe('2')
  })

  test('tell a store of its parcels, without shipping, its own products and who bought them', async () => {
    await order(shop, customer.token, orderBody([{ productId: apron }]))
    await order(shop, weaver.token, orderBody([{ productId: apron }]))
    expect(await stats(baker)).toEqual({ totalOrders: 3, totalRevenue: 5800, totalProducts: 1, totalCustomers: 2 })
    expect(await stats(weaver)).toEqual({ totalOrders: 1, totalRevenue: 1450, totalProducts: 1, totalCustomers: 1 })
  })

  test('tell a customer of what they bought', async () => {
    await order(shop, customer.token, orderBody([{ productId: apron }]))
    expect(await stats(customer)).toEqual({ totalOrders: 2, totalRevenue: 5920, totalProducts: 2, totalCustomers: 1 })
  })

  test('are naughts for whoever has nothing yet', async () => {
    const none = { totalOrders: 0, totalRevenue: 0, totalProducts: 0, totalCustomers: 0 }
    expect(await stats(await shop.given.account())).toEqual(none)
    expect(await stats(await shop.given.vendor())).toEqual(none)
    expect(await stats(await shop.given.vendor('Pending'))).toEqual(none)
  })

  test('count a cancelled order, but not its money', async () => {
    const [{ id }] = (await shop.call('GET /api/orders', {}, admin.token)).body
    await cancelAll(baker, id)
    expect(await stats(baker)).toMatchObject({ totalOrders: 1, totalRevenue: 0, totalCustomers: 1 })
    expect(await stats(admin)).toMatchObject({ totalOrders: 1, totalRevenue: 1510 })
    expect((await figures(admin)).days.at(-1)).toMatchObject({ revenue: 1510 })
    expect((await figures(admin)).waiting).toMatchObject([{ total: 1510 }])
    expect(await stats(customer)).toMatchObject({ totalRevenue: 1510, totalProducts: 1 })
    await cancelAll(weaver, id)
    expect(await stats(admin)).toMatchObject({ totalOrders: 1, totalRevenue: 0 })
  })

  test('do not count a customer account that was deleted', async () => {
    await shop.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', customer.id).execute()
    expect(await stats(admin)).toMatchObject({ totalCustomers: 0 })
  })
})

describe('what the pictures show', () => {
  test('has every day of the period, today last', async () => {
    for (const days of ['7', '30', '90'] as const)
      expect((await figures(admin, { days })).days).toHaveLength(Number(days))
    const { days } = await figures(admin)
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatchObject({ orders: 1, revenue: 4410 })
    expect(days.at(-2)).toMatchObject({ orders: 0, revenue: 0 })
  })

  test('names the best sellers as they are called now, and shows no store those of another', async () => {
    await shop.db.updateTable('products').set({ name: 'Kitchen apron' }).where('id', '=', apron).execute()
    const aprons = { productId: apron, name: 'Kitchen apron', pieces: 2, revenue: 2900 }
    const shawls = { productId: shawl, name: 'Shawl', pieces: 1, revenue: 1450 }
    expect((await figures(admin)).best).toEqual([aprons, shawls])
    expect((await figures(baker)).best).toEqual([aprons])
    expect((await figures(customer)).best).toEqual([aprons, shawls])
  })

  test('warns of counted sizes with five pieces or fewer, the emptiest first, and apart from them of what has sold out', async () => {
    const aprons = { productId: apron, name: 'Apron', size: 'M', stock: 5 }
    expect(await figures(baker)).toMatchObject({ low: [aprons], soldOut: [] })
    const scarf = await shop.given.product({ name: 'Scarf', vendorId: weaver.id, stock: { M: 0, L: 6, XL: 2 } })
    const off = await shop.given.product({ vendorId: weaver.id, stock: { M: 1, L: 0 } })
    await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', off).execute()
    await shop.given.product({ vendorId: (await shop.given.vendor('Rejected')).id, stock: { M: 1, L: 0 } })
    const scarves = { productId: scarf, name: 'Scarf' }
    const ofWeaver = { low: [{ ...scarves, size: 'XL', stock: 2 }], soldOut: [{ ...scarves, size: 'M' }] }
    expect(await figures(admin)).toMatchObject({ ...ofWeaver, low: [...ofWeaver.low, aprons] })
    expect(await figures(weaver)).toMatchObject(ofWeaver)
    expect(await figures(customer)).toMatchObject({ low: [], soldOut: [] })
  })

  test('warns up to the low-stock line that an admin has set', async () => {
    const setLine = (lowStockLine: number) => shop.call('PUT /api/settings', { body: { lowStockLine } }, admin.token)
    await shop.given.product({ name: 'Quilt', vendorId: weaver.id, stock: { M: 2, L: 50, XL: 51 } })
    const lowOfWeaver = async () => (await figures(weaver)).low.map(({ stock }: { stock: number }) => stock)
    await setLine(50)
    expect(await lowOfWeaver()).toEqual([2, 50])
    await setLine(2)
    expect(await lowOfWeaver()).toEqual([2])
    await setLine(5)
  })

  test('is never so full of what has sold out that nothing running low is seen', async () => {
    for (let gone = 0; gone < 6; gone += 1)
      await shop.given.product({ vendorId: baker.id, stock: { M: 0, L: 0, XL: 0, XXL: 0 } })
    const { low, soldOut } = await figures(baker)
    expect(low).toMatchObject([{ productId: apron, stock: 5 }])
    expect(soldOut).toHaveLength(8)
  })

  test('compares with as many days just before', async () => {
    const orderedDaysAgo = async (days: number, quantity: number) => {
      const { body } = await order(shop, customer.token, orderBody([{ productId: apron, quantity }]))
      const moment = new Date(Date.now() - days * 86_400_000)
      await shop.db.updateTable('orders').set({ created_at: moment }).where('id', '=', body.id).execute()
    }
    expect((await figures(baker)).before).toEqual({ orders: 0, revenue: 0 })
    await orderedDaysAgo(7, 1)
    await orderedDaysAgo(13, 2)
    await orderedDaysAgo(14, 2)
    expect((await figures(baker, { days: '7' })).before).toEqual({ orders: 2, revenue: 4350 })
    expect((await figures(admin, { days: '7' })).before).toEqual({ orders: 2, revenue: 4470 })
    expect((await figures(weaver, { days: '7' })).before).toEqual({ orders: 0, revenue: 0 })
  })

  test('counts every status, also one without orders', async () => {
    expect((await figures(customer)).statuses).toEqual([
      { status: 'Pending', orders: 1 },
      { status: 'Completed', orders: 0 },
      { status: 'Cancelled', orders: 0 },
    ])
  })

  test('shows who waits longest, a store its own sum', async () => {
    const later = await order(shop, customer.token, orderBody([{ productId: apron }]))
    const { waiting } = await figures(baker)
    expect(waiting).toMatchObject([
      { customerName: 'Rahima Khatun', total: 2900 },
      { orderId: later.body.id, total: 1450 },
    ])
  })
})

test.each(['1', '31', 'all', ''])('a period of %j days is refused', async (days) => {
  const answer = await shop.request('GET', `/api/dashboard/figures?days=${days}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
  expect(answer.body.fields).toHaveProperty('days')
})
