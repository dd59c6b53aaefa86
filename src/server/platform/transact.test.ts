import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { type Db, transact } from './db.ts'
import { problemOf } from './problem.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A transaction that clashes with another one so many times, and then says which run it was. */
function clashing(times: number, state: string) {
  let runs = 0
  return async (tx: Db) => {
    runs += 1
    if (runs <= times)
      await sql.raw(`do $$ begin raise exception using errcode = '${state}', message = 'clash' ; end $$`).execute(tx)
    return runs
  }
}

test.each(['40P01', '40001'])('a transaction that clashed with another one (%s) is run once more', async (state) => {
  expect(await transact(shop.db, clashing(1, state))).toBe(2)
})

test('one that clashes again is to be asked for later, and not a third time', async () => {
  const error = await transact(shop.db, clashing(2, '40P01')).catch((thrown: unknown) => thrown)
  expect(problemOf(error)).toMatchObject({ status: 503, body: { code: 'busy' } })
})

test('what went wrong in another way is not run again', async () => {
  await expect(transact(shop.db, clashing(1, '23505'))).rejects.toThrow('clash')
})
