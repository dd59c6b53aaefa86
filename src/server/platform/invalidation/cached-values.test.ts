import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { type CacheTag, invalidate } from '../database/cache-invalidation.ts'
import { transact } from '../database/db.ts'
import { type Cached, cachedValues } from './cached-values.ts'
import { ALONE, type InvalidationFeed } from './invalidation-feed.ts'

const BOUNDS = { bytes: 4_000, ms: 60_000 }
let shop: TestShop
let isCertain: boolean
let missed: () => void
let cached: Cached<{ of: string; time: number }>
let read: string[]
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => {
  isCertain = true
  read = []
  const feed: InvalidationFeed = {
    ...ALONE,
    isCertain: () => isCertain,
    onGap: (listener) => {
      missed = listener
    },
  }
  cached = cachedValues(shop.db, feed, ['words', 'catalog'], BOUNDS)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

const change = (tag: CacheTag) => transact(shop.db, async (tx) => invalidate(tx, tag))

async function valueFor(key: string): Promise<{ of: string; time: number }> {
  return await cached(key, async () => {
    read.push(key)
    return { of: key, time: read.length }
  })
}

test('a value is read once for a key, also by those who ask while it is read', async () => {
  const all = await Promise.all(['a', 'b', 'a'].map(valueFor))
  expect([...all, await valueFor('a')].map(({ of }) => of)).toEqual(['a', 'b', 'a', 'a'])
  expect(read).toEqual(['a', 'b'])
})

test('every key is read again once one of the tags was invalidated, or may have been', async () => {
  const ask = () => Promise.all(['a', 'b'].map(valueFor))
  await ask()
  await change('prices')
  expect((await ask()).map(({ time }) => time)).toEqual([1, 2])
  await change('catalog')
  expect((await ask()).map(({ time }) => time)).toEqual([3, 4])
  await change('words')
  expect((await ask()).map(({ time }) => time)).toEqual([5, 6])
  missed()
  expect((await ask()).map(({ time }) => time)).toEqual([7, 8])
})

test('what was begun before a change is joined by nobody after it, and not kept', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const before = cached('a', async () => {
    await held
    return { of: 'before', time: 0 }
  })
  await change('words')
  const after = valueFor('a')
  release()
  expect([await before, await after]).toMatchObject([{ of: 'before' }, { of: 'a' }])
  expect((await valueFor('a')).of).toBe('a')
})

test('nothing is believed that nobody is certain of, and a failure is not kept', async () => {
  await valueFor('a')
  isCertain = false
  expect([(await valueFor('a')).time, (await valueFor('a')).time]).toEqual([2, 3])
  isCertain = true
  const away = async () => {
    throw new Error('away')
  }
  await expect(cached('b', away)).rejects.toThrow('away')
  expect((await valueFor('b')).of).toBe('b')
})

test('no more is kept than there is room for, and nothing for long', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  for (const key of keys) await valueFor(key)
  await valueFor('h')
  expect(read).toEqual(keys)
  await valueFor('a')
  expect(read).toEqual([...keys, 'a'])
  const large = async () => {
    read.push('large')
    return { of: 'x'.repeat(BOUNDS.bytes), time: 0 }
  }
  for (let time = 0; time < 2; time += 1) await cached('large', large)
  expect(read.slice(-2)).toEqual(['large', 'large'])
  const later = performance.now() + BOUNDS.ms + 1_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  // The library looks at the clock once a millisecond.
  await expect.poll(() => valueFor('h').then(() => read.at(-1))).toBe('h')
})
