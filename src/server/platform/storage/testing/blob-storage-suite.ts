import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { BlobStorage } from '../blob-storage.ts'

const ONE = '0123456789abcdef0123456789abcdef'
const OTHER = 'f'.repeat(32)
const PARTS = ['240.webp', '640.webp', '960.webp']
/** Longer than a tick of the clock by which a file system dates what is written. */
const MOMENT_MS = 20
const anHourAgo = () => new Date(Date.now() - 3_600_000)
const soon = () => new Date(Date.now() + 60_000)

const bytes = (text: string) => new TextEncoder().encode(text)
const blobOf = (text: string) => new Map(PARTS.map((part) => [part, bytes(`${text} ${part}`)]))

interface Form {
  /** An empty one, and another process’s way into the same. */
  open: () => Promise<{ storage: BlobStorage; beside: BlobStorage }>
  races: number
  /** A small part of a delete. */
  step: () => Promise<unknown>
}

/** What every form of the storage promises. */
export function blobStorageSuite({ open, races, step }: Form): void {
  const textsOf = async (storage: BlobStorage, hash: string) =>
    await Promise.all(PARTS.map(async (part) => Buffer.from((await storage.get(hash, part)) ?? []).toString()))
  const whole = (text: string) => PARTS.map((part) => `${text} ${part}`)

  describe('what was put', () => {
    test('is there as it was, each part, wherever one looks', async () => {
      const { storage, beside } = await open()
      const odd = new Uint8Array(70_000).map((_, at) => at % 256)
      await storage.put(ONE, new Map([['240.webp', odd]]))
      await storage.put(OTHER, blobOf('other'))
      expect(Buffer.from((await beside.get(ONE, '240.webp')) ?? []).equals(odd)).toBe(true)
      expect(await textsOf(beside, OTHER)).toEqual(whole('other'))
    })

    test('may be empty, which is not the same as not there', async () => {
      const { storage } = await open()
      await storage.put(ONE, new Map([['240.webp', new Uint8Array()]]))
      expect(await storage.get(ONE, '240.webp')).toHaveLength(0)
      expect(await storage.get(ONE, '640.webp')).toBeUndefined()
      expect(await storage.get(OTHER, '240.webp')).toBeUndefined()
    })

    test('can be put again, by several at once', async () => {
      const { storage, beside } = await open()
      await Promise.all([storage, beside, storage].map((each) => each.put(ONE, blobOf('same'))))
      expect(await textsOf(storage, ONE)).toEqual(whole('same'))
      expect(await storage.list()).toEqual({ blobs: [expect.objectContaining({ hash: ONE })], unfinished: [] })
    })

    test('is listed once, with its parts', async () => {
      const { storage, beside } = await open()
      expect((await storage.list()).blobs).toEqual([])
      await storage.put(ONE, blobOf('one'))
      await storage.put(OTHER, new Map([['240.webp', bytes('other')]]))
      const listed = (await beside.list()).blobs.map(({ hash, parts }) => [hash, parts.toSorted()])
      expect(listed.toSorted()).toEqual([
        [ONE, PARTS],
        [OTHER, ['240.webp']],
      ])
    })

    test.each([
      ['', '240.webp'],
      [ONE.toUpperCase(), '240.webp'],
      [`${ONE}0`, '240.webp'],
      [`../${ONE.slice(3)}`, '240.webp'],
      [ONE, '../240.webp'],
      [ONE, 'a/b.webp'],
      [ONE, '240'],
      [ONE, '240.webp\0'],
    ])('has a hash and parts for a name: not %j and %j', async (hash, part) => {
      const { storage } = await open()
      await expect(storage.put(hash, new Map([[part, bytes('x')]]))).rejects.toThrow()
      expect(await storage.get(hash, part)).toBeUndefined()
      expect((await storage.list()).blobs).toEqual([])
    })
  })

  describe('a sweep', () => {
    test('deletes what nobody has used since, all of it and nothing else', async () => {
      const { storage, beside } = await open()
      await storage.put(ONE, blobOf('one'))
      await storage.put(OTHER, blobOf('other'))
      expect(await beside.delete({ hash: ONE, parts: PARTS }, soon())).toBe(PARTS.length)
      expect(await textsOf(storage, ONE)).toEqual(['', '', ''])
      const { blobs, unfinished } = await storage.list()
      expect([blobs.map(({ hash }) => hash), unfinished]).toEqual([[OTHER], []])
    })

    test('leaves what was put just now, and has nothing to do where nothing is', async () => {
      const { storage } = await open()
      expect(await storage.delete({ hash: ONE, parts: PARTS }, soon())).toBe(0)
      await storage.put(ONE, blobOf('one'))
      expect(await storage.delete({ hash: ONE, parts: PARTS }, anHourAgo())).toBe(0)
      expect(await textsOf(storage, ONE)).toEqual(whole('one'))
    })

    test('never takes what is fresh out of sight, not for a moment', async () => {
      const { storage, beside } = await open()
      await storage.put(ONE, blobOf('one'))
      for (let round = 0; round < 20; round += 1) {
        const deleting = beside.delete({ hash: ONE, parts: PARTS }, anHourAgo())
        for (let look = 0; look < 5; look += 1) expect(await textsOf(storage, ONE)).toEqual(whole('one'))
        await deleting
      }
    })

    test('leaves what was renewed since', async () => {
      const { storage, beside } = await open()
      await storage.put(ONE, blobOf('one'))
      await pause(MOMENT_MS)
      const since = new Date()
      await pause(MOMENT_MS)
      expect(await beside.renew({ hash: ONE, parts: PARTS })).toBe(true)
      expect(await storage.delete({ hash: ONE, parts: PARTS }, since)).toBe(0)
      expect(await textsOf(storage, ONE)).toEqual(whole('one'))
    })

    test('finds nothing to renew where a part is missing', async () => {
      const { storage } = await open()
      expect(await storage.renew({ hash: ONE, parts: PARTS })).toBe(false)
      await storage.put(ONE, new Map([['240.webp', bytes('alone')]]))
      expect(await storage.renew({ hash: ONE, parts: PARTS })).toBe(false)
      expect(await storage.renew({ hash: ONE, parts: ['240.webp'] })).toBe(true)
    })

    test('takes nothing whose renewal was confirmed in the very same moment, or that was put anew', async () => {
      const { storage, beside } = await open()
      const fates = { renewed: 0, putAnew: 0 }
      for (let race = 0; race < races; race += 1) {
        await storage.put(ONE, blobOf('one'))
        await pause(2)
        const since = new Date()
        await pause(MOMENT_MS)
        // Of each sixteen one is renewed before the delete, and one after it; the others at some moment of it.
        const turns = race % 16
        const renew = () => storage.renew({ hash: ONE, parts: PARTS })
        const isThereBefore = turns === 0 && (await renew())
        const deleting = beside.delete({ hash: ONE, parts: PARTS }, since)
        if (turns === 15) await deleting
        else for (let turn = 1; turn < turns; turn += 1) await Promise.race([step(), deleting])
        const isThere = isThereBefore || (await renew())
        fates[isThere ? 'renewed' : 'putAnew'] += 1
        if (!isThere) await storage.put(ONE, blobOf('one'))
        await deleting
        expect(await textsOf(storage, ONE), `race ${race}, ${isThere ? 'renewed' : 'put anew'}`).toEqual(whole('one'))
      }
      expect(Math.min(fates.renewed, fates.putAnew)).toBeGreaterThan(0)
    })
  })
}
