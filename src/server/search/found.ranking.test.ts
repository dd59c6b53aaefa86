import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products'
import { MOST_COUNTED } from '#contract/values/limits'
import type { Size } from '#contract/values/sizes'
import { transact } from '../platform/database/db.ts'
import { insertProducts, type ProductDraft } from '../products/insert-products.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const sold = (stock: number): { sizes: { size: Size; stock: number }[] } => ({ sizes: [{ size: 'L', stock }] })

async function sell(products: Record<string, Partial<ProductDraft>>): Promise<void> {
  const drafts = Object.entries(products).map(
    ([name, more]): ProductDraft => ({
      name,
      vendorId: 1,
      categoryId: 1,
      description: '',
      specification: '',
      pricePoisha: 100_000,
      compareAtPoisha: null,
      chart: null,
      image: null,
      tags: [],
      ...sold(5),
      ...more,
    }),
  )
  await transact(shop.db, (tx) => insertProducts(tx, drafts))
}

async function found(search: string, how: { literal?: '1' } = {}): Promise<string[]> {
  const { body } = await shop.call('GET /api/product', { query: { search, limit: '100', ...how } })
  return body.map(({ name }: Product) => name)
}

describe('what was found', () => {
  test('has it in the name, then in a tag, then in the category, then only in the description', async () => {
    const category = await shop.given.category('Gamchas', 1)
    await sell({
      'By telling': { description: 'Woven like a gamcha.' },
      'By category': { categoryId: category },
      'By tag': { tags: ['gamcha'] },
      'Blue gamcha': {},
    })
    expect(await found('gamcha')).toEqual(['Blue gamcha', 'By tag', 'By category', 'By telling'])
  })

  test('of equals, what can be bought stands first, however new the others are', async () => {
    await sell({ 'Lungi one': sold(1), 'Lungi two': { sizes: [{ size: 'M', stock: null }] }, 'Lungi three': sold(0) })
    expect(await found('lungi')).toEqual(['Lungi two', 'Lungi one', 'Lungi three'])
  })

  test('what can be bought stands before a name that fits better and has sold out', async () => {
    await sell({ 'Sherwani with koti': sold(0), 'Plain sherwani': { tags: ['koti'] } })
    expect(await found('koti sherwani')).toEqual(['Plain sherwani', 'Sherwani with koti'])
  })

  test('a shade of the colour comes after the colour itself', async () => {
    await sell({ 'Navy fatua': {}, 'Blue fatua': {} })
    expect(await found('nil fatua')).toEqual(['Blue fatua', 'Navy fatua'])
  })
})

describe('very much that was found', () => {
  test('is counted to where there is more than anybody looks through, and a name still comes before a description', async () => {
    await sell({ 'Winter quilt': {} })
    const bulk = Array.from(
      { length: MOST_COUNTED + 5 },
      (_, at) => [`Blanket ${at}`, { description: 'Warm as a quilt.' }] as const,
    )
    await sell(Object.fromEntries(bulk))
    for (const sort of ['relevance', 'newest', 'price_asc'] as const) {
      const { headers, body } = await shop.call('GET /api/product', { query: { search: 'quilt', sort, limit: '2' } })
      expect(headers.get('x-total-count')).toBe(String(MOST_COUNTED + 1))
      expect(body[0].name).toBe(
        { relevance: 'Winter quilt', newest: `Blanket ${MOST_COUNTED + 4}`, price_asc: 'Winter quilt' }[sort],
      )
    }
    const { headers } = await shop.call('GET /api/product', { query: { minPrice: '1', limit: '2' } })
    expect(headers.get('x-total-count')).toBe(String(MOST_COUNTED + 1))
  })

  test('has what came in long ago after what is new, and each once', async () => {
    await sell({ 'Jamdani of old': {} })
    await sql`select setval('products_id_seq', 150000)`.execute(shop.db)
    await sell({ 'Jamdani of late': {} })
    await sql`select setval('products_id_seq', 400000)`.execute(shop.db)
    await sell({ 'Jamdani of now': {} })
    expect(await found('jamdani')).toEqual(['Jamdani of now', 'Jamdani of late', 'Jamdani of old'])
  })
})

