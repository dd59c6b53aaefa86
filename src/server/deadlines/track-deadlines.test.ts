import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stage } from '#contract/values/stages'
import { transact } from '../platform/database/db.ts'
import { deadlinesOf, trackDeadlinesRunning } from '../testing/deadlines.ts'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { ordersWithoutDeadlines } from './deadlines.queries.ts'
import { makeMissingDeadlines, trackDeadlines } from './track-deadlines.ts'
import { dueAfter, EVERY_DAY } from './working-days.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
  await trackDeadlinesRunning(shop)
  // So that no test falls on a day off.
  await change({ weeklyDaysOff: 'none', holidays: '' })
})
afterAll(() => shop.close())

const change = (body: object) => shop.call('PUT /api/settings', { body }, traders.admin.token)

async function placed(city = 'Dhaka') {
  const productId = await shop.given.product({ vendorId: traders.baker.id })
  const body = orderBody([{ productId }], { shippingCity: city })
  const { id, createdAt, parcels } = (await order(shop, traders.customer.token, body)).body
  return { orderId: Number(id), parcelId: Number(parcels[0].id), placedAt: new Date(createdAt) }
}
async function bring(parcelId: number, ...stages: Stage[]) {
  for (const stage of stages)
    expect((await bringParcel(shop, traders.baker.token, parcelId, { stage })).status).toBe(200)
}
const lately = expect.any(Date)
const OPEN = { kept_at: null, ended_at: null }

describe('a parcel has deadlines', () => {
  test('to be confirmed and delivered as soon as it is placed, and to be handed over once it is confirmed', async () => {
    const { parcelId, placedAt } = await placed()
    expect(await deadlinesOf(shop, parcelId)).toEqual({
      confirm: expect.objectContaining({ ...OPEN, due_at: dueAfter(placedAt, 1, EVERY_DAY) }),
      delivery: expect.objectContaining({ ...OPEN, zone: 'dhaka', due_at: dueAfter(placedAt, 7, EVERY_DAY) }),
    })
    await bring(parcelId, 'confirmed')
    const { confirm, hand_over } = await deadlinesOf(shop, parcelId)
    expect([confirm, hand_over]).toMatchObject([{ kept_at: lately }, OPEN])
    expect(hand_over?.due_at).toEqual(dueAfter(confirm?.kept_at ?? placedAt, 2, EVERY_DAY))
  })

  test.each([
    ['Dhaka', 'dhaka', 7],
    ['Mirpur, DHAKA-1216', 'dhaka', 7],
    ['Dhaka1207', 'dhaka', 7],
    ['ঢাকা', 'dhaka', 7],
    ['Khulna', 'elsewhere', 15],
    ['Dhakaiya Para, Sylhet', 'elsewhere', 15],
  ])('to be delivered in %s (%s) within %i days', async (city, zone, days) => {
    const { parcelId, placedAt } = await placed(city)
    const { delivery } = await deadlinesOf(shop, parcelId)
    expect(delivery).toMatchObject({ zone, due_at: dueAfter(placedAt, days, EVERY_DAY) })
  })

  test('what the settings say then: another setting changes what is due afterwards', async () => {
    const before = await placed()
    const then = (await deadlinesOf(shop, before.parcelId)).confirm?.due_at
    await change({ daysToConfirm: 5 })
    const after = await placed()
    await bring(before.parcelId, 'confirmed', 'packed')
    expect((await deadlinesOf(shop, before.parcelId)).confirm).toMatchObject({ due_at: then, kept_at: lately })
    const { confirm } = await deadlinesOf(shop, after.parcelId)
    expect(confirm?.due_at).toEqual(dueAfter(after.placedAt, 5, EVERY_DAY))
    await change({ daysToConfirm: 1 })
  })

  test('nothing that a late confirmation puts off: handing over runs from when it was to be confirmed', async () => {
    const { orderId, parcelId, placedAt } = await placed()
    const longAgo = new Date(placedAt.getTime() - 20 * 86_400_000)
    await shop.db.updateTable('orders').set({ created_at: longAgo }).where('id', '=', orderId).execute()
    await deadlinesOf(shop, parcelId)
    await shop.db.deleteFrom('promises').where('parcel_id', '=', parcelId).execute()
    await bring(parcelId, 'confirmed')
    const { hand_over } = await deadlinesOf(shop, parcelId)
    expect(hand_over?.due_at).toEqual(dueAfter(dueAfter(longAgo, 1, EVERY_DAY), 2, EVERY_DAY))
  })
})

