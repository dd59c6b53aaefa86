import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { transact } from '../platform/database/db.ts'
import { insertProducts } from '../products/insert-products.ts'
import { anyText } from '../testing/any-text.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { typoOf, word } from '../text-analysis/testing/typos.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await sell([
    ['Cotton panjabi', ['eid']],
    ['Linen shirt', ['summer']],
    ['Dhakai jamdani saree', ['জামদানি']],
    ['Silk scarf', ['saree', 'gift']],
    ['Sareena kurti', []],
    ['Plain skirt', []],
    ['T-shirt', ['summer']],
    ['জামদানি শাড়ি ২০২৪', ['ঈদ']],
    ['Men’s polo 501', []],
    ['Boys polo 502', []],
  ])
})
afterAll(() => shop.close())

const draft = {
  vendorId: 1,
  categoryId: 1,
  description: '',
  specification: '',
  compareAtPoisha: null,
  chart: null,
  image: null,
}

async function sell(products: [name: string, tags: string[]][]): Promise<number[]> {
  const drafts = products.map(([name, tags]) => ({ ...draft, name, tags, pricePoisha: 100_000, sizes: [] }))
  return await transact(shop.db, (tx) => insertProducts(tx, drafts))
}

async function search(text: string, more: Record<string, string> = {}) {
  return await shop.call('GET /api/product', { query: { search: text, limit: '100', ...more } })
}

async function found(text: string): Promise<string[]> {
  const { status, body, headers } = await search(text)
  expect(status).toBe(200)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return body.map(({ name }: Product) => name)
}

describe('searching', () => {
  test.each([
    ['summer shrit', [{ typed: 'shrit', meant: ['shirt'] }]],
    ['summer shirt', []],
    ['shi', []],
    ['qqqqq', []],
  ])('“%s” says which of its words were taken for others', async (text, corrected) => {
    const { body } = await shop.call('GET /api/product/facets', { query: { search: text } })
    expect(body.corrected).toEqual(corrected)
  })

  test('it says the whole search as it was taken, and takes it letter by letter where that is asked', async () => {
    const facets = async (text: string, more: Record<string, string> = {}) =>
      (await shop.call('GET /api/product/facets', { query: { search: text, ...more } })).body
    expect((await facets('Summer SHRIT under 2000')).searchedFor).toBe('summer shirt under 2000')
    expect((await facets('summer shirt')).searchedFor).toBeNull()
    expect(await facets('summer shrit', { literal: '1' })).toMatchObject({ corrected: [], searchedFor: null })
    expect((await search('summer shrit', { literal: '1' })).body).toEqual([])
    expect((await search('summer shirt', { literal: '1' })).body).not.toEqual([])
    expect((await search('shirt', { literal: 'yes' })).status).toBe(400)
  })

  test.each([
    ['panjabi', 'Cotton panjabi'],
    ['PANJABI', 'Cotton panjabi'],
    ['panjbai', 'Cotton panjabi'],
    ['shrit', 'Linen shirt'],
    ['jamdni', 'Dhakai jamdani saree'],
    ['SAREE', 'Dhakai jamdani saree'],
    ['sare', 'Dhakai jamdani saree'],
    ['sarees', 'Dhakai jamdani saree'],
    ['saree jamdani', 'Dhakai jamdani saree'],
    ['জামদানি', 'Dhakai jamdani saree'],
    ['জামদানী', 'জামদানি শাড়ি ২০২৪'],
    ['শাড', 'জামদানি শাড়ি ২০২৪'],
    ['2024', 'জামদানি শাড়ি ২০২৪'],
    ['mens', 'Men’s polo 501'],
    ["men's", 'Men’s polo 501'],
    ['tshirt', 'T-shirt'],
    ['t shirt', 'T-shirt'],
    ['ＰＯＬＯ', 'Boys polo 502'],
    ['eid', 'Cotton panjabi'],
    ['saree & gift!', 'Silk scarf'],
  ])('%s finds %s', async (text, name) => {
    expect(await found(text)).toContain(name)
  })

  test('every word has to be met', async () => {
    expect(await found('linen summer')).toEqual(['Linen shirt'])
    expect(await found('linen winter')).toEqual([])
  })

  test('a name comes before a tag, and the word before its beginning', async () => {
    const sarees = ['জামদানি শাড়ি ২০২৪', 'Dhakai jamdani saree']
    expect(await found('saree')).toEqual([...sarees, 'Silk scarf', 'Sareena kurti'])
  })

  test('a word that the shop has is never corrected: a shirt is no skirt', async () => {
    expect(await found('shirt')).toEqual(['Linen shirt', 'T-shirt'])
    expect(await found('skirt')).toEqual(['Plain skirt'])
  })

  test('numbers are taken as they are', async () => {
    expect(await found('501')).toEqual(['Men’s polo 501'])
    expect(await found('polo 503')).toEqual([])
  })

  test('of two letters a word is taken as it is, where nothing stands beside it that tells what is meant', async () => {
    expect(await found('zq')).toEqual([])
    expect(await found('eix')).toEqual(['Cotton panjabi', 'জামদানি শাড়ি ২০২৪'].reverse())
  })

  test('what is blank asks for nothing in particular, and what holds no word finds nothing', async () => {
    const { body } = await shop.call('GET /api/product', { query: { limit: '100' } })
    for (const text of ['', '   ']) expect(await found(text)).toEqual(body.map(({ name }: Product) => name))
    for (const text of ['?!…', '&|!():*', '🔥']) expect(await found(text)).toEqual([])
  })

  test('what was found can be sorted in other ways', async () => {
    const { body } = await search('shirt', { sort: 'newest' })
    expect(body.map(({ name }: Product) => name)).toEqual(['T-shirt', 'Linen shirt'])
  })

  test('no more than eight words are looked at', async () => {
    expect(await found('cotton cotton panjabi c co cot cott eid e')).toEqual([])
    expect(await found('panjabi cotton pa pan panj panja panjab eid nonsense')).toEqual(['Cotton panjabi'])
  })
})

