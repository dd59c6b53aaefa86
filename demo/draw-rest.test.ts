import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { IMAGE_WIDTHS } from '#contract/values/images'
import type { BlobStorage } from '../src/server/platform/storage/blob-storage.ts'
import { createFolderStorage } from '../src/server/platform/storage/folder-storage.ts'
import { openTestShop, type TestShop } from '../src/server/testing/shop.ts'
import { demoPictures } from './demo-pictures.ts'
import { drawRest } from './draw-rest.ts'

const NEVER = new AbortController().signal
const PARTS = IMAGE_WIDTHS.map((width) => `${width}.webp`)
const pictures = [...(await demoPictures()).keys()].slice(0, 5)
const newestFirst = pictures.toReversed()

let shop: TestShop
let productIds: number[]
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).execute()
  productIds = []
  for (const image of pictures) {
    const id = await shop.given.product()
    await shop.db.updateTable('products').set({ image }).where('id', '=', id).execute()
    productIds.push(id)
  }
})
afterAll(() => shop.close())

/** Where these pictures are, and what is drawn beside them. */
function drawingInto(there: string[]) {
  const drawn: string[] = []
  const storage: BlobStorage = {
    ...createFolderStorage(shop.imagesDir),
    list: async () => ({ blobs: [...there, ...drawn].map((hash) => ({ hash, parts: PARTS })), unfinished: [] }),
  }
  const draw = async (hash: string) => drawn.push(hash) > 0
  return { storage, draw, drawn }
}

test('behind the open doors the pictures that are missing are drawn, those of the newest products first', async () => {
  const { storage, draw, drawn } = drawingInto([newestFirst[1] ?? ''])
  expect(await drawRest(shop.db, storage, draw, NEVER)).toBe(4)
  expect(drawn).toEqual(newestFirst.toSpliced(1, 1))
  expect(await drawRest(shop.db, storage, draw, NEVER)).toBe(0)
})

test('a drawing that the stop of the shop cuts off goes on with the next start', async () => {
  const { storage, draw, drawn } = drawingInto([])
  const stopping = new AbortController()
  const drawTwo = async (hash: string) => {
    if (drawn.length === 1) stopping.abort()
    return await draw(hash)
  }
  await expect(drawRest(shop.db, storage, drawTwo, stopping.signal)).rejects.toThrow()
  expect(drawn).toEqual(newestFirst.slice(0, 2))
  expect(await drawRest(shop.db, storage, draw, NEVER)).toBe(3)
  expect(drawn).toEqual(newestFirst)
})

test('a picture of which a width is missing, as after a power cut, is drawn again', async () => {
  const { storage, draw, drawn } = drawingInto(pictures)
  const { blobs, unfinished } = await storage.list()
  const torn = blobs.map((blob, at) => (at === 2 ? { ...blob, parts: PARTS.slice(1) } : blob))
  await drawRest(shop.db, { ...storage, list: async () => ({ blobs: torn, unfinished }) }, draw, NEVER)
  expect(drawn).toEqual([pictures[2]])
})

test('no picture is drawn for a product that is gone, nor for one that shows a picture of its own', async () => {
  const { storage, draw, drawn } = drawingInto([])
  const [gone = 0, changed = 0] = productIds
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone).execute()
  await shop.db
    .updateTable('products')
    .set({ image: 'a'.repeat(32) })
    .where('id', '=', changed)
    .execute()
  await drawRest(shop.db, storage, draw, NEVER)
  expect(drawn).toEqual(newestFirst.slice(0, 3))
})
