import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from './shop.ts'

async function stateOf({ db, given }: TestShop) {
  const categories = await db.selectFrom('categories').selectAll().orderBy('id').execute()
  const vendors = await db.selectFrom('vendors').selectAll().orderBy('id').execute()
  const made = [(await given.account()).id, await given.product(), await given.category('Sarees', 2)]
  return { categories, vendors, made }
}

test('a shop that opens where another has closed is as new, down to the next numbers', async () => {
  const first = await openTestShop()
  const asNew = await stateOf(first)
  await first.db.updateTable('categories').set({ name: 'Gents' }).where('id', '=', 1).execute()
  await first.close()
  const second = await openTestShop()
  expect(second.db).toBe(first.db)
  expect(await stateOf(second)).toEqual(asNew)
  await second.close()
})

test('a database whose tables a test has changed goes with its shop', async () => {
  const first = await openTestShop()
  await sql`alter table vendors add constraint none_such check (store_name <> 'Cursed')`.execute(first.db)
  await first.close()
  const second = await openTestShop()
  expect(second.db).not.toBe(first.db)
  await second.close()
})
