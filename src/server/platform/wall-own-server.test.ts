import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '../testing/own-postgres.ts'
import { configOf } from './config.ts'
import { openDatabase } from './database.ts'
import { behindWall, type Db } from './db.ts'
import { StartRefusal } from './start-refusal.ts'

let own: OwnPostgres
/** As an account that owns the database `shop` and may do nothing else, not even make roles. */
let url: string
beforeAll(async () => {
  own = await startOwnPostgres()
  await administer(`create role keeper login password 'keeper'`)
  await administer('create database shop owner keeper')
  url = urlOf('keeper', 'shop')
})
afterAll(() => own.stop())

function urlOf(account: string, database: string): string {
  const url = new URL(own.url)
  Object.assign(url, { username: account, password: account, pathname: `/${database}` })
  return url.href
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: own.url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const open = (databaseUrl: string) =>
  openDatabase(
    configOf({ DATABASE_URL: databaseUrl, DATA_DIR: '/nowhere' }),
    () => undefined,
    () => undefined,
  )

const accountsSeenBy = (db: Db) => db.selectFrom('users').select('username').orderBy('id').execute()

test.each([
  ['an ordinary account', () => url],
  ['one that may do everything', () => own.url],
])('the wall stands on a server of one’s own for %s, also after a restart', async (_, urlOfShop) => {
  const first = await open(urlOfShop())
  const made = await first.db
    .insertInto('users')
    .values(
      ['rahima', 'karim'].map((username) => ({
        username,
        email: `${username}@x.example`,
        password_hash: '',
        role: 'User' as const,
      })),
    )
    .returning('id')
    .execute()
  await first.close()
  const { db, close } = await open(urlOfShop())
  onTestFinished(close)
  const rahima = behindWall(db, { id: made[0]?.id ?? 0, name: 'rahima', role: 'User', vendor: null })
  expect(await accountsSeenBy(db)).toEqual([{ username: 'rahima' }, { username: 'karim' }])
  expect(await accountsSeenBy(rahima)).toEqual([{ username: 'rahima' }])
})

test('an account that does not own its database is refused, before anything is made', async () => {
  await administer(`create role guest login password 'guest'`)
  await administer('grant all on database shop to guest')
  const refused = open(urlOf('guest', 'shop'))
  await expect(refused).rejects.toThrow(StartRefusal)
  await expect(refused).rejects.toThrow('DATABASE_URL must name an account that owns its database')
})
