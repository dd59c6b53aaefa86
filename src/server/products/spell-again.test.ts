import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { spellAgain } from './spell-again.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const going = () => new AbortController().signal
const found = async (search: string) => {
  const { body } = await shop.call('GET /api/product', { query: { search } })
  return body.length
}

test('words from before are found by more of their typos once they are spelled again, and spelled only once', async () => {
  await shop.given.product({ name: 'Tweed' })
  await shop.db.deleteFrom('search_spellings').whereRef('spelling', '<>', 'word').execute()
  await shop.db.updateTable('search_spellings').set({ spelled_as: 1 }).execute()
  expect(await found('twxed')).toBe(0)
  expect(await spellAgain(shop.db, AbortSignal.abort())).toBe(0)
  expect(await spellAgain(shop.db, going())).toBe(1)
  expect(await found('twxed')).toBe(1)
  expect(await spellAgain(shop.db, going())).toBe(0)
})

test('a word that came in since is not spelled again', async () => {
  await shop.given.product({ name: 'Kimono' })
  expect(await spellAgain(shop.db, going())).toBe(0)
})
