import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { BackupTarget } from './backup-target.ts'
import { type Backup, nameAt, piecesOf, saveBackup, saveOpened } from './backups.ts'
import { openTarget } from './open-target.ts'
import { pruneBackups } from './prune-backups.ts'
import { countMissingPictures, listedPictures, pictureFileOf, putPictures } from './put-pictures.ts'

const [ONE = '', OTHER = '', UNKNOWN = ''] = ['a', 'b', 'c'].map((digit) => `${digit.repeat(32)}-240.webp`)

let images: string
let target: BackupTarget
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  images = join(folder, 'images')
  for (const name of ['images', 'place']) await mkdir(join(folder, name))
  for (const name of [ONE, OTHER]) await writeFile(join(images, name), name)
  target = openTarget({ folder: join(folder, 'place') })
})

async function picturesThere(): Promise<string[]> {
  const names: string[] = []
  for await (const name of target.list('pictures/')) names.push(name)
  return names.toSorted()
}

test('a picture that was swept before it could be put is not in the list', async () => {
  const sweeping: BackupTarget = {
    ...target,
    async put(name, bytes) {
      await rm(join(images, OTHER), { force: true })
      await target.put(name, bytes)
    },
  }
  const list = await putPictures(sweeping, images, 'pieces/a/pictures')
  expect(await listedPictures(target, list)).toEqual([ONE])
})

test('of those that a backup lists it is told how many are gone', async () => {
  const list = await putPictures(target, images, 'pieces/a/pictures')
  expect([await countMissingPictures(target, list), await countMissingPictures(target, null)]).toEqual([0, 0])
  await target.delete(pictureFileOf(OTHER))
  expect(await countMissingPictures(target, list)).toBe(1)
})

test('pictures that a backup under way has put stay, and leave with one that has been under way for too long', async () => {
  const name = nameAt(new Date())
  const pictures = await putPictures(target, images, `${piecesOf(name)}/pictures`)
  const backup: Backup = { ...{ name, endedAt: '', pieces: [], pictures }, firstWal: '', lastWal: '' }
  await saveBackup(target, backup)
  await saveOpened(target, backup, { orders: 0, lastOrderAt: null, products: 0, accounts: 0, found: [] })
  await target.put(pictureFileOf(UNKNOWN), Buffer.from('of the backup under way'))
  const [listed, all] = [[ONE, OTHER].map(pictureFileOf), [ONE, OTHER, UNKNOWN].map(pictureFileOf)]

  const underWay = `${piecesOf(nameAt(new Date(Date.now() + 1_000)))}/000001`
  await target.put(underWay, Buffer.from('a piece'))
  await pruneBackups(target, 1)
  expect(await picturesThere()).toEqual(all)

  await target.delete(underWay)
  await target.put(`${piecesOf(nameAt(new Date(Date.now() - 2 * 86_400_000)))}/000001`, Buffer.from('a piece'))
  await pruneBackups(target, 1)
  expect(await picturesThere()).toEqual(listed)
})
