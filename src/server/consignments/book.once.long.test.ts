import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Company, ConsignmentState } from '#contract/values/couriers'
import { STEADFAST_OTHER_KEYS } from '../../../pretend/couriers/steadfast.ts'
import type { CourierAccess } from '../couriers/open-account.ts'
import { transact } from '../platform/database/db.ts'
import { behavesWhile, type Couriers, givenAccount, openShopWithCouriers } from '../testing/couriers.ts'
import { order, orderBody, readOrder } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import { problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { bookConsignment } from './book.ts'
import { bookAgain } from './book-again.ts'
import { keyOfBooking } from './consignments.jobs.ts'
import { processCourierWebhook, queueCourierWebhooks } from './courier-webhooks.ts'
import { holdConsignment } from './hold-consignment.ts'
import { markBooked } from './mark-booked.ts'

/** No jobs run here: each is done by hand, in the moment that matters. */
let shop: TestShop
let couriers: Couriers
let access: CourierAccess
let traders: Traders
const accounts: Partial<Record<Company, number>> = {}
beforeAll(async () => {
  const opened = await openShopWithCouriers()
  shop = opened.shop
  couriers = opened.couriers
  access = opened.access
  traders = await givenTraders(shop)
})
afterAll(() => shop.close())

let orderId: number
let parcelId: number
beforeEach(async () => {
  for (const kind of ['pathao', 'steadfast'] as const)
    accounts[kind] = (await givenAccount(shop, traders.admin.token, couriers[kind])).accountId
  await givenParcel()
})

async function givenParcel(): Promise<void> {
  const productId = await shop.given.product({ vendorId: traders.baker.id, stock: { M: 10 } })
  const placed = (await order(shop, traders.customer.token, orderBody([{ productId, quantity: 2 }]))).body
  orderId = placed.id
  parcelId = placed.parcels[0].id
  await bringParcel(shop, traders.baker.token, parcelId, { stage: 'packed' })
}

const PLACE = { numbers: ['1', '11'], names: ['Dhaka', 'Mirpur 10'] }

async function givenWaiting(company: Company): Promise<number> {
  const recipient = { name: 'Rahima Khatun', phone: '01711000000', address: 'House 4, Mirpur 10, Dhaka', place: PLACE }
  const { id } = await shop.db
    .insertInto('consignments')
    .values({
      ...{ parcel_id: parcelId, account_id: accounts[company] ?? 0, invoice: `H${parcelId}` },
      ...{ asked_by: traders.admin.id, asked_for: 'shop', recipient: JSON.stringify(recipient) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const booking = (id: number) => bookConsignment(shop.db, access, id)
const consignment = (id: number) =>
  shop.db.selectFrom('consignments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
interface Written {
  state?: ConsignmentState
  cash_poisha?: number
  asked_at?: Date
  claimed_at?: Date | null
  created_at?: Date
}
const write = (id: number, set: Written) => shop.db.updateTable('consignments').set(set).where('id', '=', id).execute()
const parcelNow = async () => (await readOrder(shop, traders.admin.token, orderId)).body.parcels[0]
const isOn = (kind: Company, is: boolean) =>
  shop.db
    .updateTable('courier_accounts')
    .set({ is_on: is })
    .where('id', '=', accounts[kind] ?? 0)
    .execute()
const LONG_AGO = new Date(Date.now() - 3_600_000)

async function processAllWebhooks(): Promise<void> {
  const waiting = shop.db.selectFrom('courier_pushes').select('id').where('understood_at', 'is', null)
  for (const { id } of await waiting.execute()) await processCourierWebhook(shop.db, id)
}
function takenOf(kind: Company) {
  const taken = couriers[kind].taken.find(({ invoice }) => invoice === `H${parcelId}`)
  if (!taken) throw new Error('It was taken.')
  return taken
}
const decided = (id: number, number: string) =>
  shop.call(
    'PUT /api/consignments/:id',
    { params: { id: String(id) }, body: { decision: 'booked', number } },
    traders.baker.token,
  )

describe('a booking that may have been taken', () => {
  /** Taken, and nobody was told. */
  async function givenAsked(): Promise<number> {
    const id = await givenWaiting('steadfast')
    behavesWhile(couriers.steadfast, (nth) => (nth === 0 ? 'dies' : 'answers'))
    await expect(booking(id)).rejects.toThrow('no answer')
    expect(await consignment(id)).toMatchObject({ state: 'asked', claimed_at: null })
    return id
  }

  test('stays asked while its account is off, and is found once it is on', async () => {
    const id = await givenAsked()
    await isOn('steadfast', false)
    await expect(booking(id)).rejects.toThrow('off')
    expect(await consignment(id)).toMatchObject({ state: 'asked', problem: expect.stringContaining('off') })
    await isOn('steadfast', true)
    const bookings = couriers.steadfast.bookings
    await booking(id)
    expect(await consignment(id)).toMatchObject({ state: 'booked' })
    expect(couriers.steadfast.bookings).toBe(bookings)
  })

  test('stays asked while the company does not know its account: its owner is told', async () => {
    const id = await givenAsked()
    couriers.steadfast.behave('locked')
    await expect(booking(id)).rejects.toThrow('asked for')
    expect((await consignment(id)).state).toBe('asked')
    const account = shop.db.selectFrom('courier_accounts').select('problem').where('company', '=', 'steadfast')
    expect((await account.executeTakeFirstOrThrow()).problem).not.toBe('')
  })

  test('is left to a person where a later try is refused, and the company does not know the first yet', async () => {
    const id = await givenWaiting('steadfast')
    behavesWhile(couriers.steadfast, 'forgets')
    const bookings = couriers.steadfast.bookings
    await expect(booking(id)).rejects.toThrow('no answer')
    await booking(id)
    expect((await consignment(id)).state).toBe('parked')
    expect(couriers.steadfast.bookings).toBe(bookings + 2)
  })

  test('is not booked anew once its parcel is cancelled, and left to a person where the company knows nothing of it', async () => {
    const id = await givenWaiting('steadfast')
    await write(id, { state: 'asked', cash_poisha: 296_000, asked_at: new Date() })
    await bringParcel(shop, traders.baker.token, parcelId, { stage: 'cancelled', reason: 'Out of stock' })
    const bookings = couriers.steadfast.bookings
    await booking(id)
    expect((await consignment(id)).state).toBe('parked')
    expect(couriers.steadfast.bookings).toBe(bookings)
  })

  test('is left to a person once its account has other keys: the company knows nothing of the first by these', async () => {
    const id = await givenWaiting('steadfast')
    behavesWhile(couriers.steadfast, 'dies')
    await expect(booking(id)).rejects.toThrow('no answer')
    couriers.steadfast.behave('answers')
    await givenAccount(shop, traders.admin.token, couriers.steadfast, STEADFAST_OTHER_KEYS)
    await booking(id)
    expect((await consignment(id)).state).toBe('parked')
    expect(couriers.steadfast.taken.filter(({ invoice }) => invoice === `H${parcelId}`)).toHaveLength(1)
  })

  test('is put back where it surely was not: the account is off before the company is asked', async () => {
    const id = await givenWaiting('steadfast')
    await isOn('steadfast', false)
    await booking(id)
    expect(await consignment(id)).toMatchObject({ state: 'waiting', claimed_at: null })
  })
})

describe('two that book the same', () => {
  test('do not at once: who comes second waits until the first has surely ended', async () => {
    const id = await givenWaiting('pathao')
    behavesWhile(couriers.pathao, 'holds')
    const bookings = couriers.pathao.bookings
    const first = booking(id).catch(() => 'no answer')
    await expect.poll(() => couriers.pathao.bookings).toBe(bookings + 1)
    await expect(booking(id)).rejects.toThrow('by another')
    expect((await consignment(id)).state).toBe('asked')
    couriers.pathao.letGo()
    await first
    await booking(id)
    expect((await consignment(id)).state).toBe('parked')
  })

  test('of whom the first was killed: the second finds what became of it', async () => {
    const id = await givenWaiting('steadfast')
    await booking(id)
    await write(id, { state: 'asked', claimed_at: new Date() })
    await expect(booking(id)).rejects.toThrow('by another')
    await write(id, { claimed_at: LONG_AGO })
    await booking(id)
    expect((await consignment(id)).state).toBe('booked')
  })
})

test.each(['refused', 'dropped', 'ended'] as const)(
  'the number of one that is %s by the time it comes is said to a person',
  async (state) => {
    const id = await givenWaiting('pathao')
    await write(id, { state })
    const known = { number: `X${id}`, trackingCode: '', chargePoisha: null, askInSeconds: 60 }
    const marked = transact(shop.db, async (tx) => {
      const found = await holdConsignment(tx, id)
      return found && (await markBooked(tx, found, known))
    })
    expect(await marked).toBe(false)
    expect(await consignment(id)).toMatchObject({
      state,
      number: `X${id}`,
      problem: `Pathao is carrying it after all: X${id}.`,
    })
    expect((await parcelNow()).stage).toBe('packed')
  },
)

describe('a webhook that names one that waits', () => {
  test('settles it: it leaves, and is not booked again', async () => {
    const id = await givenWaiting('pathao')
    const bookings = couriers.pathao.bookings
    expect(await picked(`P${id}`)).toBe(200)
    await processAllWebhooks()
    const known = { state: 'booked', word: 'collected', cash_poisha: 296_000, number: `P${id}` }
    expect(await consignment(id)).toMatchObject({ ...known, problem: '' })
    expect((await parcelNow()).stage).toBe('handed_over')
    await booking(id)
    expect(couriers.pathao.bookings).toBe(bookings)
  })

  test('whose parcel has left with another is said to a person, and not booked', async () => {
    const id = await givenWaiting('pathao')
    await bringParcel(shop, traders.baker.token, parcelId, { stage: 'handed_over' })
    expect(await picked(`Y${id}`)).toBe(200)
    await processAllWebhooks()
    const bookings = couriers.pathao.bookings
    await booking(id)
    expect(couriers.pathao.bookings).toBe(bookings)
    expect(await consignment(id)).toMatchObject({ state: 'dropped', problem: expect.stringContaining('after all') })
    expect(await parcelNow()).toMatchObject({ stage: 'handed_over', courier: 'own' })
  })
})

/** Pathao tells of the parcel, by a number of its own. */
async function picked(number: string): Promise<number> {
  const { pushSecret } = await givenAccount(shop, traders.admin.token, couriers.pathao)
  const headers = { 'content-type': 'application/json', 'x-pathao-signature': pushSecret }
  const body = { event: 'order.picked', consignment_id: number, merchant_order_id: `H${parcelId}` }
  return (await shop.request('POST', '/api/couriers/pathao/push', { body: JSON.stringify(body), headers })).status
}

describe('the number of a company', () => {
  test('is of one parcel: who types that of another is refused at its field', async () => {
    const first = await givenWaiting('pathao')
    await booking(first)
    const { number } = takenOf('pathao')
    await givenParcel()
    const second = await givenWaiting('pathao')
    await shop.db
      .updateTable('consignments')
      .set({ state: 'parked', cash_poisha: 100 })
      .where('id', '=', second)
      .execute()
    expect(await decided(second, number)).toMatchObject({
      ...{ status: 400, body: { fields: { number: `Another parcel has the number ${number}.` } } },
    })
    expect((await consignment(second)).state).toBe('parked')
  })

  test('that was typed for another is taken from that once its company says whose it is', async () => {
    const first = await givenWaiting('pathao')
    behavesWhile(couriers.pathao, 'dies')
    await expect(booking(first)).rejects.toThrow('no answer')
    const taken = takenOf('pathao')
    const firstOrder = orderId
    await givenParcel()
    const second = await givenWaiting('pathao')
    await shop.db
      .updateTable('consignments')
      .set({ state: 'parked', cash_poisha: 100 })
      .where('id', '=', second)
      .execute()
    expect((await decided(second, taken.number)).status).toBe(200)
    await couriers.pathao.bring(taken, 'at_the_door')
    await processAllWebhooks()
    expect((await parcelNow()).stage).toBe('handed_over')
    expect(await consignment(second)).toMatchObject({ number: '', problem: expect.stringContaining(taken.number) })
    expect((await consignment(first)).number).toBe(taken.number)
    orderId = firstOrder
    expect((await parcelNow()).stage).toBe('at_the_door')
  })
})

test.each(['handed_over', 'cancelled'] as const)(
  'a parked one whose parcel is %s meanwhile is said to be booked all the same, and its company is told',
  async (stage) => {
    const id = await givenWaiting('steadfast')
    await write(id, { state: 'parked', cash_poisha: 296_000 })
    const reason = stage === 'cancelled' ? { reason: 'The cloth is torn' } : {}
    await bringParcel(shop, traders.baker.token, parcelId, { stage, ...reason })
    expect(await decided(id, `Z${id}`)).toMatchObject({ status: 200, body: { state: 'booked', number: `Z${id}` } })
    expect((await parcelNow()).stage).toBe(stage)
    const { rows } = await sql`select payload from graphile_worker._private_jobs
      where payload::jsonb = ${JSON.stringify({ parcelId })}::jsonb`.execute(shop.db)
    expect(rows).not.toEqual([])
    expect(await decided(id, 'X')).toMatchObject({ status: 409, body: problem('consignment_not_open') })
  },
)

describe('the clock', () => {
  const again = () => bookAgain(shop.db, access, new AbortController().signal)
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  async function jobsOf(id: number): Promise<number> {
    const { rows } = await sql`select from graphile_worker.jobs where key = ${keyOfBooking(id)}`.execute(shop.db)
    return rows.length
  }

  test('books again what waits for a quarter of an hour, while its account is on', async () => {
    const id = await givenWaiting('steadfast')
    await again()
    expect(await jobsOf(id)).toBe(0)
    await write(id, { created_at: hoursAgo(0.5) })
    await isOn('steadfast', false)
    await again()
    expect(await jobsOf(id)).toBe(0)
    await isOn('steadfast', true)
    await again()
    await again()
    expect(await jobsOf(id)).toBe(1)
  })

  test('tries one alone with an account that its company does not know', async () => {
    await shop.db.updateTable('consignments').set({ state: 'dropped' }).where('state', '=', 'waiting').execute()
    const first = await givenWaiting('steadfast')
    await givenParcel()
    const second = await givenWaiting('steadfast')
    for (const id of [first, second]) await write(id, { created_at: hoursAgo(1) })
    await shop.db.updateTable('courier_accounts').set({ problem: 'Unknown' }).execute()
    await again()
    expect([await jobsOf(first), await jobsOf(second)]).toEqual([1, 0])
  })

  test('parks what nobody could tell of for a day, but not while somebody asks', async () => {
    const id = await givenWaiting('steadfast')
    await write(id, { state: 'asked', cash_poisha: 296_000, asked_at: hoursAgo(23), claimed_at: null })
    await again()
    expect((await consignment(id)).state).toBe('asked')
    await write(id, { asked_at: hoursAgo(25), claimed_at: new Date() })
    await again()
    expect((await consignment(id)).state).toBe('asked')
    await write(id, { claimed_at: null })
    await again()
    expect(await consignment(id)).toMatchObject({ state: 'parked', problem: expect.stringContaining('may have') })
  })
})

test('webhooks that were stored are queued once each, however many processes do at once, one after the other', async () => {
  const digests = Array.from({ length: 500 }, (_, nth) => Buffer.from(`push ${nth} of ${parcelId}`))
  const account_id = accounts.steadfast ?? 0
  await shop.db
    .insertInto('courier_pushes')
    .values(digests.map((digest) => ({ account_id, digest, body: '{}' })))
    .execute()
  const queueAll = async () => {
    while ((await queueCourierWebhooks(shop.db)) > 0);
  }
  await Promise.all([queueAll(), queueAll(), queueAll()])
  const { rows } = await sql<{ pushId: number; queue: string }>`select "pushId"::int as "pushId",
      queue_name as queue
    from graphile_worker._private_jobs as jobs
      cross join lateral jsonb_array_elements_text((payload::jsonb) -> 'pushIds') as "pushId"
      join graphile_worker._private_job_queues as queues
        on queues.id = job_queue_id
      join courier_pushes on courier_pushes.id = "pushId"::int
    where digest = any(${digests})`.execute(shop.db)
  expect(rows).toHaveLength(500)
  expect(new Set(rows.map(({ pushId }) => pushId)).size).toBe(500)
  expect(new Set(rows.map(({ queue }) => queue)).size).toBe(1)
})
