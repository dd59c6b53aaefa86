import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { announce } from './announcements.ts'
import { transact } from './db.ts'
import { ALONE, type Hearing } from './hearing.ts'
import { keptValue } from './kept-value.ts'

let shop: TestShop
let isCertain: boolean
let missed: () => void
let read: number
let valueNow: () => Promise<number>
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => {
  isCertain = true
  read = 0
  const hearing: Hearing = {
    ...ALONE,
    isCertain: () => isCertain,
    onGap: (listener) => {
      missed = listener
    },
  }
  valueNow = keptValue(shop.db, hearing, 'categories', async () => (read += 1))
})
afterEach(() => change('categories'))
afterAll(() => shop.close())

const change = (tag: 'categories' | 'catalog') => transact(shop.db, async (tx) => announce(tx, tag))

test('a value is read once until what it shows has changed', async () => {
  expect(await Promise.all([valueNow(), valueNow()])).toEqual([1, 1])
  await change('catalog')
  expect(await valueNow()).toBe(1)
  await change('categories')
  expect(await valueNow()).toBe(2)
})

test('what may have been missed, and what nobody is certain of, is read again', async () => {
  await valueNow()
  missed()
  expect(await valueNow()).toBe(2)
  isCertain = false
  expect([await valueNow(), await valueNow()]).toEqual([3, 4])
})

test('what could not be read is read again', async () => {
  let isAway = true
  const patient = keptValue(shop.db, ALONE, 'categories', async () => {
    if (isAway) throw new Error('away')
    return 'here'
  })
  await expect(patient()).rejects.toThrow('away')
  isAway = false
  expect(await patient()).toBe('here')
})
