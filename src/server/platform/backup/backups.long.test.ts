import { expect, test } from 'vitest'
import { openTestBucket } from '../storage/testing/bucket.ts'
import { type Backup, backupsIn, nameAt, saveBackup, saveOpened } from './backups.ts'
import { openTarget } from './open-target.ts'

const HOUR_MS = 60 * 60 * 1000
const HELD = { endedAt: '', firstWal: '', lastWal: '', pieces: [], pictures: null }

test('backups of a year are read from a bucket, which takes no more than so many questions at once', async () => {
  const target = openTarget({ access: (await openTestBucket()).access })
  const backups = Array.from({ length: 300 }, (_, nth): Backup => ({ name: nameAt(new Date(nth * HOUR_MS)), ...HELD }))
  for (const backup of backups) await saveBackup(target, backup)
  const opened = { orders: 1, lastOrderAt: null, products: 1, accounts: 1, found: [] }
  for (const backup of backups.slice(-1)) await saveOpened(target, backup, opened)
  const read = await backupsIn(target)
  expect(read.map(({ backup }) => backup)).toEqual(backups)
  expect(read.flatMap((listed) => listed.opened ?? [])).toEqual([opened])
})
