import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createS3Calls, type S3Calls } from './s3-calls.ts'
import { createS3Storage } from './s3-storage.ts'
import { StorageAway } from './storage-away.ts'
import { openTestBucket, PATIENCE, type TestBucket } from './testing/bucket.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const PARTS = ['240.webp', '960.webp']
const BLOB = { hash: HASH, parts: PARTS }
const blobOf = (text: string) => new Map(PARTS.map((part) => [part, Buffer.from(`${text} ${part}`)]))
const soon = () => new Date(Date.now() + 60_000)

/** More than a delete, or a renewal and a put, are made of. */
const MOST_CALLS = 14
/** By then a put has looked twice: it waits. */
const CALLS_OF_WHO_WAITS = 6

/** The same calls, each of them after `before`. */
function halting(calls: S3Calls, before: (nth: number) => Promise<unknown>): S3Calls {
  let nth = 0
  const next = async () => {
    nth += 1
    await before(nth)
  }
  return {
    put: (...given) => next().then(() => calls.put(...given)),
    get: (...given) => next().then(() => calls.get(...given)),
    delete: (...given) => next().then(() => calls.delete(...given)),
    async *list(...given) {
      await next()
      yield* calls.list(...given)
    },
  }
}

async function renewOrPut(bucket: TestBucket, before: (nth: number) => Promise<unknown>): Promise<boolean> {
  const storage = storageOf(bucket, before)
  const isThere = await storage.renew(BLOB)
  if (!isThere) await storage.put(HASH, blobOf('anew'))
  return isThere
}

function storageOf({ access }: TestBucket, before: (nth: number) => Promise<unknown>) {
  return createS3Storage(halting(createS3Calls(access, undefined, PATIENCE), before), access.location.prefix)
}

async function putOld({ storage }: TestBucket): Promise<Date> {
  await storage.put(HASH, blobOf('old'))
  await pause(2)
  const since = new Date()
  await pause(2)
  return since
}

const isWhole = async ({ storage }: TestBucket) =>
  (await Promise.all(PARTS.map((part) => storage.get(HASH, part)))).every((content) => content !== undefined)

test('wherever a delete stands when somebody wants the picture again, it is there afterwards', async () => {
  const bucket = await openTestBucket()
  const fates = new Set<boolean>()
  for (let at = 1; at <= MOST_CALLS; at += 1) {
    const since = await putOld(bucket)
    let wanted: Promise<boolean> | undefined
    const deleting = storageOf(bucket, async (nth) => {
      if (nth !== at) return
      await new Promise<void>((go) => {
        wanted = renewOrPut(bucket, async (call) => call >= CALLS_OF_WHO_WAITS && go())
        void wanted.finally(go)
      })
    })
    await deleting.delete(BLOB, since)
    fates.add((await wanted) ?? (await renewOrPut(bucket, async () => undefined)))
    expect([at, await isWhole(bucket)]).toEqual([at, true])
  }
  expect(fates.size).toBe(2)
})

test('wherever a renewal or a put stands when a delete comes, the picture is there afterwards', async () => {
  const bucket = await openTestBucket()
  const removed = new Set<number>()
  for (let at = 1; at <= MOST_CALLS; at += 1) {
    const since = await putOld(bucket)
    await renewOrPut(bucket, async (nth) => {
      if (nth === at) removed.add(await bucket.beside.delete(BLOB, since))
    })
    expect([at, await isWhole(bucket)]).toEqual([at, true])
  }
  expect(removed).toEqual(new Set([0, PARTS.length]))
})

test('what a process that died left behind holds nobody up for long, and is swept once it is old', async () => {
  const { s3, storage } = await openTestBucket()
  const mark = `pictures/${HASH}-.leaving-0b7c9f3e-7d4b-4f0e-9a57-2f6c1f1d9b11`
  const left = (secondsAgo: number) =>
    s3.objects.set(mark, { body: Buffer.of(), headers: {}, changedAt: new Date(Date.now() - secondsAgo * 1000) })
  left(125)
  await storage.put(HASH, blobOf('one'))
  expect(await storage.renew(BLOB)).toBe(true)
  left(60)
  expect(await storage.renew(BLOB)).toBe(false)
  const { unfinished } = await storage.list()
  expect(await storage.discard(unfinished, new Date(Date.now() - 3_600_000))).toBe(0)
  expect(await storage.discard(unfinished, soon())).toBe(2)
  expect([...s3.objects.keys()].toSorted()).toEqual(PARTS.map((part) => `pictures/${HASH}-${part}`))
})

test('beside the prefix nothing is touched, and pages of a list are read to the end', async () => {
  const { s3, storage } = await openTestBucket({ pageSize: 3 })
  const others = [`other/${HASH}-240.webp`, 'pictures/README.txt', `${HASH}-240.webp`]
  for (const key of others) s3.objects.set(key, { body: Buffer.of(), headers: {}, changedAt: new Date(0) })
  const hashes = Array.from({ length: 7 }, (_, at) => at.toString(16).padStart(32, '0'))
  for (const hash of hashes) await storage.put(hash, blobOf(hash))
  expect((await storage.list()).blobs.map(({ hash }) => hash)).toEqual(hashes)
  for (const hash of hashes) expect(await storage.delete({ hash, parts: PARTS }, soon())).toBe(PARTS.length)
  expect(await storage.list()).toEqual({ blobs: [], unfinished: [] })
  expect([...s3.objects.keys()]).toEqual(others)
})

test('of a put that fails nothing counts as there, and the next one makes it whole', async () => {
  const { s3, storage } = await openTestBucket()
  s3.behave(({ method, key }) => (method === 'PUT' && key.endsWith('-960.webp') ? 'fails' : 'answers'))
  await expect(storage.put(HASH, blobOf('one'))).rejects.toThrow(StorageAway)
  s3.behave('answers')
  expect(await storage.renew(BLOB)).toBe(false)
  await storage.put(HASH, blobOf('one'))
  expect(await storage.renew(BLOB)).toBe(true)
})

test('a delete that was said to be done and was not leaves a blob that is deleted another time', async () => {
  const { s3, storage } = await openTestBucket()
  await storage.put(HASH, blobOf('one'))
  s3.behave(({ method, key }) => (method === 'DELETE' && key.endsWith('.webp') ? 'loses' : 'answers'))
  await storage.delete(BLOB, soon())
  s3.behave('answers')
  expect((await storage.list()).blobs).toEqual([BLOB])
  expect(await storage.delete(BLOB, soon())).toBe(PARTS.length)
  expect(s3.objects.size).toBe(0)
})
