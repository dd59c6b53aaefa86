import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { configOf } from '../../config/config.ts'
import { type OwnPostgres, startOwnPostgres } from '../../testing/own-postgres.ts'
import { eventually } from '../../testing/waiting.ts'
import { addJob } from '../jobs/add-job.ts'
import { createJobs, defineJob } from '../jobs/job.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { createLog } from '../process/log.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { openDatabase } from './database.ts'
import { asActor, type Db, transact } from './db.ts'

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

async function administer(compiled: string): Promise<void> {
  const client = new pg.Client({ connectionString: own.url })
  await client.connect()
  await client.query(compiled).finally(() => client.end())
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
  const rahima = asActor(db, { id: made[0]?.id ?? 0, role: 'User', vendor: null })
  expect(await accountsSeenBy(db)).toEqual([{ username: 'rahima' }, { username: 'karim' }])
  expect(await accountsSeenBy(rahima)).toEqual([{ username: 'rahima' }])
})

test('on a bare server of one’s own an ordinary account runs jobs, and adds them from under row security', async () => {
  await administer('create database bare owner keeper')
  const database = await open(urlOf('keeper', 'bare'))
  onTestFinished(database.close)
  const [jobs, greet, greeted] = [createJobs(), defineJob('test.greet', z.object({ name: z.string() })), new Set()]
  jobs.serve(greet, async ({ name }) => void greeted.add(name))
  const running = runJobs({ ...database, jobs, schedule: [], log: createLog('silent'), relay: async () => 0 })
  onTestFinished(() => running.stop(1_000))
  const customer = asActor(database.db, { id: 1, role: 'User', vendor: null })
  await transact(customer, (tx) => addJob(tx, greet, { name: 'Rahima' }))
  await eventually(() => expect([...greeted]).toEqual(['Rahima']))
})

test('an account that does not own its database is refused, before anything is made', async () => {
  await administer(`create role guest login password 'guest'`)
  await administer('grant all on database shop to guest')
  const refused = open(urlOf('guest', 'shop'))
  await expect(refused).rejects.toThrow(StartRefusal)
  await expect(refused).rejects.toThrow('DATABASE_URL must name an account that owns its database')
})
