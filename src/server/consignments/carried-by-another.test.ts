import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addJob } from '../platform/jobs/add-job.ts'
import { behavesWhile, book, type Couriers, openShopThatBooks } from '../testing/couriers.ts'
import { hurryJobs } from '../testing/jobs.ts'
import { order, orderBody, readOrder } from '../testing/orders.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { POLL } from './consignments.jobs.ts'

let shop: TestShop
let couriers: Couriers
let traders: Traders
let accounts: Record<'pathao' | 'steadfast' | 'redx', number>
let secrets: Record<keyof typeof accounts, string>
beforeAll(async () => {
  ;({ shop, couriers, traders, accounts, secrets } = await openShopThatBooks())
})
afterAll(() => shop.close())

let orderId: number
let parcelId: number
beforeEach(async () => {
  const productId = await shop.given.product({ vendorId: traders.baker.id, stock: { M: 10 } })
  const placed = await order(shop, traders.customer.token, orderBody([{ productId }], { shippingAddress: 'Mirpur 10' }))
  orderId = placed.body.id
  parcelId = placed.body.parcels[0].id
  await bringParcel(shop, traders.baker.token, parcelId, { stage: 'packed' })
})

const parcelNow = async () => (await readOrder(shop, traders.admin.token, orderId)).body.parcels[0]
const consignments = () =>
  shop.db.selectFrom('consignments').selectAll().where('parcel_id', '=', parcelId).orderBy('id').execute()
const booked = (kind: keyof typeof accounts) =>
  book(shop, traders.baker.token, { ids: [parcelId], accountId: accounts[kind] })
const untilState = (state: string) =>
  eventually(async () => {
    await hurryJobs(shop)
    expect((await consignments()).at(-1)?.state).toBe(state)
  })
const untilWebhooksAreProcessed = () =>
  eventually(async () => {
    const waiting = shop.db.selectFrom('courier_pushes').select('id').where('understood_at', 'is', null)
    expect(await waiting.execute()).toEqual([])
  })
const jobsLeft = () => shop.db.selectFrom('graphile_worker.jobs').select('id').execute()
function takenBy(kind: keyof typeof accounts) {
  const taken = couriers[kind].taken.findLast(({ invoice }) => invoice.startsWith(`H${parcelId}`))
  if (!taken) throw new Error('It was taken.')
  return taken
}

/** What the pretend RedX never says by itself. */
async function redxSaysCancelled(): Promise<void> {
  const body = JSON.stringify({ tracking_number: takenBy('redx').number, status: 'cancelled' })
  const headers = { 'content-type': 'application/json' }
  const answer = await shop.request('POST', `/api/couriers/redx/push?token=${secrets.redx}`, { body, headers })
  expect(answer.status).toBe(200)
  await untilWebhooksAreProcessed()
}

test('what its company gives up stays on its way with the store’s own rider, who took it', async () => {
  behavesWhile(couriers.steadfast, (nth) => (nth === 0 ? 'holds' : 'answers'))
  await booked('steadfast')
  await untilState('asked')
  await bringParcel(shop, traders.baker.token, parcelId, { stage: 'handed_over' })
  couriers.steadfast.letGo()
  await untilState('booked')
  await couriers.steadfast.bring(takenBy('steadfast'), 'cancelled')
  await untilWebhooksAreProcessed()
  expect(await parcelNow()).toMatchObject({ stage: 'handed_over', courier: 'own' })
})

test('what its company delivers though the own rider has it is said to a person', async () => {
  behavesWhile(couriers.steadfast, (nth) => (nth === 0 ? 'holds' : 'answers'))
  await booked('steadfast')
  await untilState('asked')
  await bringParcel(shop, traders.baker.token, parcelId, { stage: 'handed_over' })
  couriers.steadfast.letGo()
  await untilState('booked')
  await couriers.steadfast.bring(takenBy('steadfast'), 'delivered', 1510)
  await untilWebhooksAreProcessed()
  expect(await parcelNow()).toMatchObject({ stage: 'handed_over', courier: 'own' })
  expect((await consignments()).at(-1)?.problem).toBe('Steadfast is carrying it after all: delivered.')
})

