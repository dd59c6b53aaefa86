import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deadlinesOf, letDaysPass, trackDeadlinesRunning } from '../testing/deadlines.ts'
import { messagesAbout, untilMailsRest } from '../testing/mails.ts'
import { order, orderBody, readOrder, stockOf } from '../testing/orders.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { cancelUnconfirmed } from './cancel-unconfirmed.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
  await trackDeadlinesRunning(shop)
  await change({ weeklyDaysOff: 'none', holidays: '' })
})
afterAll(() => shop.close())
beforeEach(() => change({ daysUntilCancelled: 5, daysToConfirm: 1 }))

const change = (body: object) => shop.call('PUT /api/settings', { body }, traders.admin.token)
const look = () => cancelUnconfirmed(shop.db, new AbortController().signal)

/** So many days of Dhaka ago, at midnight or at the last moment before the next. */
async function placedDaysAgo(days: number, at: 'first' | 'last' = 'first', stores = [traders.baker]) {
  const products = await Promise.all(stores.map(({ id }) => shop.given.product({ vendorId: id, stock: { M: 9 } })))
  const items = products.map((productId) => ({ productId, quantity: 2 }))
  const { id, parcels } = (await order(shop, traders.customer.token, orderBody(items))).body
  const midnight = sql`((now() at time zone 'Asia/Dhaka')::date - ${days}::int)::timestamp at time zone 'Asia/Dhaka'`
  const moment = at === 'first' ? sql<Date>`${midnight}` : sql<Date>`${midnight} + interval '1 day' - interval '1 ms'`
  await shop.db.updateTable('orders').set({ created_at: moment }).where('id', '=', id).execute()
  for (const parcel of parcels) {
    await deadlinesOf(shop, parcel.id)
    await letDaysPass(shop, parcel.id, days)
  }
  return { orderId: Number(id), products, parcels: parcels as { id: number; vendorId: number }[] }
}

const stagesOf = async (orderId: number): Promise<string[]> =>
  (await readOrder(shop, traders.customer.token, orderId)).body.parcels.map((parcel: { stage: string }) => parcel.stage)

describe('a parcel that no store confirmed', () => {
  test('within five days is cancelled by the clock, and its pieces are for sale again', async () => {
    const { orderId, products } = await placedDaysAgo(6, 'last')
    expect(await stockOf(shop, products[0] ?? 0)).toBe(7)
    await look()
    const { body } = await readOrder(shop, traders.customer.token, orderId)
    expect(body).toMatchObject({ status: 'Cancelled', total: 0 })
    expect(body.parcels[0]).toMatchObject({ stage: 'cancelled', moves: [{ stage: 'cancelled', by: 'clock' }] })
    expect(await stockOf(shop, products[0] ?? 0)).toBe(9)
  })

  test('stays on its fifth day', async () => {
    const { orderId } = await placedDaysAgo(5)
    await look()
    expect(await stagesOf(orderId)).toEqual(['placed'])
  })

  test('is told to its shopper and to its store, once', async () => {
    const { orderId } = await placedDaysAgo(9)
    await look()
    await look()
    await untilMailsRest(shop)
    const cancelled = (await messagesAbout(shop, orderId)).filter(({ subject }) => !subject.includes('placed'))
    const toShopper = cancelled.filter(({ text }) => text?.includes('did not confirm its parcel in time'))
    const toStore = cancelled.filter(({ text }) => text?.includes('It was not confirmed in time'))
    expect([toShopper.length, toStore.length]).toEqual([1, 1])
  })

  test('is the only one of its order that is', async () => {
    const { orderId, parcels } = await placedDaysAgo(9, 'first', [traders.baker, traders.weaver])
    const ofWeaver = parcels.find(({ vendorId }) => vendorId === traders.weaver.id)?.id ?? 0
    await bringParcel(shop, traders.weaver.token, ofWeaver, { stage: 'confirmed' })
    await look()
    expect((await stagesOf(orderId)).toSorted()).toEqual(['cancelled', 'confirmed'])
  })

  test('is not, where its store asked a company to carry it', async () => {
    const { orderId, parcels } = await placedDaysAgo(9)
    const booked = shop.db.updateTable('parcels').set({ booked_shipping_poisha: 6_000 })
    await booked.where('id', '=', parcels[0]?.id ?? 0).execute()
    await look()
    expect(await stagesOf(orderId)).toEqual(['placed'])
  })

  test('is not, where it moved before, and is as placed again by an admin’s word', async () => {
    const { orderId, parcels } = await placedDaysAgo(9)
    const parcelId = parcels[0]?.id ?? 0
    await bringParcel(shop, traders.baker.token, parcelId, { stage: 'confirmed' })
    await correctParcel(shop, traders.admin.token, parcelId, { stage: 'placed', reason: 'It was another one' })
    await look()
    expect(await stagesOf(orderId)).toEqual(['placed'])
  })

  test('is not, while it was due later', async () => {
    await change({ daysToConfirm: 20 })
    const productId = await shop.given.product({ vendorId: traders.baker.id })
    const { id, parcels } = (await order(shop, traders.customer.token, orderBody([{ productId }]))).body
    await deadlinesOf(shop, parcels[0].id)
    const longAgo = sql<Date>`now() - interval '9 days'`
    await shop.db.updateTable('orders').set({ created_at: longAgo }).where('id', '=', id).execute()
    await look()
    expect(await stagesOf(id)).toEqual(['placed'])
  })

  test('is not, where admins want none to be', async () => {
    await change({ daysUntilCancelled: 0 })
    const { orderId } = await placedDaysAgo(60)
    await look()
    expect(await stagesOf(orderId)).toEqual(['placed'])
  })

  test('is after as many days as they set', async () => {
    await change({ daysUntilCancelled: 2 })
    const [old, young] = [await placedDaysAgo(3, 'last'), await placedDaysAgo(2)]
    await look()
    expect([await stagesOf(old.orderId), await stagesOf(young.orderId)]).toEqual([['cancelled'], ['placed']])
  })
})
