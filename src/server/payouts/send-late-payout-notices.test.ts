import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { inDhaka } from '#contract/values/dhaka'
import { createSubscribers } from '../assembly/subscribers.ts'
import { transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { payOut } from '../testing/by-hand.ts'
import { givenAccount } from '../testing/given-documents.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { notified, untilMailsRest } from '../testing/mails.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { closeStatement } from './close-statements.ts'
import { payoutsJobs, SEND_LATE_PAYOUT_NOTICES } from './payouts.jobs.ts'
import { givenSettledDaysAgo } from './testing/store-books.ts'

const HOUR_MS = 3_600_000

let shop: TestShop
let admins: [string, string]
let adminId: number
beforeAll(async () => {
  shop = await openTestShop()
  const admin = await shop.given.account('Admin')
  adminId = admin.id
  admins = [admin.token, (await shop.given.account('Admin')).token]
  const subscribers = createSubscribers({ sends: { mail: false, sms: false }, publicUrl: 'https://haat.example' })
  await keepTestJobsRunning(shop, { subscribers, serve: payoutsJobs })
})
afterAll(() => shop.close())

let store: { id: number; token: string }
beforeEach(async () => {
  store = await givenStore()
  await look()
  await shop.db.deleteFrom('messages').execute()
})

async function givenStore() {
  const made = await shop.given.vendor()
  await givenAccount(shop, made.id)
  return made
}

async function look(): Promise<void> {
  await addJob(shop.db, SEND_LATE_PAYOUT_NOTICES, {})
  await untilMailsRest(shop)
}
/** Answers its parcel, which stands in no statement yet. */
const cameDaysAgo = (days: number, poisha: number, to = store) => givenSettledDaysAgo(shop.db, to.id, days, poisha)
const closed = (of = store) => givenClosed(shop, of.id)

const told = (kind: 'payout_late' | 'payout_escalated') => notified(shop, kind)
const toAdmin = async () => (await told('payout_escalated')).filter(({ who }) => who === `admin:${adminId}`)
const toStore = async () => (await told('payout_late')).filter(({ who }) => who === `store:${store.id}`)

const leastPayout = (taka: number) =>
  sql`update settings set overrides = overrides || jsonb_build_object('leastPayout', ${taka}::int)`.execute(shop.db)

test('what is within the promise nobody is told of', async () => {
  await cameDaysAgo(9, 50_000)
  await closed()
  await look()
  expect([await told('payout_late'), await told('payout_escalated')]).toEqual([[], []])
})

test('a store is told once of all its money that became late, and admins of all stores’ in one message', async () => {
  const other = await givenStore()
  const parcels = [await cameDaysAgo(11, 50_000), await cameDaysAgo(10, 20_000)]
  await cameDaysAgo(12, 30_000, other)
  await closed()
  await closed(other)
  await look()
  await look()
  const own = await toStore()
  expect(own.map(({ subject }) => subject)).toEqual(['৳700 should have been paid to your store'])
  for (const parcelId of parcels) expect(own[0]?.text).toContain(`Parcel ${parcelId}: ৳`)
  expect(own[0]?.text).toContain('https://haat.example/dashboard/statements')
  const admin = await toAdmin()
  expect(admin.map(({ subject }) => subject)).toEqual(['Payouts of ৳1,000 to stores are late (due within 10 days)'])
  expect(admin[0]?.text.match(/cash received on/g)).toHaveLength(3)
  expect(admin[0]?.text).toContain('https://haat.example/dashboard/payouts')
})

test('what becomes late later is told by itself, and what was paid is no news', async () => {
  const first = await cameDaysAgo(15, 50_000)
  const statementId = await closed()
  await look()
  await payOut(shop, admins, statementId, `EFT ${store.id}`)
  const next = await cameDaysAgo(11, 20_000)
  await closed()
  await look()
  const texts = (await told('payout_late')).map(({ text }) => text)
  expect(texts).toEqual([
    expect.stringContaining(`Parcel ${first}: ৳500`),
    expect.stringContaining(`Parcel ${next}: ৳200`),
  ])
  expect(texts[1]).not.toContain(`Parcel ${first}:`)
})

test('what is paid between the look and the message is told to nobody', async () => {
  const parcelId = await cameDaysAgo(15, 50_000)
  await payOut(shop, admins, await givenClosed(shop, store.id), `EFT ${store.id}`)
  const payload = JSON.stringify({ vendorId: store.id, parcelIds: [parcelId] })
  await shop.db.insertInto('outbox').values({ name: 'payout.late', payload }).execute()
  await look()
  expect(await told('payout_late')).toEqual([])
})

test('money that came back is told again once it is late again', async () => {
  await cameDaysAgo(15, 50_000)
  const statementId = await closed()
  await look()
  const { id } = await payOut(shop, admins, statementId, `EFT ${store.id}`)
  await look()
  const failure = { params: { id: String(id) }, body: { reason: 'Account name does not match.' } }
  expect((await shop.call('PUT /api/payouts/:id/failure', failure, admins[0])).status).toBe(200)
  await look()
  expect(await told('payout_late')).toHaveLength(2)
})

test('what was found paid as it was to be told is told where it comes back before the next look', async () => {
  const parcelId = await cameDaysAgo(15, 50_000)
  const { id } = await payOut(shop, admins, await closed(), `EFT ${store.id}`)
  await shop.db.insertInto('told_late_payouts').values({ parcel_id: parcelId }).execute()
  const payload = JSON.stringify({ vendorId: store.id, parcelIds: [parcelId] })
  await shop.db.insertInto('outbox').values({ name: 'payout.late', payload }).execute()
  await untilMailsRest(shop)
  const failure = { params: { id: String(id) }, body: { reason: 'Account name does not match.' } }
  expect((await shop.call('PUT /api/payouts/:id/failure', failure, admins[0])).status).toBe(200)
  await look()
  expect(await toStore()).toHaveLength(1)
})

test('what stands in no statement yet could not be paid, and is told once it does', async () => {
  await cameDaysAgo(15, 50_000)
  await look()
  expect(await toStore()).toEqual([])
  await closed()
  await look()
  expect(await toStore()).toHaveLength(1)
})

test('of a store that is owed a statement, what came after that is not told yet', async () => {
  const told = await cameDaysAgo(15, 50_000)
  const lastDay = inDhaka(Date.now() - 12 * 24 * HOUR_MS)
    .toISOString()
    .slice(0, 10)
  await transact(shop.db, (tx) => closeStatement(tx, store.id, lastDay))
  const since = await cameDaysAgo(11, 20_000)
  await look()
  const [notice] = await toStore()
  expect(notice?.text).toContain(`Parcel ${told}: ৳500`)
  expect(notice?.text).not.toContain(`Parcel ${since}:`)
})

test('below the least payout nothing could be paid', async () => {
  await cameDaysAgo(15, 50_000)
  await closed()
  onTestFinished(async () => void (await leastPayout(0)))
  await leastPayout(501)
  await look()
  expect(await toStore()).toEqual([])
  await leastPayout(500)
  await look()
  expect(await toStore()).toHaveLength(1)
})

test('what new payout details hold could not be paid until they hold no more', async () => {
  await cameDaysAgo(15, 50_000)
  await closed()
  await givenAccount(shop, store.id, { payableFrom: new Date(Date.now() + 72 * HOUR_MS) })
  await look()
  expect(await toStore()).toEqual([])
  await givenAccount(shop, store.id)
  await look()
  expect(await toStore()).toHaveLength(1)
})

test('a payout that was prepared and never paid is late', async () => {
  await cameDaysAgo(15, 50_000)
  const body = { statementId: await closed() }
  expect((await shop.call('POST /api/payouts', { body }, admins[0])).status).toBe(201)
  await look()
  expect(await toStore()).toHaveLength(1)
})
