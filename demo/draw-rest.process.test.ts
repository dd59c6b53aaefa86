import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bringDrawings } from '../scripts/drawings.mjs'
import { IMAGE_WIDTHS, imageFile } from '../src/contract/values/images.ts'
import { dataDirWithDatabase } from '../src/server/platform/postgres/testing/database.ts'
import { startBundledShop } from '../src/server/testing/bundled-shop.ts'
import { eventually } from '../src/server/testing/waiting.ts'
import { demoPictures } from './demo-pictures.ts'

/** More than are drawn before a kill can come. */
const LEFT_OUT = 24

test('a shop that is killed while it draws goes on at its next start, and draws at once what is asked for', async () => {
  const settings = { DATA_DIR: await dataDirWithDatabase(), DEMO: '1', WORKERS: '2', LOG_LEVEL: 'warn' }
  const images = join(settings.DATA_DIR, 'images')
  await bringDrawings(images)
  // The oldest: behind the open doors they come last.
  const oldest = [...(await demoPictures()).keys()].slice(0, LEFT_OUT)
  const filesOf = (hash: string) => IMAGE_WIDTHS.map((width) => imageFile(hash, width).replace('/images/', ''))
  const forget = (hash: string) => Promise.all(filesOf(hash).map((file) => rm(join(images, file), { force: true })))
  const drawn = async () => {
    const there = new Set(await readdir(images))
    return oldest.filter((hash) => filesOf(hash).every((file) => there.has(file)))
  }
  for (const hash of oldest) await forget(hash)

  const first = startBundledShop(settings)
  await first.open()
  await eventually(async () => expect(await drawn()).not.toEqual([]))
  await first.kill('SIGKILL')
  expect((await drawn()).length).toBeLessThan(LEFT_OUT)

  const second = startBundledShop(settings)
  const url = await second.open()
  await eventually(async () => expect(await drawn()).toEqual(oldest))
  const [asked = ''] = oldest
  await forget(asked)
  // By a worker, while nobody draws any more.
  expect((await fetch(url + imageFile(asked, 240))).status).toBe(200)
  expect(await drawn()).toEqual(oldest)
  expect(await second.kill('SIGTERM')).toBe(0)
  expect(second.stderr()).toBe('')

  await forget(asked)
  const third = startBundledShop({ ...settings, DEMO: '0' })
  expect((await fetch((await third.open()) + imageFile(asked, 240))).status).toBe(404)
})
