import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartRefusal } from '../process/start-refusal.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { postgresProcessesIn } from './processes.ts'
import { SOCKET_FILE } from './settings.ts'
import { dataDirWithDatabase, exists, freshDataDir, query, startDatabase } from './testing/database.ts'

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

test('a first start makes a database that checks its pages, sorts by code point and keeps what it confirms', async () => {
  const dataDir = await freshDataDir()
  const database = await startEmbeddedPostgres({ dataDir, holder: 'us', tell: () => {}, onTrouble: () => {} })
  try {
    const [settings] = await query(
      database.connection,
      `select current_setting('data_checksums') as data_checksums, current_setting('fsync') as fsync,
        current_setting('full_page_writes') as full_page_writes, current_setting('synchronous_commit') as commits,
        current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
        current_setting('password_encryption') as passwords, datlocale as locale
        from pg_database where datname = current_database()`,
    )
    expect(settings).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      commits: 'on',
      encoding: 'UTF8',
      addresses: '',
      passwords: 'scram-sha-256',
      locale: 'C.UTF-8',
    })
  } finally {
    await database.stop()
  }
})

test('only who has the password gets in, and only the owner can read the password', async () => {
  const dataDir = await dataDirWithDatabase()
  const { connection } = await startDatabase(dataDir)
  expect(await readFile(join(dataDir, 'secrets/postgres-password'), 'utf8')).toBe(connection.password)
  expect(await modeOf(join(dataDir, 'secrets/postgres-password'))).toBe(0o600)
  expect(await modeOf(join(dataDir, 'secrets'))).toBe(0o700)
  expect(await modeOf(join(dataDir, 'postgres'))).toBe(0o700)
  await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(
    'password authentication failed',
  )
})

test('the next start has nothing to recover and finds the rows', async () => {
  const dataDir = await dataDirWithDatabase()
  const first = await startDatabase(dataDir)
  await query(first.connection, 'create table orders as select 7 as number')
  await first.stop()
  const second = await startDatabase(dataDir)
  expect(second.told).toEqual([])
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('automatic recovery')
  expect(await query(second.connection, 'select number from orders')).toEqual([{ number: 7 }])
})

test('a clean stop leaves no process and no socket, and stopping twice is fine', async () => {
  const dataDir = await dataDirWithDatabase()
  const cluster = join(dataDir, 'postgres')
  const database = await startDatabase(dataDir)
  expect(await postgresProcessesIn(cluster)).not.toEqual([])
  expect(await exists(join(cluster, SOCKET_FILE))).toBe(true)
  await Promise.all([database.stop(), database.stop()])
  await database.stop()
  expect(await postgresProcessesIn(cluster)).toEqual([])
  for (const name of ['postmaster.pid', SOCKET_FILE, `${SOCKET_FILE}.lock`]) {
    expect(await exists(join(cluster, name))).toBe(false)
  }
  expect(database.troubles).toEqual([])
})

test("another PostgreSQL version's data is refused in one sentence and left alone", async () => {
  const dataDir = await dataDirWithDatabase()
  const version = join(dataDir, 'postgres/PG_VERSION')
  await writeFile(version, '17\n')
  const refused = startDatabase(dataDir)
  await expect(refused).rejects.toThrow(StartRefusal)
  await expect(refused).rejects.toThrow(/holds data of PostgreSQL 17, and these programs are PostgreSQL 18/)
  await writeFile(version, '18\n')
  await query((await startDatabase(dataDir)).connection, 'select 1')
})

test('a folder that holds something else is refused and left alone', async () => {
  const dataDir = await dataDirWithDatabase()
  await rm(join(dataDir, 'postgres/PG_VERSION'))
  await expect(startDatabase(dataDir)).rejects.toThrow(/is not empty and holds no PostgreSQL data/)
  expect(await exists(join(dataDir, 'postgres/global'))).toBe(true)
})

test('a lost password is refused with the name of the file to put back', async () => {
  const dataDir = await dataDirWithDatabase()
  await rm(join(dataDir, 'secrets/postgres-password'))
  await expect(startDatabase(dataDir)).rejects.toThrow(/put .*postgres-password back/)
})

test('a start that PostgreSQL refuses says why and lets the folder go', async () => {
  const dataDir = await dataDirWithDatabase()
  const refused = startDatabase(dataDir, { settings: { fsync: 'off', shared_buffers: 'plenty' } })
  await expect(refused).rejects.toThrow(StartRefusal)
  await expect(refused).rejects.toThrow(/invalid value for parameter "shared_buffers": "plenty"/)
  await query((await startDatabase(dataDir)).connection, 'select 1')
})
