import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolderStorage } from '../storage/folder-storage.ts'
import { StorageAway } from '../storage/storage-away.ts'
import { openTestBucket } from '../storage/testing/bucket.ts'
import { movePictures } from './move-pictures.ts'

const PARTS = ['240.webp', '960.webp']
const hashOf = (nth: number) => nth.toString(16).padStart(32, '0')
const blobOf = (nth: number) => new Map(PARTS.map((part) => [part, Buffer.from(`${nth} ${part}`)]))
const silent = () => undefined

/** A folder of twenty pictures beside an empty bucket. */
async function openBoth() {
  const path = await mkdtemp(join(tmpdir(), 'haat-move-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  const folder = createFolderStorage(path)
  for (let nth = 0; nth < 20; nth += 1) await folder.put(hashOf(nth), blobOf(nth))
  return { ...(await openTestBucket({ pageSize: 7 })), folder, path }
}

test('all pictures go from the folder into the bucket and back, and stay where they were', async () => {
  const { folder, path, storage } = await openBoth()
  const told: string[] = []
  const tell = (done: object, of: number) => told.push(`${JSON.stringify(done)} of ${of}`)
  expect(await movePictures({ from: folder, to: storage, isDeleting: false, tell })).toMatchObject({ copied: 20 })
  expect(told).toEqual(['{"copied":20,"already":0,"deleted":0} of 20'])
  expect((await folder.list()).blobs).toHaveLength(20)
  const back = createFolderStorage(join(path, 'back'))
  await movePictures({ from: storage, to: back, isDeleting: false, tell: silent })
  for (let nth = 0; nth < 20; nth += 1)
    for (const [part, bytes] of blobOf(nth)) expect(await back.get(hashOf(nth), part)).toEqual(bytes)
})

test('one that was broken off goes on where it was', async () => {
  const { folder, storage, s3 } = await openBoth()
  const move = () => movePictures({ from: folder, to: storage, isDeleting: false, tell: silent })
  s3.behave(({ nth }) => (nth < 120 ? 'answers' : 'forbids'))
  await expect(move()).rejects.toThrow(StorageAway)
  s3.behave('answers')
  const halfway = (await storage.list()).blobs.length
  expect([halfway > 0, halfway < 20]).toEqual([true, true])
  const { copied, already } = await move()
  expect([copied + already, already > 0, copied > 0]).toEqual([20, true, true])
  expect(await move()).toMatchObject({ copied: 0, already: 20 })
})

test('what stands there spoiled is copied again, and what does not come back as it was put ends the move', async () => {
  const { folder, storage, s3 } = await openBoth()
  await storage.put(hashOf(3), new Map([['240.webp', Buffer.from('spoiled')]]))
  await movePictures({ from: folder, to: storage, isDeleting: false, tell: silent })
  expect(await storage.get(hashOf(3), '240.webp')).toEqual(blobOf(3).get('240.webp'))
  s3.objects.clear()
  s3.behave(({ method, key }) => (method === 'PUT' && key.endsWith(`${hashOf(5)}-240.webp`) ? 'loses' : 'answers'))
  const lossy = movePictures({ from: folder, to: storage, isDeleting: true, tell: silent })
  await expect(lossy).rejects.toThrow(`${hashOf(5)}-240.webp does not come back`)
  expect(await folder.get(hashOf(5), '240.webp')).toBeDefined()
})

test('what was copied is deleted where it was only if asked for, and not within an hour of its last use', async () => {
  const { folder, path, storage } = await openBoth()
  const old = new Date(Date.now() - 7_200_000)
  for (const name of await readdir(path)) if (!name.startsWith(hashOf(7))) await utimes(join(path, name), old, old)
  const moved = await movePictures({ from: folder, to: storage, isDeleting: true, tell: silent })
  expect(moved).toEqual({ copied: 20, already: 0, deleted: 19 })
  expect((await folder.list()).blobs).toEqual([{ hash: hashOf(7), parts: expect.arrayContaining(PARTS) }])
  expect((await storage.list()).blobs).toHaveLength(20)
})
