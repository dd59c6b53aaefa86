import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { CourierKind, PretendCourier } from '../../../pretend/couriers/courier.ts'
import type { Consignment } from '../../../pretend/couriers/speech.ts'
import { createCourierSecrets } from '../couriers/secrets.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { book, type Couriers, carriedBy, givenAccount, openShopThatBooks } from '../testing/couriers.ts'
import { hurryJobs } from '../testing/jobs.ts'
import { order, orderBody, readOrder } from '../testing/orders.ts'
import { bringParcel, correctParcel, receiveParcel } from '../testing/parcels.ts'
import { openTestShop, problem, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { POLL } from './consignments.jobs.ts'

let shop: TestShop
let couriers: Couriers
let traders: Traders
let accounts: Record<CourierKind, number>
beforeAll(async () => {
  ;({ shop, couriers, traders, accounts } = await openShopThatBooks())
})
afterAll(() => shop.close())

let orderId: number
let parcelId: number
beforeEach(async () => {
  const productId = await shop.given.product({ vendorId: traders.baker.id, stock: { M: 10 } })
  const body = orderBody([{ productId, quantity: 2 }], { shippingAddress: 'House 4, Mirpur 10', shippingCity: 'Dhaka' })
  const placed = (await order(shop, traders.customer.token, body)).body
  orderId = placed.id
  parcelId = placed.parcels[0].id
})

const parcelNow = async () => (await readOrder(shop, traders.admin.token, orderId)).body.parcels[0]
const untilStage = (stage: string) => eventually(async () => expect((await parcelNow()).stage).toBe(stage))
const consignmentNow = () =>
  shop.db.selectFrom('consignments').selectAll().where('parcel_id', '=', parcelId).executeTakeFirstOrThrow()
const untilWebhooksAreProcessed = () =>
  eventually(async () => {
    const waiting = shop.db.selectFrom('courier_pushes').select('id').where('understood_at', 'is', null)
    expect(await waiting.execute()).toEqual([])
  })

async function carried(kind: CourierKind): Promise<{ courier: PretendCourier; taken: Consignment }> {
  const booking = { token: traders.baker.token, parcelId, accountId: accounts[kind] }
  return { courier: couriers[kind], taken: await carriedBy(shop, couriers[kind], booking) }
}

/** Everything that is due to be asked for is, now. */
async function askNow(): Promise<void> {
  await shop.db
    .updateTable('consignments')
    .set({ next_ask_at: new Date(0) })
    .where('next_ask_at', 'is not', null)
    .execute()
  await addJob(shop.db, POLL, {})
}

test('that it is paid out comes before that it was delivered: the door’s word still counts', async () => {
  const { courier, taken } = await carried('pathao')
  await courier.bring(taken, 'paid')
  await untilWebhooksAreProcessed()
  expect((await parcelNow()).stage).toBe('handed_over')
  await courier.bring(taken, 'delivered', 2960)
  await untilStage('delivered')
  expect(await consignmentNow()).toMatchObject({ state: 'ended', collected_poisha: 296_000 })
})

test('one that was called back and is delivered all the same is shown to a person', async () => {
  const { courier, taken } = await carried('pathao')
  expect(
    (await bringParcel(shop, traders.admin.token, parcelId, { stage: 'coming_back', reason: 'Wrong colour' })).status,
  ).toBe(200)
  await courier.bring(taken, 'delivered', 2960)
  await untilWebhooksAreProcessed()
  expect((await parcelNow()).stage).toBe('coming_back')
  expect((await consignmentNow()).problem).toBe('Pathao now reports: delivered. Before: coming back.')
})

test('what is back at its store is asked for no more', async () => {
  const { courier, taken } = await carried('steadfast')
  await courier.bring(taken, 'refused', 0)
  await untilStage('refused')
  expect((await consignmentNow()).next_ask_at).not.toBeNull()
  expect((await receiveParcel(shop, traders.baker.token, parcelId)).status).toBe(200)
  await askNow()
  await eventually(async () => expect((await consignmentNow()).next_ask_at).toBeNull())
})

test('what went silent two months ago is asked for no more', async () => {
  await carried('steadfast')
  const old = new Date(Date.now() - 61 * 24 * 3_600_000)
  await shop.db.updateTable('consignments').set({ created_at: old }).where('parcel_id', '=', parcelId).execute()
  await askNow()
  await eventually(async () => expect((await consignmentNow()).next_ask_at).toBeNull())
})

test('a store’s own account is nothing to book with once the shop allows stores none', async () => {
  const allow = (storeCouriers: string) =>
    shop.call('PUT /api/settings', { body: { storeCouriers } }, traders.admin.token)
  await allow('own')
  onTestFinished(async () => void (await givenAccount(shop, traders.admin.token, couriers.steadfast)))
  const { accountId } = await givenAccount(shop, traders.baker.token, couriers.steadfast)
  const listed = async () => (await shop.call('GET /api/couriers', {}, traders.baker.token)).body.couriers
  expect(await listed()).toContainEqual(expect.objectContaining({ accountId, isOwn: true }))
  await allow('shop')
  expect(await listed()).not.toContainEqual(expect.objectContaining({ accountId }))
  const answer = await book(shop, traders.baker.token, { ids: [parcelId], accountId })
  expect(answer).toMatchObject({ status: 404, body: problem('courier_not_found') })
})

test('a correction back to the store calls it off, and what the company says after that moves nothing', async () => {
  const { courier, taken } = await carried('steadfast')
  const corrected = await correctParcel(shop, traders.admin.token, parcelId, {
    stage: 'packed',
    reason: 'It never left',
  })
  expect(corrected).toMatchObject({ status: 200 })
  await eventually(async () => {
    await hurryJobs(shop)
    expect((await consignmentNow()).state).toBe('ended')
  })
  await courier.bring(taken, 'delivered', 2960)
  await untilWebhooksAreProcessed()
  expect((await parcelNow()).stage).toBe('packed')
  expect((await consignmentNow()).problem).not.toBe('')
})

test('one whose company has no call for it is given up once its store is rid of it, and may be booked anew', async () => {
  const { taken } = await carried('pathao')
  await correctParcel(shop, traders.admin.token, parcelId, { stage: 'packed', reason: 'The rider never came' })
  await eventually(async () => {
    await hurryJobs(shop)
    expect((await consignmentNow()).problem).toContain('Pathao’s panel')
  })
  const listed = await shop.call('GET /api/parcels', { query: { list: 'to_hand_over' } as never }, traders.baker.token)
  const [card] = listed.body.filter(({ id }: { id: number }) => id === parcelId)
  expect(card).toMatchObject({ mayGiveUp: true, consignment: { state: 'booked', number: taken.number } })
  const params = { id: String(card.consignment.id) }
  const body = { decision: 'dropped' as const }
  expect((await shop.call('PUT /api/consignments/:id', { params, body }, traders.baker.token)).status).toBe(200)
  const accountId = (await consignmentNow()).account_id
  expect((await book(shop, traders.baker.token, { ids: [parcelId], accountId })).status).toBe(200)
})

test('an account with a company that is pretended no more is nothing to book with: parcels would wait for ever', async () => {
  const { accountId } = await givenAccount(shop, traders.admin.token, couriers.steadfast)
  const listed = async (at: TestShop, token: string) => (await at.call('GET /api/couriers', {}, token)).body.couriers
  expect(await listed(shop, traders.baker.token)).toContainEqual(expect.objectContaining({ accountId }))
  const without = await openTestShop()
  onTestFinished(() => without.close())
  const { admin, baker } = await givenTraders(without)
  const secrets = createCourierSecrets(TEST_SECRET)
  await without.db
    .insertInto('courier_accounts')
    .values({
      ...{ company: 'steadfast', vendor_id: null, environment: 'pretend' },
      sealed_keys: secrets.sealKeys({}),
      push_digest: secrets.digestOf(secrets.newWebhookSecret()),
    })
    .execute()
  expect(await listed(without, baker.token)).toEqual([])
  expect(await listed(without, admin.token)).toEqual([])
})
