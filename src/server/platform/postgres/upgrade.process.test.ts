import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { configOf } from '../../config/config.ts'
import { OLDEST_SUPPORTED } from '../../testing/own-postgres.ts'
import { openDatabase } from '../database/database.ts'
import { dataDirWithDatabase, exists, freshDataDir, query, startDatabase } from './testing/database.ts'
import { upgradeData } from './upgrade.ts'

const nobody = () => undefined
const stopping = new AbortController().signal

/** That the account of PostgreSQL may pass, as programs before 16 have to. */
async function openFolder(): Promise<string> {
  const dataDir = await freshDataDir()
  await chmod(dataDir, 0o755)
  return dataDir
}

/** As a start of the shop makes it. */
async function opened(dataDir: string, postgresBin?: string) {
  const config = configOf({ DATA_DIR: dataDir, ...(postgresBin && { POSTGRES_BIN: postgresBin }) })
  const database = await openDatabase(config, nobody, nobody)
  onTestFinished(database.close)
  return database
}

const upgrade = (dataDir: string, from: string | undefined, tell: (step: string) => void = nobody) =>
  upgradeData({ dataDir, from, postgresBin: undefined, tell, stopping })

describe.skipIf(!existsSync(OLDEST_SUPPORTED))('a shop whose database is of Debian’s PostgreSQL 15', () => {
  test('starts, sells and starts again by POSTGRES_BIN, and the built-in programs refuse its data in a sentence', async () => {
    const dataDir = await openFolder()
    const { db, close } = await opened(dataDir, OLDEST_SUPPORTED)
    await db
      .insertInto('users')
      .values({ username: 'rahima', email: 'rahima@example.com', password_hash: '', role: 'User' })
      .execute()
    await close()
    expect(await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('15\n')
    const again = await opened(dataDir, OLDEST_SUPPORTED)
    expect(await again.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'rahima' }])
    await again.close()
    await expect(opened(dataDir)).rejects.toThrow(
      /holds data of PostgreSQL 15, and these programs are PostgreSQL 18: [^.]*POSTGRES_BIN[^.]*upgrade-postgres\.mjs --from[^.]*pg_dump and pg_restore, which keeps a copy\.$/,
    )
  })

  test('is written anew for the built-in 18 with all its rows and rules, and the former is kept and still opens', async () => {
    const dataDir = await openFolder()
    const { db, close } = await opened(dataDir, OLDEST_SUPPORTED)
    await db
      .insertInto('users')
      .values({ username: 'রহিমা', email: 'rahima@example.com', password_hash: '', role: 'User' })
      .execute()
    const policies = await db.selectFrom('categories').select(['id', 'name']).orderBy('id').execute()
    await close()

    expect(await upgrade(dataDir, OLDEST_SUPPORTED)).toBe(join(dataDir, 'postgres-15'))
    expect(await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('18\n')
    expect((await readdir(dataDir)).filter((name) => name.includes('upgrade'))).toEqual([])
    const anew = await opened(dataDir)
    expect(await anew.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'রহিমা' }])
    expect(await anew.db.selectFrom('categories').select(['id', 'name']).orderBy('id').execute()).toEqual(policies)
    await anew.close()

    await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres-18'))
    await rename(join(dataDir, 'postgres-15'), join(dataDir, 'postgres'))
    const former = await opened(dataDir, OLDEST_SUPPORTED)
    expect(await former.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'রহিমা' }])
  })

  test('that was stopped between its last steps opens no empty shop, and goes on when it is asked for again', async () => {
    const dataDir = await openFolder()
    const { db, close } = await opened(dataDir, OLDEST_SUPPORTED)
    await db
      .insertInto('users')
      .values({ username: 'rahima', email: 'rahima@example.com', password_hash: '', role: 'User' })
      .execute()
    await close()
    await upgrade(dataDir, OLDEST_SUPPORTED)
    // As it lies there once the former was moved away, and nothing else.
    await mkdir(join(dataDir, 'postgres-upgrade'))
    await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres-upgrade/postgres'))
    await writeFile(join(dataDir, 'postgres-upgrade/written'), 'postgres-15')

    await expect(opened(dataDir)).rejects.toThrow(/An upgrade of the database in .* was stopped: please run/)
    expect(await exists(join(dataDir, 'postgres'))).toBe(false)
    expect(await upgrade(dataDir, OLDEST_SUPPORTED)).toBe(join(dataDir, 'postgres-15'))
    const anew = await opened(dataDir)
    expect(await anew.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'rahima' }])
  })
})

test('an upgrade without pg_dump, of a folder without a database, or of a running shop says so and changes nothing', async () => {
  const dataDir = await dataDirWithDatabase()
  await expect(upgrade(await freshDataDir(), undefined)).rejects.toThrow(/holds no database/)
  await expect(upgrade(dataDir, undefined)).rejects.toThrow(/names a folder with pg_dump and pg_restore/)
  const { connection } = await startDatabase(dataDir)
  await expect(upgrade(dataDir, undefined)).rejects.toThrow(/is in use by the shop of this test/)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder without programs is refused with the layouts that are known', async () => {
  const dataDir = await freshDataDir()
  await expect(startDatabase(dataDir, { postgresBin: dataDir })).rejects.toThrow(
    /^POSTGRES_BIN must name a folder with postgres and initdb that run here, such as \/usr\/lib\/postgresql\/18\/bin or \/usr\/pgsql-18\/bin \(.*\)\.$/,
  )
  expect(await exists(join(dataDir, 'postgres'))).toBe(false)
})
