import { expect, test } from 'vitest'
import type { CacheTag } from '../database/cache-invalidation.ts'
import type { CachedPage } from '../http/send-page.ts'
import { ALONE } from '../invalidation/invalidation-feed.ts'
import { Refusal } from '../refusal.ts'
import { createPageCache, type Making } from './page-cache.ts'

const quiet = { note: () => undefined, doubt: () => undefined, since: () => undefined, stop: () => undefined }
const ROOM = { bytes: 1_000_000, concurrency: 1, waiting: 1, longestWaitMs: 60_000, outage: quiet, feed: ALONE }
const CATALOG: ReadonlySet<CacheTag> = new Set<CacheTag>(['catalog'])

const making = (text: string, shows: CacheTag = 'catalog') => {
  return async (): Promise<Making> => ({ page: pageOf(text), shows: new Set([shows]) })
}
const pageOf = (text: string): CachedPage => ({ status: 200, headers: {}, identity: Buffer.from(text) })
const lost = () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))
const wrong = () => Promise.reject(new Error('a bug'))
const read = ({ identity, headers }: CachedPage) => [String(identity), headers['x-stale-since']]

test('where the database is away the page is given as it was last, and said to be from memory', async () => {
  const keeper = createPageCache(ROOM)
  expect(read(await keeper.made('list', making('old')))).toEqual(['old', undefined])
  keeper.drop(CATALOG)
  expect(read(await keeper.made('list', making('new')))).toEqual(['new', undefined])
  keeper.drop(CATALOG)
  expect(read(await keeper.made('list', lost))).toEqual(['new', expect.any(String)])
  await expect(keeper.made('another', lost)).rejects.toThrow('gone')
})

test('what went wrong for another reason is not covered up', async () => {
  const keeper = createPageCache(ROOM)
  await keeper.made('list', making('old'))
  keeper.drop(CATALOG)
  await expect(keeper.made('list', wrong)).rejects.toThrow('a bug')
})

test('while it is known to be away nobody waits for it', async () => {
  const since = new Date(0)
  let isAway = false
  const keeper = createPageCache({ ...ROOM, outage: { ...quiet, since: () => (isAway ? since : undefined) } })
  await keeper.made('list', making('old'))
  keeper.drop(CATALOG)
  isAway = true
  expect(read(await keeper.made('list', () => new Promise(() => undefined)))).toEqual(['old', since.toISOString()])
})

test('so many are remembered as there is room for, the longest outdated is forgotten', async () => {
  // A quarter of the room is for what is outdated: two pages of this size.
  const keeper = createPageCache({ ...ROOM, bytes: 4 * 2 * 3_000 })
  for (const [at, key] of ['0', '1', '2'].entries()) {
    await keeper.made(key, making('x'.repeat(900), `product:${at}`))
    keeper.drop(new Set<CacheTag>([`product:${at}`]))
  }
  await expect(keeper.made('0', lost)).rejects.toThrow('gone')
  for (const key of ['1', '2']) expect((await keeper.made(key, lost)).status).toBe(200)
})

test('what the shop has said no to since is not shown again', async () => {
  const keeper = createPageCache(ROOM)
  const gone = { status: 404, headers: {}, identity: Buffer.from('no') }
  for (const no of [
    () => Promise.reject(new Refusal('product_not_found')),
    async () => ({ page: gone, shows: CATALOG }),
  ]) {
    await keeper.made('page', making('old'))
    keeper.drop(CATALOG)
    await keeper.made('page', no).catch(() => undefined)
    await expect(keeper.made('page', lost)).rejects.toThrow('gone')
  }
})

test('being busy is no no: the page is still known as it was', async () => {
  const keeper = createPageCache({ ...ROOM, waiting: 0 })
  await keeper.made('page', making('old'))
  keeper.drop(CATALOG)
  let finish = (_: Making) => {}
  const first = keeper.made(
    'another',
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  await expect(keeper.made('page', making('new'))).rejects.toThrow(Refusal)
  finish({ page: pageOf('done'), shows: CATALOG })
  await first
  expect((await keeper.made('page', lost)).identity?.toString()).toBe('old')
  await expect(keeper.made('page', () => Promise.reject(new Refusal('busy')))).rejects.toThrow(Refusal)
  expect((await keeper.made('page', lost)).identity?.toString()).toBe('old')
})

test('what came from memory is counted, what was made, and what was given as it was', async () => {
  const counts = { hits: 0, misses: 0, stale: 0 }
  let isAway = false
  const outage = { ...quiet, since: () => (isAway ? new Date() : undefined) }
  const keeper = createPageCache({ ...ROOM, counts, outage })
  await keeper.made('list', making('as it is'))
  expect([keeper.kept('list') !== undefined, keeper.kept('other'), counts]).toEqual([
    true,
    undefined,
    { hits: 1, misses: 1, stale: 0 },
  ])
  keeper.drop(CATALOG)
  isAway = true
  keeper.kept('list')
  await keeper.made('list', lost)
  expect(counts).toEqual({ hits: 1, misses: 1, stale: 2 })
})
