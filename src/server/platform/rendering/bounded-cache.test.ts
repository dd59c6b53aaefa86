import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CacheTag } from '../database/cache-invalidation.ts'
import type { CachedPage } from '../http/send-page.ts'
import { createBoundedCache } from './bounded-cache.ts'
import { createFrequencySketch } from './frequency-sketch.ts'

const KILOBYTE = 1024
const page = (bytes = KILOBYTE): CachedPage => ({ status: 200, headers: {}, identity: Buffer.alloc(bytes) })
const tags = (...all: CacheTag[]) => new Set(all)

test('a page is there until something on it changes, and others stay', () => {
  const cache = createBoundedCache(100 * KILOBYTE)
  const [one, two] = [page(), page()]
  cache.keep('/1', one, tags('product:1', 'catalog'), cache.moment())
  cache.keep('/2', two, tags('product:2'), cache.moment())
  cache.drop(tags('product:1'))
  expect(cache.get('/1')).toBeUndefined()
  expect(cache.get('/2')).toBe(two)
  cache.drop(tags('catalog'))
  expect(cache.get('/2')).toBe(two)
})

test('the page that was longest unasked leaves first', () => {
  const cache = createBoundedCache(10 * KILOBYTE)
  for (const key of ['/a', '/b', '/c']) cache.keep(key, page(), tags(), cache.moment())
  cache.get('/a')
  cache.keep('/d', page(), tags(), cache.moment())
  expect(['/a', '/b', '/c', '/d'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true])
})

test('a page too big for all the room is not kept and drives nobody out', () => {
  const cache = createBoundedCache(10 * KILOBYTE)
  cache.keep('/small', page(), tags(), cache.moment())
  cache.keep('/huge', page(20 * KILOBYTE), tags(), cache.moment())
  expect(cache.get('/huge')).toBeUndefined()
  expect(cache.get('/small')).toBeDefined()
})

test('compressed forms and long addresses take room too', () => {
  const cache = createBoundedCache(20 * KILOBYTE)
  const bytes = Buffer.alloc(16 * KILOBYTE)
  cache.keep('/first', page(), tags(), cache.moment())
  cache.keep('/second', { status: 200, headers: {}, br: bytes }, tags(), cache.moment())
  expect(cache.get('/first')).toBeUndefined()
  cache.keep(`/${'x'.repeat(8 * KILOBYTE)}`, page(), tags(), cache.moment())
  expect(cache.get('/second')).toBeUndefined()
})

test('a page begun before ten thousand changes is not kept, though nobody remembers each of them', () => {
  const cache = createBoundedCache(100 * KILOBYTE)
  const since = cache.moment()
  cache.drop(tags('product:0'))
  for (let id = 1; id <= 10_000; id += 1) cache.drop(tags(`product:${id}`))
  cache.keep('/old', page(), tags('product:0'), since)
  cache.keep('/new', page(), tags('product:0'), cache.moment())
  expect([cache.get('/old'), cache.get('/new')]).toEqual([undefined, expect.anything()])
})

type Step = { do: 'begin' | 'finish' | 'drop'; page: number; tags: number[] }
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('begin', 'finish', 'drop'),
  page: fc.nat({ max: 4 }),
  tags: fc.uniqueArray(fc.nat({ max: 3 }), { maxLength: 3 }),
})

test('whatever happens in whatever order, no page is kept that shows what changed since it was begun', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = createBoundedCache(1000 * KILOBYTE)
      const tagsOf = (numbers: number[]) => new Set(numbers.map((number): CacheTag => `product:${number}`))
      const begun = new Map<number, { since: number; changed: Set<number> }>()
      const expected = new Map<number, { shows: number[]; page: CachedPage }>()
      for (const { do: what, page: number, tags: numbers } of steps) {
        const work = begun.get(number)
        if (what === 'begin') begun.set(number, { since: cache.moment(), changed: new Set() })
        else if (what === 'drop') {
          cache.drop(tagsOf(numbers))
          for (const { changed } of begun.values()) for (const each of numbers) changed.add(each)
          for (const [key, { shows }] of expected)
            if (shows.some((each) => numbers.includes(each))) expected.delete(key)
        } else if (work) {
          const made = page()
          cache.keep(`/${number}`, made, tagsOf(numbers), work.since)
          begun.delete(number)
          if (!numbers.some((each) => work.changed.has(each))) expected.set(number, { shows: numbers, page: made })
        }
      }
      for (let number = 0; number <= 4; number += 1) {
        const kept = cache.get(`/${number}`)
        expect(kept).toBe(expected.get(number)?.page)
      }
    }),
    { numRuns: 500 },
  )
})

test('with no room left, who is asked for once drives nobody out; who is asked for more often than the last does', () => {
  const asked = createFrequencySketch(64)
  const cache = createBoundedCache(10 * KILOBYTE, asked)
  const ask = (key: string) => {
    asked.note(key)
    const known = cache.get(key) !== undefined
    if (!known) cache.keep(key, page(), tags(), cache.moment())
    return known
  }
  expect(['/a', '/b', '/c', '/a', '/b', '/c'].map(ask)).toEqual([false, false, false, true, true, true])
  expect(Array.from({ length: 40 }, (_, at) => ask(`/once${at}`))).not.toContain(true)
  expect(['/a', '/b', '/c'].map(ask)).toEqual([true, true, true])
  for (let time = 0; time < 5; time += 1) ask('/new')
  expect(ask('/new')).toBe(true)
})

test('after a gap in what was heard, a new page takes the place of one that is not believed any more', () => {
  const asked = createFrequencySketch(64)
  const cache = createBoundedCache(10 * KILOBYTE, asked)
  for (const key of ['/a', '/b', '/c']) {
    for (let time = 0; time < 9; time += 1) asked.note(key)
    cache.keep(key, page(), tags(), cache.moment())
  }
  cache.distrust()
  cache.keep('/new', page(), tags(), cache.moment())
  expect(cache.get('/new')).toBeDefined()
})

test('a page is weighed anew when its gzip has been made', () => {
  const cache = createBoundedCache(20 * KILOBYTE)
  const packed: CachedPage = { status: 200, headers: {}, br: Buffer.alloc(8 * KILOBYTE) }
  cache.keep('/packed', packed, tags(), cache.moment())
  cache.keep('/other', page(6 * KILOBYTE), tags(), cache.moment())
  expect(cache.get('/other')).toBeDefined()
  packed.gzip = Buffer.alloc(8 * KILOBYTE)
  cache.get('/packed')
  expect([cache.get('/other'), cache.get('/packed')]).toEqual([undefined, packed])
})
