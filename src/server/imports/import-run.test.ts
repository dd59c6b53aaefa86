import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { importFile, told } from '../testing/imports.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function productsOf(vendorId: number) {
  const { body } = await shop.call('GET /api/product', {
    query: { vendorId: String(vendorId), sort: 'price_asc', limit: '100' },
  })
  return body
}

describe('a file that is in order', () => {
  test('puts its products into the vendor’s own store', async () => {
    const vendor = await shop.given.vendor()
    const panjabi = await shop.given.category('Panjabi', 1)
    const file = [
      'name,price,compareAtPrice,category,sizes,stock,tags,description,specification',
      '"Eid panjabi, white",1450,1800,men > panjabi,M|L,M:5|L:0,cotton|eid,"Two\nlines","<p onclick=x>Soft</p>"',
      '"Plain\nlungi","৳ 1,00,500.50",,Men,,,"eid\nsale",,',
    ].join('\r\n')
    const job = await importFile(shop, vendor.token, { file })
    expect(job).toMatchObject({ state: 'done', rowsRead: 2, rowsTotal: 2, created: 2, problems: [] })
    expect(await productsOf(vendor.id)).toMatchObject([
      {
        name: 'Eid panjabi, white',
        price: 1450,
        compareAtPrice: 1800,
        categoryId: panjabi,
        sizes: ['M', 'L'],
        soldOutSizes: ['L'],
        tags: ['cotton', 'eid'],
        description: 'Two\nlines',
        specification: '<p>Soft</p>',
      },
      { name: 'Plain lungi', price: 100500.5, compareAtPrice: null, categoryId: 1, sizes: [], tags: ['eid sale'] },
    ])
  })

  test('is looked for by its words at once, and an admin’s is the house store’s', async () => {
    const admin = await shop.given.account('Admin')
    await importFile(shop, admin.token, { file: 'name,price,category\nZamdani saree,900,Women\n' })
    const { body } = await shop.call('GET /api/product', { query: { search: 'zamdani' } })
    expect(body).toMatchObject([{ name: 'Zamdani saree', vendorId: 1 }])
  })

  test('is one entry of the audit', async () => {
    const [admin, vendor] = [await shop.given.account('Admin'), await shop.given.vendor()]
    await importFile(shop, vendor.token, { file: 'name,price,category\nOne,1,Men\nTwo,2,Men\nThree,3,Men' })
    const ids: number[] = (await productsOf(vendor.id)).map(({ id }: { id: number }) => id)
    const all = await Promise.all(ids.map((id) => auditOf(shop, admin, 'product', id)))
    const after = { products: 3, firstId: ids[0], lastId: ids[2] }
    expect(all).toEqual([[{ by: expect.any(String), action: 'import', before: null, after }], [], []])
  })

  test('may be written in every way that spreadsheets write', async () => {
    const vendor = await shop.given.vendor()
    const rows = ['name,price,category', '', 'Short,1', '"Quoted ""so""",2,Kids,,', ' , , ', 'Third,3,KIDS']
    const fixed = { categoryId: 2 }
    const mapping = { columns: { name: 'name', price: 'price', category: 'category' }, fixed, categoryOf: {} }
    for (const end of ['\n', '\r\n', '\r'])
      for (const mark of ['', '\ufeff']) {
        const job = await importFile(shop, vendor.token, { file: mark + rows.join(end) + end, mapping })
        expect([job.rowsRead, job.created, told(job)]).toEqual([3, 3, []])
      }
    const products: { name: string; categoryId: number }[] = await productsOf(vendor.id)
    expect(new Set(products.map(({ name, categoryId }) => `${name} ${categoryId}`))).toEqual(
      new Set(['Short 2', 'Quoted "so" 3', 'Third 3']),
    )
  })

  test('is read as its mapping says: other names, one value for all, values as categories, tags of several columns', async () => {
    const vendor = await shop.given.vendor()
    const mapping = {
      columns: { name: 'Title', category: 'Who', tags: ['Colour', 'Colour (2)'] },
      fixed: { price: 250, sizes: ['M' as const, 'XL' as const], stock: 7 },
      categoryOf: { Boys: 3, gents: 1 },
    }
    const file = 'Title,Who,Colour,Colour\nCap,boys,Red,Blue\nHat,Gents,red,RED\n'
    expect((await importFile(shop, vendor.token, { file, mapping })).created).toBe(2)
    const products = await productsOf(vendor.id)
    expect(products).toMatchObject([
      { name: 'Cap', price: 250, categoryId: 3, tags: ['Red', 'Blue'], sizes: ['M', 'XL'], soldOutSizes: [] },
      { name: 'Hat', price: 250, categoryId: 1, tags: ['red'] },
    ])
    const stock = await shop.db
      .selectFrom('product_sizes')
      .select('stock')
      .where('product_id', '=', products[0].id)
      .execute()
    expect(stock).toEqual([{ stock: 7 }, { stock: 7 }])
  })
})

const REAL = '../shared/data/fashion-1100.csv'

test.runIf(existsSync(REAL))('the real file of a wholesaler is imported by its mapping', async () => {
  const admin = await shop.given.account('Admin')
  const mapping = {
    columns: {
      name: 'productDisplayName',
      category: 'gender',
      tags: ['baseColour', 'articleType', 'usage', 'season'],
    },
    fixed: { price: 990, sizes: ['M' as const, 'L' as const] },
    categoryOf: { Men: 1, Women: 2, Boys: 3, Girls: 3, Unisex: 1 },
  }
  const file = readFileSync(REAL)
  const before = (await shop.call('GET /api/product', { query: { vendorId: '1' } })).headers.get('x-total-count')
  const checked = await importFile(shop, admin.token, { file, mapping, dryRun: '1' })
  expect([told(checked), checked.rowsTotal]).toEqual([[], 1099])
  expect((await importFile(shop, admin.token, { file, mapping })).created).toBe(1099)
  const after = (await shop.call('GET /api/product', { query: { vendorId: '1' } })).headers.get('x-total-count')
  expect(Number(after) - Number(before)).toBe(1099)
  const { body } = await shop.call('GET /api/product', { query: { search: 'Puma Deck Navy Blue Backpack' } })
  expect(body).toMatchObject([{ price: 990, categoryId: 1, tags: ['Navy Blue', 'Backpacks', 'Casual', 'Fall'] }])
})