describe('what had a deadline', () => {
  test('is kept by each stage that keeps it', async () => {
    const { parcelId } = await placed()
    await bring(parcelId, 'handed_over')
    const { confirm, hand_over, delivery } = await deadlinesOf(shop, parcelId)
    expect([confirm, hand_over, delivery]).toMatchObject([{ kept_at: lately }, { kept_at: lately }, OPEN])
    await bring(parcelId, 'delivered')
    expect((await deadlinesOf(shop, parcelId)).delivery).toMatchObject({ kept_at: lately, ended_at: null })
  })

  test('is kept by the old Completed as well, and ended by the old Cancelled', async () => {
    const [done, off] = [await placed(), await placed()]
    await moveOrder(shop, traders.baker.token, done.orderId, 'Completed')
    await moveOrder(shop, traders.customer.token, off.orderId, 'Cancelled')
    const kept = await deadlinesOf(shop, done.parcelId)
    expect(Object.values(kept).map(({ kept_at }) => kept_at)).toEqual([lately, lately, lately])
    const ended = await deadlinesOf(shop, off.parcelId)
    expect(ended).toMatchObject({ confirm: { kept_at: null, ended_at: lately }, delivery: { ended_at: lately } })
    expect(ended.hand_over).toBeUndefined()
  })

  test('is ended where it was refused or lost, and not kept', async () => {
    const { parcelId } = await placed()
    await bring(parcelId, 'handed_over', 'refused')
    const { hand_over, delivery } = await deadlinesOf(shop, parcelId)
    expect([hand_over, delivery]).toMatchObject([{ kept_at: lately }, { kept_at: null, ended_at: lately }])
  })

  test('is open again where an admin corrects what was said, by the day that it was due', async () => {
    const { parcelId } = await placed()
    await bring(parcelId, 'confirmed', 'delivered')
    const before = await deadlinesOf(shop, parcelId)
    await correctParcel(shop, traders.admin.token, parcelId, { stage: 'packed', reason: 'Another parcel' })
    const { confirm, hand_over, delivery } = await deadlinesOf(shop, parcelId)
    expect([confirm, hand_over, delivery]).toMatchObject([{ kept_at: before.confirm?.kept_at }, OPEN, OPEN])
    expect(delivery?.due_at).toEqual(before.delivery?.due_at)
    await correctParcel(shop, traders.admin.token, parcelId, { stage: 'placed', reason: 'Not confirmed either' })
    const again = await deadlinesOf(shop, parcelId)
    expect([again.confirm, again.hand_over]).toMatchObject([OPEN, undefined])
  })

  test('is the same however often and late it is heard', async () => {
    const { orderId, parcelId } = await placed()
    await bring(parcelId, 'confirmed', 'handed_over')
    const before = await deadlinesOf(shop, parcelId)
    for (let time = 0; time < 2; time += 1) await transact(shop.db, (tx) => trackDeadlines(tx, orderId))
    await Promise.all([1, 2, 3].map(() => transact(shop.db, (tx) => trackDeadlines(tx, orderId))))
    expect(await deadlinesOf(shop, parcelId)).toEqual(before)
  })
})

test('what was placed before there were deadlines gets them at the next start', async () => {
  const [open, done] = [await placed(), await placed()]
  await bring(open.parcelId, 'confirmed')
  await bring(done.parcelId, 'delivered')
  await deadlinesOf(shop, done.parcelId)
  await shop.db.deleteFrom('promises').execute()
  await makeMissingDeadlines(shop.db, new AbortController().signal)
  expect(await deadlinesOf(shop, open.parcelId)).toMatchObject({ confirm: { kept_at: lately }, hand_over: OPEN })
  expect(await deadlinesOf(shop, done.parcelId)).toEqual({})
})

test('what has no deadlines is gone through page by page, each order once', async () => {
  const [first, second] = [await placed(), await placed()]
  await deadlinesOf(shop, second.parcelId)
  await shop.db.deleteFrom('promises').where('parcel_id', 'in', [first.parcelId, second.parcelId]).execute()
  expect(await ordersWithoutDeadlines(shop.db, first.orderId - 1, 1)).toEqual([first.orderId])
  expect(await ordersWithoutDeadlines(shop.db, first.orderId, 1)).toEqual([second.orderId])
  expect(await ordersWithoutDeadlines(shop.db, second.orderId, 1)).toEqual([])
})
