import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createFolderStorage } from '../storage/folder-storage.ts'
import { sweepPictures } from './sweep.ts'

const PICTURES = 150
const YESTERDAY = new Date(Date.now() - 86_400_000)

test('while a full folder is swept, the process has a turn for others at each picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-sweep-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (let at = 0; at < PICTURES; at += 1) {
    const file = join(folder, `${at.toString(16).padStart(32, '0')}-240.webp`)
    await writeFile(file, '')
    await utimes(file, YESTERDAY, YESTERDAY)
  }
  let turns = 0
  const sweeping = sweepPictures(createFolderStorage(folder), async () => new Set(['f'.repeat(32)]))
  let removed: number | undefined
  const swept = sweeping.then((count) => {
    removed = count
  })
  while (removed === undefined) {
    turns += 1
    await nextTurn()
  }
  await swept
  expect([removed, await readdir(folder)]).toEqual([PICTURES, []])
  expect(turns).toBeGreaterThan(PICTURES)
})