test('a late word of the company before moves nothing that another has by now, and its number is on it no more', async () => {
  await booked('redx')
  await untilState('booked')
  await redxSaysCancelled()
  // It never left its store, which may book it again.
  expect(await parcelNow()).toMatchObject({ stage: 'packed', courier: null, trackingNumber: '' })
  expect((await consignments()).at(-1)).toMatchObject({
    state: 'ended',
    problem: expect.stringMatching('did not collect'),
  })
  expect((await booked('pathao')).body).toMatchObject({ refused: [] })
  await untilState('booked')
  await couriers.redx.bring(takenBy('redx'), 'coming_back')
  await untilWebhooksAreProcessed()
  expect(await parcelNow()).toMatchObject({ stage: 'handed_over', courier: 'pathao' })
})

test('a company that says of what was given up that it rejected the booking agrees: nobody is troubled', async () => {
  await booked('redx')
  await untilState('booked')
  await correctParcel(shop, traders.admin.token, parcelId, { stage: 'packed', reason: 'The rider never came' })
  await untilState('ended')
  await redxSaysCancelled()
  expect((await consignments()).at(-1)).toMatchObject({ state: 'ended', problem: '' })
})

test('a part of what was called back is a contradiction, not a question that no form answers', async () => {
  await booked('steadfast')
  await untilState('booked')
  await bringParcel(shop, traders.admin.token, parcelId, { stage: 'coming_back', reason: 'Wrong colour' })
  await eventually(() => expect(takenBy('steadfast').isCalledOff).toBe(true))
  await eventually(async () => expect((await jobsLeft()).length).toBe(0))
  await couriers.steadfast.bring(takenBy('steadfast'), 'part')
  await untilWebhooksAreProcessed()
  expect((await consignments()).at(-1)?.problem).toContain('Steadfast now reports: ')
})

test('what its company delivers though somebody said that it is at its store is delivered by that company', async () => {
  await booked('pathao')
  await untilState('booked')
  const { number, cash } = takenBy('pathao')
  await correctParcel(shop, traders.admin.token, parcelId, { stage: 'packed', reason: 'The rider never came' })
  await eventually(async () => {
    await hurryJobs(shop)
    expect((await consignments()).at(-1)?.problem).toContain('Pathao’s panel')
  })
  await couriers.pathao.bring(takenBy('pathao'), 'delivered', cash)
  await untilWebhooksAreProcessed()
  expect(await parcelNow()).toMatchObject({
    stage: 'delivered',
    courier: 'pathao',
    trackingNumber: number,
    collected: cash,
  })
})

test('what travels with an account is told of also once that books no more', async () => {
  await booked('steadfast')
  await untilState('booked')
  takenBy('steadfast').step = 'delivered'
  const account = shop.db.updateTable('courier_accounts').where('id', '=', accounts.steadfast)
  await account.set({ is_on: false }).execute()
  await shop.db
    .updateTable('consignments')
    .set({ next_ask_at: new Date(0) })
    .where('parcel_id', '=', parcelId)
    .execute()
  await addJob(shop.db, POLL, {})
  await eventually(async () => expect((await parcelNow()).stage).toBe('delivered'))
  await account.set({ is_on: true }).execute()
})

test('what one company has after all is shown also where another carries it by then', async () => {
  behavesWhile(couriers.pathao, (nth) => (nth === 0 ? 'dies' : 'answers'))
  await booked('pathao')
  await untilState('parked')
  const [first] = await consignments()
  const params = { id: String(first?.id) }
  await shop.call('PUT /api/consignments/:id', { params, body: { decision: 'dropped' } }, traders.baker.token)
  await booked('redx')
  await untilState('booked')
  await couriers.pathao.bring(takenBy('pathao'), 'picked')
  await untilWebhooksAreProcessed()
  const listed = await shop.call('GET /api/parcels', { query: { list: 'on_the_way' } as never }, traders.baker.token)
  const card = listed.body.find(({ id }: { id: number }) => id === parcelId)
  expect(card.consignment).toMatchObject({
    company: 'redx',
    problem: expect.stringContaining('Pathao is carrying it after all'),
  })
})
