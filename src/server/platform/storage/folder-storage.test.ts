import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFolderStorage } from './folder-storage.ts'
import { blobStorageSuite } from './testing/blob-storage-suite.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const YESTERDAY = new Date(Date.now() - 86_400_000)

let folder: string
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'haat-storage-'))
  folder = join(parent, 'images')
  return () => rm(parent, { recursive: true, force: true })
})

describe('a folder', () => {
  const open = async () => ({ storage: createFolderStorage(folder), beside: createFolderStorage(folder) })
  blobStorageSuite({ open, races: 150, step: nextTurn })
})

test('a part is the file <hash>-<part>, and nothing unfinished stands beside it', async () => {
  await createFolderStorage(folder).put(HASH, new Map([['240.webp', new Uint8Array(3)]]))
  expect(await readdir(folder)).toEqual([`${HASH}-240.webp`])
})

test('of a put that fails nothing unfinished stays behind', async () => {
  // Where the part is to stand, nothing can be put.
  await mkdir(join(folder, `${HASH}-240.webp`, 'in the way'), { recursive: true })
  await expect(createFolderStorage(folder).put(HASH, new Map([['240.webp', new Uint8Array(3)]]))).rejects.toThrow()
  expect(await readdir(folder)).toEqual([`${HASH}-240.webp`])
})

test('what a stopped machine left unfinished is discarded once it is old, and files of others never', async () => {
  const storage = createFolderStorage(folder)
  await mkdir(folder)
  const unfinished = join(folder, '.0b7c9f3e-7d4b-4f0e-9a57-2f6c1f1d9b11.tmp')
  const others = ['README.txt', `${HASH}.webp`, `${HASH.toUpperCase()}-240.webp`, '.tmp', 'notes.tmp']
  for (const file of [unfinished, ...others.map((name) => join(folder, name))]) {
    await writeFile(file, 'x')
    await utimes(file, YESTERDAY, YESTERDAY)
  }
  const { blobs, unfinished: found } = await storage.list()
  expect(await storage.discard(found, new Date(YESTERDAY.getTime() - 1_000))).toBe(0)
  expect(await storage.discard(found, new Date())).toBe(1)
  expect([blobs, await storage.list()]).toEqual([[], { blobs: [], unfinished: [] }])
  expect((await readdir(folder)).toSorted()).toEqual(others.toSorted())
})

test('a folder that is not there is empty; one that cannot be read is told, not taken for empty', async () => {
  expect(await createFolderStorage(folder).list()).toEqual({ blobs: [], unfinished: [] })
  await writeFile(folder, 'a file where the folder should be')
  await expect(createFolderStorage(folder).list()).rejects.toThrow()
  await expect(createFolderStorage(folder).get(HASH, '240.webp')).rejects.toThrow()
})
