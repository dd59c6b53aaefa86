import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTokens } from '../auth/tokens.ts'
import { configOf } from '../config/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { freshDataDir } from '../platform/postgres/testing/database.ts'
import { createGivens } from '../testing/givens.ts'
import { OLDEST_SUPPORTED, startOwnPostgres } from '../testing/own-postgres.ts'
import { lookIntoShop } from './look-into-shop.ts'

const run = (program: string, ...args: string[]) => promisify(execFile)(join(OLDEST_SUPPORTED, program), args)

test('pg_dump and pg_restore bring a shop on a server of one’s own back, as the manual says', async () => {
  const own = await startOwnPostgres()
  onTestFinished(own.stop)
  const admin = new pg.Client({ connectionString: own.url })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query(`create role shop login password 'shop'`)
  for (const name of ['haat', 'again']) await admin.query(`create database ${name} owner shop`)
  const urlOf = (name: string) =>
    Object.assign(new URL(own.url), { username: 'shop', password: 'shop', pathname: `/${name}` }).href
  const open = (name: string) =>
    openDatabase(
      configOf({ DATABASE_URL: urlOf(name), DATA_DIR: '/nowhere' }),
      () => undefined,
      () => undefined,
    )

  const { db, close } = await open('haat')
  const given = createGivens(db, createTokens('a secret of a dump, long enough', 60))
  for (let time = 0; time < 3; time += 1) await given.product({ stock: { M: 5, L: null } })
  await given.vendor()
  await close()

  const file = join(await freshDataDir(), 'haat.dump')
  await run('pg_dump', '-Fc', '-f', file, urlOf('haat'))
  await run('pg_restore', '--exit-on-error', '--no-owner', '-d', urlOf('again'), file)
  expect(await lookIntoShop({ connectionString: urlOf('again') })).toEqual({
    ...{ orders: 0, lastOrderAt: null, products: 3, accounts: 1, found: [] },
  })
  await (await open('again')).close()
})
