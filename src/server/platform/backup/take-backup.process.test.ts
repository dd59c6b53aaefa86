import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataDirWithDatabase, freshDataDir, query, startDatabase } from '../postgres/testing/database.ts'
import type { BackupPlace } from './backup-place.ts'
import { openPlace } from './open-place.ts'
import { takeBackup } from './take-backup.ts'

const PICTURE = `${'a'.repeat(32)}-240.webp`

test('the log is kept for a backup until the database is put, and not for its pictures', async () => {
  const dataDir = await dataDirWithDatabase()
  const { connection } = await startDatabase(dataDir)
  await mkdir(join(dataDir, 'images'))
  await writeFile(join(dataDir, 'images', PICTURE), 'a picture')
  const folder = openPlace({ folder: await freshDataDir() })
  const slots: [string, number][] = []
  const place: BackupPlace = {
    ...folder,
    async put(name, bytes) {
      slots.push([name.split('/')[0] ?? '', (await query(connection, 'select from pg_replication_slots')).length])
      await folder.put(name, bytes)
    },
  }
  await takeBackup(place, { dataDir, connection, hasPictures: true }, new AbortController().signal)
  expect(slots[0]).toEqual(['pieces', 1])
  expect(slots.slice(-3)).toEqual([
    ['pictures', 0],
    ['pieces', 0],
    ['backups', 0],
  ])
})

test.each([
  ['fails', () => Promise.reject(new Error('the disk is full'))],
  ['is stopped', (stop: () => void) => Promise.resolve(stop())],
])('of a backup that %s nothing stays where it was put', async (_what, happens) => {
  const dataDir = await dataDirWithDatabase()
  const { connection } = await startDatabase(dataDir)
  const at = await freshDataDir()
  const folder = openPlace({ folder: at })
  const stopping = new AbortController()
  const place: BackupPlace = {
    ...folder,
    async put(name, bytes) {
      await folder.put(name, bytes)
      expect(await readdir(join(at, 'pieces'))).toHaveLength(1)
      await happens(() => stopping.abort(new Error('stopped')))
    },
  }
  const taken = takeBackup(place, { dataDir, connection, hasPictures: false }, stopping.signal)
  await expect(taken).rejects.toThrow(/the disk is full|stopped/)
  expect(await readdir(join(at, 'pieces'))).toEqual([])
  expect(await query(connection, 'select from pg_replication_slots')).toEqual([])
})
