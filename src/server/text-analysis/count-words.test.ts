import { afterAll, beforeAll, expect, test } from 'vitest'
import { spellAgain } from '../products/spell-again.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { countWords } from './count-words.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function count(): Promise<number> {
  const { signal } = new AbortController()
  const changed = await countWords(shop.db, signal)
  await spellAgain(shop.db, signal)
  return changed
}

async function kept(word: string) {
  const rows = await shop.db
    .selectFrom('search_spellings')
    .select(['spelling', 'products', 'slips'])
    .where('word', '=', word)
    .execute()
  const own = rows.find(({ spelling }) => spelling === word)
  return { rows: rows.length, products: own?.products, slips: own?.slips }
}

test('words are counted by what is on sale, and only what has changed is written', async () => {
  for (const name of ['Velvet robe', 'Velvet gown', 'Velvet scarf']) await shop.given.product({ name })
  await count()
  expect(await kept('velvet')).toMatchObject({ products: 3 })
  expect(await kept('robe')).toMatchObject({ products: 1 })
  expect(await count()).toBe(0)
})

test('a word that a second product brings is known by two typos, and by one again when that has gone', async () => {
  await shop.given.product({ name: 'Chambray' })
  const alone = await kept('chambray')
  expect(alone).toMatchObject({ slips: 1 })
  const second = await shop.given.product({ name: 'Chambray' })
  await count()
  expect(await kept('chambray')).toMatchObject({ products: 2, slips: 2 })
  expect((await kept('chambray')).rows).toBeGreaterThan(30)
  await remove(second)
  await count()
  expect(await kept('chambray')).toEqual({ ...alone, products: 1 })
})

test('a word goes with the last product that has it, and with it all of its spellings', async () => {
  const ids = [await shop.given.product({ name: 'Brocadely' }), await shop.given.product({ name: 'Brocadely' })]
  await count()
  for (const id of ids) await remove(id)
  expect((await kept('brocadely')).rows).toBeGreaterThan(30)
  await count()
  expect(await kept('brocadely')).toEqual({ rows: 0, products: undefined, slips: undefined })
})

test('words of a store that sells no more are kept, and count for nothing', async () => {
  const vendor = await shop.given.vendor()
  await shop.given.product({ name: 'Organzine', vendorId: vendor.id })
  await count()
  expect(await kept('organzine')).toMatchObject({ products: 1 })
  await shop.db.updateTable('vendors').set({ status: 'Rejected' }).where('id', '=', vendor.id).execute()
  await count()
  expect(await kept('organzine')).toMatchObject({ products: 0 })
})

test('a word beyond what one store may add comes in once several products have it', async () => {
  for (let at = 0; at < 2; at += 1) await shop.given.product({ name: 'Dupioni' })
  await shop.db.deleteFrom('search_spellings').where('word', '=', 'dupioni').execute()
  await count()
  expect(await kept('dupioni')).toMatchObject({ products: 2, slips: 2 })
})

test('a shop that is closing leaves the count for later', async () => {
  await shop.given.product({ name: 'Seersuckery' })
  await shop.given.product({ name: 'Seersuckery' })
  expect(await countWords(shop.db, AbortSignal.abort())).toBe(0)
})

async function remove(id: number): Promise<void> {
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
}
