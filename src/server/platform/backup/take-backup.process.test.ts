import { randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataDirWithDatabase, freshDataDir, query, startDatabase, until } from '../postgres/testing/database.ts'
import type { BackupTarget } from './backup-target.ts'
import { openTarget } from './open-target.ts'
import { takeBackup } from './take-backup.ts'

const PICTURE = `${'a'.repeat(32)}-240.webp`

test('the log is kept for a backup until the database is put, and not for its pictures', async () => {
  const dataDir = await dataDirWithDatabase()
  const { connection } = await startDatabase(dataDir)
  await mkdir(join(dataDir, 'images'))
  await writeFile(join(dataDir, 'images', PICTURE), 'a picture')
  const folder = openTarget({ folder: await freshDataDir() })
  const slots: [string, number][] = []
  const target: BackupTarget = {
    ...folder,
    async put(name, bytes) {
      slots.push([name.split('/')[0] ?? '', (await query(connection, 'select from pg_replication_slots')).length])
      await folder.put(name, bytes)
    },
  }
  await takeBackup(target, { dataDir, connection, hasPictures: true }, new AbortController().signal)
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
  const folder = openTarget({ folder: at })
  const stopping = new AbortController()
  const target: BackupTarget = {
    ...folder,
    async put(name, bytes) {
      await folder.put(name, bytes)
      expect(await readdir(join(at, 'pieces'))).toHaveLength(1)
      await happens(() => stopping.abort(new Error('stopped')))
    },
  }
  const taken = takeBackup(target, { dataDir, connection, hasPictures: false }, stopping.signal)
  await expect(taken).rejects.toThrow(/the disk is full|stopped/)
  expect(await readdir(join(at, 'pieces'))).toEqual([])
  expect(await query(connection, 'select from pg_replication_slots')).toEqual([])
})

/** What no compressor makes smaller: three pieces of it. */
const FILLER_BYTES = 24 * 1024 * 1024

test('a backup during which more of the log is written than is kept for it ends there, and says so', async () => {
  const dataDir = await dataDirWithDatabase()
  const { connection } = await startDatabase(dataDir, { settings: { fsync: 'off', max_slot_wal_keep_size: '16MB' } })
  await writeFile(join(dataDir, 'postgres/base/filler'), randomBytes(FILLER_BYTES))
  const folder = openTarget({ folder: await freshDataDir() })
  let puts = 0
  const target: BackupTarget = {
    ...folder,
    async put(name, bytes) {
      await folder.put(name, bytes)
      puts += 1
      if (puts > 1) return
      for (let nth = 0; nth < 4; nth += 1)
        await query(connection, `select pg_logical_emit_message(false, 'test', 'words'), pg_switch_wal()`)
      await query(connection, 'checkpoint')
      await until(async () => (await query(connection, 'select from pg_replication_slots')).length === 0)
    },
  }
  const taken = takeBackup(target, { dataDir, connection, hasPictures: false }, new AbortController().signal)
  await expect(taken).rejects.toThrow(
    'The database wrote more than 16MB of log during the backup, and keeps no more for one',
  )
  expect(puts).toBe(1)
})