describe('one word for the other', () => {
  beforeAll(() =>
    sell({
      'Cotton Panjabi': { tags: ['Cotton'] },
      'Men’s Halfshirt': {},
      'Leather Handbag': { tags: ['accessories'] },
      'Track Pants': {},
      Palazzo: {},
      'Lawn Three-piece': {},
    }),
  )

  test.each([
    ['পাঞ্জাবি', 'Cotton Panjabi'],
    ['পাঞ্জাবী', 'Cotton Panjabi'],
    ['punjabi', 'Cotton Panjabi'],
    ['panjabis', 'Cotton Panjabi'],
    ['penjobi', 'Cotton Panjabi'],
    ['pamjavi', 'Cotton Panjabi'],
    ['suti panjabi', 'Cotton Panjabi'],
    ['panjabi cot', 'Cotton Panjabi'],
    ['hand bag', 'Leather Handbag'],
    ['bags hand', 'Leather Handbag'],
    ['accesory', 'Leather Handbag'],
    ['trackpant', 'Track Pants'],
    ['প্লাজো', 'Palazzo'],
    ['plajo', 'Palazzo'],
    ['পাঞ্জ', 'Cotton Panjabi'],
    ['পাঞ্', 'Cotton Panjabi'],
    ['পালা', 'Palazzo'],
    ['থ্রিপিস', 'Lawn Three-piece'],
  ])('%s finds %s', async (typed, name) => {
    expect(await found(typed)).toContain(name)
  })

  test('a typo finds what the right word finds, in the same order', async () => {
    await sell({ 'Set for Eid': { tags: ['পাঞ্জাবি'] }, 'Panjabi of silk': { tags: ['panjabi'] } })
    const rightly = await found('panjabi')
    expect(rightly).toContain('Set for Eid')
    expect(await found('panjbai')).toEqual(rightly)
  })

  test('the shade comes before the colour, which will do where nobody has that shade', async () => {
    await sell({ 'Light blue kaftan': {}, 'Blue kaftan': {}, 'Olive poncho': {}, 'Green poncho': {}, 'Red poncho': {} })
    expect(await found('light blue kaftan')).toEqual(['Light blue kaftan', 'Blue kaftan'])
    expect(await found('dark blue kaftan')).toEqual(['Blue kaftan', 'Light blue kaftan'])
    expect(await found('olive green poncho')).toEqual(['Olive poncho', 'Green poncho'])
    expect(await found('light kaftan')).toEqual(['Light blue kaftan'])
  })

  test.each([
    ['রেড', 'Red tunic'],
    ['lite blue', 'Blue tunic'],
    ['kala', 'Black tunic'],
    ['mehrun', 'Maroon tunic'],
    ['begni', 'Purple tunic'],
    ['গায়ে হলুদ', 'Gaye holud set'],
    ['সুয়েটার', 'Wool sweater'],
    ['লেডিস টপস', 'Ladies’ top'],
    ['মেনস', 'Men’s tunic'],
  ])('%s finds %s', async (typed, name) => {
    await sell({ [name]: {} })
    expect(await found(typed)).toContain(name)
  })

  test('a colour that no product is called is found by its shades, typo or not', async () => {
    await sell({ 'Mustard abaya': {} })
    expect([await found('yellow abaya'), await found('yelow abaya')]).toEqual([['Mustard abaya'], ['Mustard abaya']])
  })
})

describe('where it is sold', () => {
  test('its store and its category count as its words, under the names they have now', async () => {
    const store = await shop.given.vendor()
    await shop.db.updateTable('vendors').set({ store_name: 'Tanti Ghor' }).where('id', '=', store.id).execute()
    const sarees = await shop.given.category('Wraps', 2)
    await sell({ Rupganj: { vendorId: store.id, categoryId: await shop.given.category('Muslin', sarees) } })
    expect(await found('tanti ghor wraps')).toEqual(['Rupganj'])
    await shop.db.updateTable('vendors').set({ store_name: 'Loom House' }).where('id', '=', store.id).execute()
    // Taken at its word: without that, a word that nothing here has is left out.
    expect(await found('tanti wraps', { literal: '1' })).toEqual([])
    expect(await found('loom muslin women')).toEqual(['Rupganj'])
  })
})

describe('price and size in words', () => {
  beforeAll(() =>
    sell({
      'Cheap dungaree': { pricePoisha: 90_000 },
      'Dear dungaree': { pricePoisha: 250_000, sizes: [{ size: 'XL', stock: 2 }] },
    }),
  )

  test.each([
    ['dungaree under 1000', 'Cheap dungaree'],
    ['৯০০ টাকার মধ্যে dungaree', 'Cheap dungaree'],
    ['dungaree over 2000', 'Dear dungaree'],
    ['dungaree xl', 'Dear dungaree'],
  ])('%s', async (typed, name) => {
    expect(await found(typed)).toEqual([name])
  })
})