describe('any word of the shop', () => {
  test('is found with any one typo in it', async () => {
    const words = fc.sample(fc.uniqueArray(word, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 7 })[0] ?? []
    const ids = await sell(words.map((name) => [name, []]))
    await fc.assert(
      fc.asyncProperty(
        fc.nat(words.length - 1).chain((at) => fc.tuple(fc.constant(at), typoOf(words[at] ?? ''))),
        async ([at, typed]) => {
          const { status, body } = await search(typed)
          expect(status).toBe(200)
          expect(body.map(({ id }: Product) => id)).toContain(ids[at])
        },
      ),
      { numRuns: 150 },
    )
  })

  test('is found by its beginning', async () => {
    expect(await found('dha')).toEqual(['Dhakai jamdani saree'])
  })
})

describe('whatever is typed', () => {
  const hostile = fc.oneof(
    anyText(60),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          "'",
          '"',
          '\\',
          ':*',
          ':A',
          '&',
          '|',
          '!',
          '<->',
          '(',
          ')',
          '\u0000',
          ' ',
          'saree',
          '%',
          '_',
          '$1',
          '--',
          ';',
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join('')),
    fc.constantFrom(
      '\u200d',
      'İ'.repeat(200),
      'ﷺ'.repeat(200),
      'ß'.repeat(199),
      'a'.repeat(200),
      'क्'.repeat(100),
      '𝒜𝒷'.repeat(40),
      '½ ⅔ Ⅷ',
    ),
  )

  test('the shop answers', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.constantFrom('newest', 'relevance'), async (text, sort) => {
        expect((await search(text, { sort })).status).toBe(text.length > 200 ? 400 : 200)
      }),
      { numRuns: 300 },
    )
  })
})
