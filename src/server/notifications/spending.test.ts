import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { spendToday, spentToday, unspend } from './spending.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('sms_days').execute())

const TWO_PARTS = { parts: 2, poisha: 50 }

test('a day begins with nothing spent, and knows what its SMS cost', async () => {
  expect(await spentToday(shop.db)).toEqual({ parts: 0, poisha: 0 })
  expect(await spendToday(shop.db, TWO_PARTS, 1_000)).toBe(50)
  expect(await spendToday(shop.db, TWO_PARTS, 1_000)).toBe(100)
  await unspend(shop.db, { ...TWO_PARTS, isSecret: false })
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
