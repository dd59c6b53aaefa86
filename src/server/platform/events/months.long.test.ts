import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { emit } from './emit.ts'
import { monthsOf } from './months.queries.ts'
import { keepMonths, monthsAhead } from './months.ts'
import { insertDeliveries, takeEvents } from './outbox.queries.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const now = new Date()
/** The 15th of the month that is so many after this one. */
const inMonths = (months: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15))
const nameIn = (months: number) => `event_deliveries_${inMonths(months).toISOString().slice(0, 7).replace('-', '_')}`
const never = new AbortController().signal
const keep = (at?: Date) => keepMonths(shop.db, never, at)
const names = async () => (await monthsOf(shop.db)).map(({ name }) => name)

async function emitted(): Promise<number> {
  await emit(shop.db, 'vendor.approved', { vendorId: 1 })
  const [event] = await takeEvents(shop.db, ['vendor.approved'], 1)
  return event?.id ?? 0
}

/** It was noted so many days before this moment. */
async function ageNote(id: number, days: number, at: Date): Promise<void> {
  const noted = new Date(at.getTime() - days * 86_400_000)
  await sql`update event_deliveries set delivered_at = ${noted} where event_id = ${id}`.execute(shop.db)
}

/** Where it is noted that an event was handled. */
async function placeOf(id: number): Promise<string | undefined> {
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass::text as place from event_deliveries where event_id = ${id}`.execute(shop.db)
  return rows[0]?.place
}

test('the months to come are made ahead, once, and their events are noted there', async () => {
  await keep(inMonths(0))
  const first = ['event_deliveries_before', nameIn(1), nameIn(2)]
  expect(await names()).toEqual(first)
  await keep(inMonths(0))
  expect(await names()).toEqual(first)
  await keep(inMonths(1))
  expect(await names()).toEqual([...first, nameIn(3)])
  const id = await emitted()
  expect(await insertDeliveries(shop.db, [id], 'one')).toEqual([id])
  expect(await placeOf(id)).toBe(nameIn(1))
})

test('ids only ever go on, and an event is handled once, in whichever month it is told again', async () => {
  await keep(inMonths(0))
  const early = await emitted()
  expect(await insertDeliveries(shop.db, [early], 'one')).toEqual([early])
  await keep(inMonths(1))
  const ids = [await emitted(), await emitted()]
  await keep(inMonths(1))
  await keep(inMonths(0))
  expect(await emitted()).toBe((ids[1] ?? 0) + 1)
  expect(ids[0]).toBeGreaterThan(early + 1_000_000)
  expect(await insertDeliveries(shop.db, [early, ...ids], 'one')).toEqual(ids)
  expect(await insertDeliveries(shop.db, [early, ...ids], 'another')).toEqual([early, ...ids])
})

test('a month is dropped once all of its events are older than 90 days, and no day sooner', async () => {
  await keep(inMonths(1))
  const id = await emitted()
  await insertDeliveries(shop.db, [id], 'one')
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)
  const daysAfter = (days: number) => new Date(end + days * 86_400_000)
  await keep(daysAfter(89))
  expect(await placeOf(id)).toBe(nameIn(1))
  expect(await names()).not.toContain('event_deliveries_before')
  await keep(daysAfter(90))
  expect(await placeOf(id)).toBeUndefined()
  expect((await names())[0]).toBe(nameIn(2))
})

test('months that nobody made cost no event its note: it waits among the others, and moves in', async () => {
  await keep(inMonths(0))
  expect(await monthsAhead(shop.db, inMonths(0))).toBe(2)
  expect(await monthsAhead(shop.db, inMonths(3))).toBe(-1)
  const [, , last] = await monthsOf(shop.db)
  const id = (last?.upTo ?? 0) + 7
  expect(await insertDeliveries(shop.db, [id], 'one')).toEqual([id])
  expect(await placeOf(id)).toBe('event_deliveries_others')
  await keep(inMonths(3))
  expect(await placeOf(id)).toBe(nameIn(3))
  expect(await insertDeliveries(shop.db, [id], 'one')).toEqual([])
})

test('an event that waited longer than its month is kept is noted all the same, and forgotten by age', async () => {
  await keep(inMonths(8))
  const [first] = await monthsOf(shop.db)
  expect(first?.name).toBe(nameIn(5))
  expect(await insertDeliveries(shop.db, [5], 'one')).toEqual([5])
  expect(await insertDeliveries(shop.db, [5], 'one')).toEqual([])
  expect(await placeOf(5)).toBe('event_deliveries_others')
  await keep(inMonths(8))
  expect(await placeOf(5)).toBeUndefined()
})

test('a month whose ids went on while no months were made stays until its youngest note is 90 days old', async () => {
  await keep(inMonths(0))
  const ids = [await emitted(), await emitted()]
  await insertDeliveries(shop.db, ids, 'one')
  await ageNote(ids[0] ?? 0, 170, inMonths(6))
  await ageNote(ids[1] ?? 0, 89, inMonths(6))
  await keep(inMonths(6))
  expect(await insertDeliveries(shop.db, ids, 'one')).toEqual([])
  expect(await names()).toEqual(['event_deliveries_before', ...[3, 4, 5, 6, 7, 8].map(nameIn)])
  await ageNote(ids[1] ?? 0, 91, inMonths(6))
  await keep(inMonths(6))
  expect(await placeOf(ids[1] ?? 0)).toBeUndefined()
  expect((await names())[0]).toBe(nameIn(3))
})

test('months go by the clock of the database, whatever that of a machine says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: inMonths(10) })
  onTestFinished(() => void vi.useRealTimers())
  await keep()
  expect(await names()).toEqual(['event_deliveries_before', nameIn(1), nameIn(2)])
  expect(await monthsAhead(shop.db)).toBe(2)
})

test('years of months at once are refused, and no id is spent on them', async () => {
  await keep(inMonths(0))
  const [before, id] = [await names(), await emitted()]
  await expect(keep(inMonths(25))).rejects.toThrow('25 months of events are to be made at once')
  expect(await names()).toEqual(before)
  expect(await emitted()).toBe(id + 1)
  await keep(inMonths(24))
  expect(await emitted()).toBeGreaterThan(id + 1_000_000)
})

test('two processes that make and drop months at the same moment do it once', async () => {
  await keep(inMonths(0))
  await Promise.all([1, 2, 3].map(() => keep(inMonths(9))))
  expect(await names()).toEqual([6, 7, 8, 9, 10, 11].map(nameIn))
})

test('what fits in no month is forgotten a thousand at a time, until the shop closes', async () => {
  await keep(inMonths(8))
  await sql`insert into event_deliveries (event_id, subscriber) select id, 'one' from generate_series(1, 1500) as id`.execute(
    shop.db,
  )
  await keepMonths(shop.db, AbortSignal.abort(), inMonths(8))
  expect(await placeOf(1500)).toBe('event_deliveries_others')
  await keep(inMonths(8))
  const { rows } = await sql`select from event_deliveries_others`.execute(shop.db)
  expect(rows).toEqual([])
})
