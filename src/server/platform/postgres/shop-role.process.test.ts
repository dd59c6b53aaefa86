import { join } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { configOf } from '../../config/config.ts'
import type { Actor } from '../actor.ts'
import { openDatabase } from '../database/database.ts'
import { asActor, type Db, openDb } from '../database/db.ts'
import { migrateJobs } from '../database/migrate-jobs.ts'
import { migrate } from '../database/migrations.ts'
import { projectRoot } from '../process/project.ts'
import { dataDirWithDatabase, startDatabase } from './testing/database.ts'

const quietly = () => undefined
const open = (dataDir: string) => openDatabase(configOf({ DATA_DIR: dataDir }), quietly, quietly)
const MIGRATIONS = join(projectRoot, 'migrations')

/** The shop as it was before it had an account of its own: all is the superuser’s. */
async function asSuperuser<Result>(
  dataDir: string,
  work: (db: Db, connection: pg.ClientConfig) => Promise<Result>,
): Promise<Result> {
  const { connection, stop } = await startDatabase(dataDir)
  const db = openDb({ ...connection, max: 2 }, quietly)
  try {
    return await work(db, connection)
  } finally {
    await db.destroy()
    await stop()
  }
}

async function account(db: Db, username: string): Promise<Actor> {
  const { id } = await db
    .insertInto('users')
    .values({ username, email: `${username}@example.com`, password_hash: '', role: 'User' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, role: 'User', vendor: null }
}
const seenBy = (db: Db, actor: Actor) => asActor(db, actor).selectFrom('users').select('username').execute()

test('the shop asks as an account that reads no files, runs no programs and makes no accounts', async () => {
  const { db, close } = await open(await dataDirWithDatabase())
  for (const asked of [
    `select pg_read_file('/etc/passwd')`,
    `copy (select 1) to program 'true'`,
    `create role another superuser`,
    `alter role haat_shop superuser`,
  ])
    await expect(sql.raw(asked).execute(db)).rejects.toThrow('permission denied')
  await close()
})

test('a folder of an older shop opens, its wall stands, and the older shop opens it again', async () => {
  const dataDir = await dataDirWithDatabase()
  const [rahima] = await asSuperuser(dataDir, async (db, connection) => {
    await migrate(db, MIGRATIONS, quietly)
    await migrateJobs(connection, quietly, quietly)
    return [await account(db, 'rahima'), await account(db, 'karim')]
  })
  if (!rahima) throw new Error('nobody')

  for (const _ of ['the first time', 'again']) {
    const { db, close } = await open(dataDir)
    const { rows } = await sql`
      select distinct pg_get_userbyid(relowner) as owner from pg_class 
      where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      union select pg_get_userbyid(proowner) from pg_proc
      where pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      union select pg_get_userbyid(nspowner) from pg_namespace where nspname = 'graphile_worker'`.execute(db)
    expect(rows).toEqual([{ owner: 'haat_shop' }])
    expect(await seenBy(db, rahima)).toEqual([{ username: 'rahima' }])
    expect((await db.selectFrom('users').select('id').execute()).length).toBeGreaterThan(1)
    await close()
  }

  await asSuperuser(dataDir, async (db) => {
    expect(await migrate(db, MIGRATIONS, quietly)).toBe(0)
    expect(await seenBy(db, rahima)).toEqual([{ username: 'rahima' }])
    await account(db, 'salma')
  })
})
