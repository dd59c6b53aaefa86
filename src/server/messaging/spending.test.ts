import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenSms } from '../testing/sms.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { giveBack, spendOnCode, spendToday, spentOnCodesToday, spentToday } from './spending.queries.ts'

withinOneDay()

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('sms_days').execute())

const TWO_PARTS = { parts: 2, poisha: 50 }

async function triedSms(daysAgo: number): Promise<number> {
  const id = await givenSms(shop)
  const triedAt = sql<Date>`now() - make_interval(days => ${daysAgo})`
  await shop.db.updateTable('messages').set({ tried_at: triedAt }).where('id', '=', id).execute()
  return id
}

test('a day begins with nothing spent, and knows what its SMS cost', async () => {
  expect(await spentToday(shop.db)).toEqual({ parts: 0, poisha: 0 })
  expect(await spendToday(shop.db, TWO_PARTS, 1_000)).toBe(50)
  expect(await spendToday(shop.db, TWO_PARTS, 1_000)).toBe(100)
  await giveBack(shop.db, await triedSms(0), { ...TWO_PARTS, isSecret: false, isUnproven: false })
  expect(await spentToday(shop.db)).toEqual(TWO_PARTS)
})

test('the limit holds to the poisha, however many SMS are sent at once', async () => {
  const spent = await Promise.all(Array.from({ length: 30 }, () => spendToday(shop.db, TWO_PARTS, 520)))
  expect(spent.filter((each) => each !== undefined).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 10 }, (_, at) => (at + 1) * 50),
  )
  expect(await spentToday(shop.db)).toEqual({ parts: 20, poisha: 500 })
  expect(await spendToday(shop.db, { parts: 1, poisha: 20 }, 520)).toBe(520)
})

test('phones that nobody has shown to be theirs have half of the day, and leave the rest', async () => {
  const unproven = { ...TWO_PARTS, isUnproven: true }
  const spent = await Promise.all(Array.from({ length: 12 }, () => spendToday(shop.db, unproven, 520)))
  expect(spent.filter((each) => each !== undefined)).toHaveLength(5)
  for (let at = 0; at < 5; at += 1) expect(await spendToday(shop.db, TWO_PARTS, 520)).toBe(300 + at * 50)
  expect(await spendToday(shop.db, TWO_PARTS, 520)).toBeUndefined()
  await giveBack(shop.db, await triedSms(0), { ...unproven, isSecret: false })
  expect(await spendToday(shop.db, unproven, 520)).toBe(500)
  expect(await spendToday(shop.db, { parts: 1, poisha: 20, isUnproven: true }, 520)).toBeUndefined()
})

test('what an SMS of yesterday did not cost comes back to yesterday', async () => {
  const id = await triedSms(1)
  const both = { parts: 2, spent_poisha: 50, code_parts: 2, code_poisha: 50 }
  const yesterday = sql<string>`(now() at time zone 'Asia/Dhaka')::date - 1`
  await shop.db
    .insertInto('sms_days')
    .values({ day: yesterday, ...both })
    .execute()
  await spendToday(shop.db, TWO_PARTS, 1_000)
  await spendOnCode(shop.db, TWO_PARTS)
  for (const isSecret of [false, true]) await giveBack(shop.db, id, { ...TWO_PARTS, isSecret, isUnproven: false })
  expect([await spentToday(shop.db), await spentOnCodesToday(shop.db)]).toEqual([TWO_PARTS, TWO_PARTS])
  expect(
    await shop.db
      .selectFrom('sms_days')
      .select(Object.keys(both) as (keyof typeof both)[])
      .where('day', '=', yesterday)
      .execute(),
  ).toEqual([{ parts: 0, spent_poisha: 0, code_parts: 0, code_poisha: 0 }])
})
