import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { IMAGE_WIDTHS } from '#contract/values/images'
import { drawnWhenAsked } from '../src/server/platform/pictures/drawn-when-asked.ts'
import type { BlobStorage } from '../src/server/platform/storage/blob-storage.ts'
import { createFolderStorage } from '../src/server/platform/storage/folder-storage.ts'
import { openTestShop } from '../src/server/testing/shop.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoPictures } from './demo-pictures.ts'
import { createDrawing } from './draw-pictures.ts'

const [one = '', other = ''] = (await demoPictures()).keys()
const UNKNOWN = '0'.repeat(32)

let folder: string
let kept: string[]
/** Whenever a drawing begins. */
let begun: string[]
let storage: BlobStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-drawn-'))
  kept = []
  begun = []
  const files = createFolderStorage(folder)
  storage = {
    ...files,
    renew(blob) {
      begun.push(blob.hash)
      return files.renew(blob)
    },
    put(hash, parts) {
      kept.push(hash)
      return files.put(hash, parts)
    },
  }
  return () => rm(folder, { recursive: true, force: true })
})

/** Answers the status of a picture of the shop. */
async function openShop(pictures: BlobStorage): Promise<(hash: string, width: number) => Promise<number>> {
  const shop = await openTestShop({ pictures })
  onTestFinished(() => shop.close())
  return async (hash, width) => (await shop.request('GET', `/images/${hash}-${width}.webp`)).status
}

test('no two products of the demo have one picture', async () => {
  expect([...(await demoPictures()).values()]).toEqual(demoCatalogue.products)
})

test('a picture of the demo that is asked for before it is drawn is drawn, once for all who ask', async () => {
  const statusOf = await openShop(drawnWhenAsked(storage, createDrawing(storage)))
  const asked = IMAGE_WIDTHS.flatMap((width) => [statusOf(one, width), statusOf(other, width)])
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
  expect(kept.toSorted()).toEqual([one, other].toSorted())
  expect(await statusOf(one, 240)).toBe(200)
  expect(begun).toHaveLength(2)
})

test('a picture that is none of the demo’s is not found, and nothing is drawn for it', async () => {
  const statusOf = await openShop(drawnWhenAsked(storage, createDrawing(storage)))
  expect(await statusOf(UNKNOWN, 240)).toBe(404)
  expect([await createDrawing(storage)(UNKNOWN), begun, await readdir(folder)]).toEqual([false, [], []])
})

test('a shop without the demo does not draw its pictures', async () => {
  const statusOf = await openShop(storage)
  expect(await statusOf(one, 240)).toBe(404)
})

test('a picture that could not be kept is drawn again for the next who asks', async () => {
  let isFull = true
  const draw = createDrawing({
    ...storage,
    put: (hash, parts) => (isFull ? Promise.reject(new Error('ENOSPC')) : storage.put(hash, parts)),
  })
  await expect(Promise.all([draw(one), draw(one)])).rejects.toThrow('ENOSPC')
  isFull = false
  expect(await draw(one)).toBe(true)
  expect(kept).toEqual([one])
})
