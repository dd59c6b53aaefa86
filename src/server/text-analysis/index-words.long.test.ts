import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { indexWords, MOST_NEW_AT_ONCE } from './index-words.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Words of sixteen letters that nobody else has. */
function newWords(count: number, beginning: string): string[] {
  const lettersOf = (number: number) => number.toString().replace(/\d/g, (digit) => 'bcdfghjkmn'.charAt(Number(digit)))
  return Array.from({ length: count }, (_, at) => `${beginning}${lettersOf(at)}`.padEnd(16, 'xyz'))
}

async function rowsOf(beginning: string): Promise<{ words: number; rows: number }> {
  const rows = await shop.db
    .selectFrom('search_spellings')
    .select('word')
    .where('word', 'like', `${beginning}%`)
    .execute()
  return { words: new Set(rows.map(({ word }) => word)).size, rows: rows.length }
}

test('a word that one product has costs a row for each of its letters; a hundred once several have it', async () => {
  await indexWords(shop.db, [newWords(1, 'lone')])
  expect((await rowsOf('lone')).rows).toBeLessThanOrEqual(18)
  await indexWords(shop.db, [newWords(1, 'more'), newWords(1, 'more')])
  expect((await rowsOf('more')).rows).toBeGreaterThan(100)
})

test('of one product no more than sixty words are kept', async () => {
  await indexWords(shop.db, [newWords(300, 'many')])
  expect((await rowsOf('many')).words).toBe(60)
})

test('a file of different words adds no more than five thousand, those first that most of its products have', async () => {
  const products = Array.from({ length: 150 }, (_, at) =>
    newWords(50, `f${'bcdfghjkmnpqrst'.charAt(at % 15)}${'aeiouyvwxz'.charAt(at / 15)}`),
  )
  await indexWords(shop.db, [...products, ['commonest'], ['commonest']])
  expect((await rowsOf('f')).words).toBe(MOST_NEW_AT_ONCE - 1)
  expect((await rowsOf('commonest')).words).toBe(1)
})
