import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addJob } from '../platform/jobs/add-job.ts'
import { deadlinesOf, letDaysPass, trackDeadlinesRunning } from '../testing/deadlines.ts'
import { notified, untilMailsRest } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { NOTIFY_MISSED } from './deadlines.jobs.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  await trackDeadlinesRunning(shop)
  // So that no test falls on a day off.
  const body = { weeklyDaysOff: 'none', holidays: '' }
  await shop.call('PUT /api/settings', { body }, traders.admin.token)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await untilMailsRest(shop)
  await shop.db.deleteFrom('promises').execute()
  await shop.db.deleteFrom('messages').execute()
})

async function placed(store = traders.baker): Promise<number> {
  const productId = await shop.given.product({ vendorId: store.id })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId }]))
  await deadlinesOf(shop, body.parcels[0].id)
  return body.parcels[0].id
}

/** Placed, and nobody cares for it for so many days. */
async function forgotten(days: number, store = traders.baker): Promise<number> {
  const id = await placed(store)
  await letDaysPass(shop, id, days)
  return id
}

async function look(): Promise<void> {
  await addJob(shop.db, NOTIFY_MISSED, {})
  await untilMailsRest(shop)
}

const told = (kind: 'promise_broken' | 'promise_escalated') => notified(shop, kind)

test('what is not due yet nobody is told of', async () => {
  await placed()
  await look()
  expect(await told('promise_broken')).toEqual([])
})

test('a store is told once of what became late, of several parcels in one message, and of nobody else’s', async () => {
  const { baker, weaver } = traders
  const ids = [await forgotten(3), await forgotten(4)]
  await forgotten(3, weaver)
  await look()
  await look()
  const messages = await told('promise_broken')
  expect(messages.map(({ who, subject }) => [who, subject]).toSorted()).toEqual([
    [`store:${baker.id}`, '2 of your parcels are late'],
    [`store:${weaver.id}`, 'One of your parcels is late'],
  ])
  const own = messages.find(({ who }) => who === `store:${baker.id}`)?.text ?? ''
  expect(own.match(/confirmation was due/g)).toHaveLength(2)
  expect(own).toContain('https://haat.example/dashboard/parcels?list=late')
  expect((await deadlinesOf(shop, ids[0] ?? 0)).confirm).toMatchObject({ told_store_at: expect.any(Date) })
})

test('admins are told once of what is still late after the days that they gave, and not before', async () => {
  await forgotten(2)
  const long = await forgotten(12)
  await look()
  await look()
  expect(await told('promise_escalated')).toMatchObject([
    { who: `admin:${traders.admin.id}`, subject: 'A parcel is still late' },
  ])
  expect((await deadlinesOf(shop, long)).confirm).toMatchObject({ told_admins_at: expect.any(Date) })
})

test('each deadline is told of by itself: what was confirmed late and is not handed over is told again', async () => {
  const id = await forgotten(3)
  await look()
  await bringParcel(shop, traders.baker.token, id, { stage: 'confirmed' })
  await deadlinesOf(shop, id)
  await shop.db
    .updateTable('promises')
    .set({ due_at: new Date(Date.now() - 60_000) })
    .where('parcel_id', '=', id)
    .where('kind', '=', 'hand_over')
    .execute()
  await look()
  const texts = (await told('promise_broken')).map(({ text }) => text)
  expect(texts).toEqual([expect.stringContaining('confirmation was due'), expect.stringContaining('hand-over was due')])
})

test('what was kept, or ended, before anybody looked is told to nobody', async () => {
  const [kept, off] = [await forgotten(9), await forgotten(9)]
  await bringParcel(shop, traders.baker.token, kept, { stage: 'delivered' })
  await bringParcel(shop, traders.baker.token, off, { stage: 'cancelled' })
  await deadlinesOf(shop, off)
  await look()
  expect([await told('promise_broken'), await told('promise_escalated')]).toEqual([[], []])
})

test('what was kept while it was being told is no news, and is told once it is open again', async () => {
  const id = await forgotten(3)
  await shop.db.updateTable('promises').set({ told_store_at: new Date() }).where('parcel_id', '=', id).execute()
  await bringParcel(shop, traders.baker.token, id, { stage: 'confirmed' })
  await deadlinesOf(shop, id)
  const promises = [{ parcelId: id, kind: 'confirm' }]
  const payload = JSON.stringify({ vendorId: traders.baker.id, promises })
  await shop.db.insertInto('outbox').values({ name: 'promise.broken', payload }).execute()
  await look()
  expect(await told('promise_broken')).toEqual([])
  await correctParcel(shop, traders.admin.token, id, { stage: 'placed', reason: 'It was another one' })
  await deadlinesOf(shop, id)
  await look()
  expect(await told('promise_broken')).toHaveLength(1)
})

test('of very many a message names the longest late, and says how many more there are', async () => {
  for (let count = 0; count < 22; count += 1) await forgotten(3)
  await look()
  const [message] = await told('promise_broken')
  expect(message?.subject).toBe('22 of your parcels are late')
  expect(message?.text.match(/confirmation was due/g)).toHaveLength(20)
  expect(message?.text).toContain('And 2 more.')
})
