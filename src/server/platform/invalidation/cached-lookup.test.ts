import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { type CacheTag, invalidate } from '../database/cache-invalidation.ts'
import { transact } from '../database/db.ts'
import { cachedLookUp, type LookUp } from './cached-lookup.ts'
import { ALONE, type InvalidationFeed } from './invalidation-feed.ts'

let shop: TestShop
let isCertain: boolean
let missed: () => void
let readings: string[][]
let duringReading: () => Promise<void>
let lookUp: LookUp<{ of: string }>
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => {
  isCertain = true
  readings = []
  duringReading = async () => undefined
  const feed: InvalidationFeed = {
    ...ALONE,
    isCertain: () => isCertain,
    onGap: (listener) => {
      missed = listener
    },
  }
  lookUp = cachedLookUp(shop.db, feed, ['words'], { bytes: 4_000, ms: 60_000 }, async (keys) => {
    readings.push(keys)
    await duringReading()
    return new Map(keys.map((key) => [key, { of: key }]))
  })
})
afterAll(() => shop.close())

const change = (tag: CacheTag) => transact(shop.db, async (tx) => invalidate(tx, tag))

test('of many keys only those are read that memory does not hold, all at once', async () => {
  await lookUp(['a', 'b', 'a'])
  const found = await lookUp(['b', 'c', 'd'])
  expect([...found.keys()].sort()).toEqual(['b', 'c', 'd'])
  expect(found.get('b')).toEqual({ of: 'b' })
  await lookUp(['d', 'a'])
  expect(readings).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('all are read again once a tag was invalidated, or may have been', async () => {
  await lookUp(['a'])
  await change('prices')
  await lookUp(['a'])
  expect(readings).toHaveLength(1)
  await change('words')
  await lookUp(['a'])
  missed()
  await lookUp(['a'])
  expect(readings).toHaveLength(3)
})

test('what was read before a change is not kept after it', async () => {
  duringReading = () => change('words')
  expect((await lookUp(['a'])).get('a')).toEqual({ of: 'a' })
  duringReading = async () => undefined
  await lookUp(['a'])
  expect(readings).toHaveLength(2)
})

test('while nobody is certain of memory, everything is read', async () => {
  await lookUp(['a'])
  isCertain = false
  await lookUp(['a'])
  expect(readings).toHaveLength(2)
})

test('memory is bounded', async () => {
  const keys = Array.from({ length: 20 }, (_, at) => `key${at}`)
  await lookUp(keys)
  await lookUp(keys)
  expect(readings[1]?.length).toBeGreaterThan(10)
})
