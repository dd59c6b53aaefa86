import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { invalidate } from '../database/cache-invalidation.ts'
import { transact } from '../database/db.ts'
import { cachedValue } from './cached-value.ts'
import { ALONE, type InvalidationFeed } from './invalidation-feed.ts'

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
  const feed: InvalidationFeed = {
    ...ALONE,
    isCertain: () => isCertain,
    onGap: (listener) => {
      missed = listener
    },
  }
  valueNow = cachedValue(shop.db, feed, 'categories', async () => (read += 1))
})
afterEach(() => change('categories'))
afterAll(() => shop.close())

const change = (tag: 'categories' | 'catalog') => transact(shop.db, async (tx) => invalidate(tx, tag))

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
  const patient = cachedValue(shop.db, ALONE, 'categories', async () => {
    if (isAway) throw new Error('away')
    return 'here'
  })
  await expect(patient()).rejects.toThrow('away')
  isAway = false
  expect(await patient()).toBe('here')
})
