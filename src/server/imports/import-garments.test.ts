import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportMapping } from '#contract/imports'
import { importedBy, importFile, told } from '../testing/imports.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** What came of a file, and the products that its store has by then. */
async function imported(lines: string[], more: { mapping?: ImportMapping; goodRows?: '1' } = {}) {
  const vendor = await shop.given.vendor()
  const job = await importFile(shop, vendor.token, { file: lines.join('\n'), ...more })
  return { job, words: told(job), products: await importedBy(shop, vendor) }
}

describe('what its file does not sell', () => {
  test.each([
    ['Published,Status', 'FALSE,draft', 'Published: Left out: not for sale (“FALSE”).'],
    ['Status', 'Archived', 'Status: Left out: not for sale (“Archived”).'],
    ['Active (0/1)', '0', 'Active (0/1): Left out: not for sale (“0”).'],
    ['Visibility in catalog', 'hidden', 'Visibility in catalog: Left out: not for sale (“hidden”).'],
  ])('by %s is left out and told, and the rest is on sale', async (heads, cells, message) => {
    const { job, words, products } = await imported([
      `name,category,price,sizes,${heads}`,
      `Draft shirt,Men,900,M,${cells}`,
      `Ready shirt,Men,900,M,${cells.replace(/[^,]+/g, '')}`,
    ])
    expect(words).toEqual([`2 ${message}`])
    expect(job).toMatchObject({ state: 'done', created: 1, rowsGood: 1, rowsNotForSale: 1 })
    expect(products.map(({ name }) => name)).toEqual(['Ready shirt'])
  })

  test('may be a size alone, which each row says for itself', async () => {
    const { words, products } = await imported([
      'id,item_group_id,title,category,price,size,status',
      '1,K,Kurta,Men,900,M,archived',
      '2,K,Kurta,Men,900,L,active',
    ])
    expect(words).toEqual([expect.stringContaining('2 status: Left out')])
    expect(products).toMatchObject([{ name: 'Kurta', sizes: ['L'] }])
  })

  test('is a whole garment where its first row alone says so', async () => {
    const { job, products } = await imported([
      'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Status',
      'kurta,Kurta,Men,Size,M,900,draft',
      'kurta,,,,L,900,',
    ])
    expect(job).toMatchObject({ rowsNotForSale: 2, problemCount: 1, created: 0 })
    expect(products).toEqual([])
  })

  test('alone, nothing is stored', async () => {
    const { job } = await imported(['name,category,price,sizes,Published', 'Draft shirt,Men,900,M,FALSE'])
    expect(job).toMatchObject({ state: 'refused', created: 0, rowsNotForSale: 1 })
  })

  test('is no fault beside one: the others are still refused together', async () => {
    const { job } = await imported([
      'name,category,price,Status',
      'Draft,Men,900,draft',
      'Cap,Men,free,active',
      'Hat,Men,1,active',
    ])
    expect(job).toMatchObject({ state: 'refused', created: 0, rowsGood: 1 })
  })
})

describe('one garment in several rows', () => {
  const heads = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src'
  const kurta = [
    'linen-kurta,Linen kurta,Men,Size,M,4,1450.00,https://example.com/a.jpg',
    'linen-kurta,,,,L,0,1450.00,https://example.com/b.jpg',
    'linen-kurta,,,,XL,7,1450.00,',
    'linen-kurta,,,,,,,https://example.com/c.jpg',
  ]
  const mapping: ImportMapping = {
    columns: {
      name: 'Title',
      category: 'Type',
      price: 'Variant Price',
      sizes: 'Option1 Value',
      stock: 'Variant Inventory Qty',
    },
    fixed: {},
    categoryOf: {},
  }

  test.each([
    ['by its heads', {}],
    ['by a mapping', { mapping, goodRows: '1' as const }],
  ])('is one product in all its sizes, each with its own stock, %s', async (_, more) => {
    const { job, words, products } = await imported([heads, ...kurta], more)
    expect(words).toEqual([])
    expect(job).toMatchObject({ rowsTotal: 4, rowsGood: 4, products: 1, created: 1 })
    expect(products).toMatchObject([{ name: 'Linen kurta', price: 1450, stock: { M: 4, L: 0, XL: 7 } }])
  })

  test.each([
    [
      'a size that the shop has not',
      'linen-kurta,,,,3XL,7,1450,',
      '5 Option1 Value: “3XL” is not a size. Sizes are M, L, XL, XXL.',
    ],
    ['another price', 'linen-kurta,,,,XXL,7,1500,', '5 Variant Price: This product’s rows have different prices.'],
    ['a size twice', 'linen-kurta,,,,M,7,1450,', '5 Option1 Value: Two rows of this product have size M.'],
    [
      'a row without a size',
      'linen-kurta,,,,,7,1450,',
      '5 Option1 Value: This row needs a size: its product has several rows.',
    ],
  ])('is none of it where a row has %s, also where good rows are asked for alone', async (_, row, message) => {
    const other = 'cap,Cap,Men,Size,M,1,200,'
    const { words, products, job } = await imported([heads, ...kurta.slice(0, 3), row, other], {
      mapping,
      goodRows: '1',
    })
    expect(words).toContainEqual(expect.stringContaining(message))
    expect(products.map(({ name }) => name)).toEqual(['Cap'])
    expect(job).toMatchObject({ rowsTotal: 5, rowsGood: 1 })
  })

  test('in two colours is a product of each', async () => {
    const { words, products } = await imported([
      'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price',
      'kurta,Kurta,Men,Color,Red,Size,M,4,1450',
      'kurta,,,,Red,,L,2,1450',
      'kurta,,,,Blue,,M,1,1450',
    ])
    expect(words).toEqual([])
    expect(products).toMatchObject([
      { name: 'Kurta, Blue', stock: { M: 1 }, tags: ['Blue'], ownNumber: 'kurta/Blue' },
      { name: 'Kurta, Red', stock: { M: 4, L: 2 }, tags: ['Red'], ownNumber: 'kurta/Red' },
    ])
  })

  test('goes on in rows that name only a further size', async () => {
    const { words, products } = await imported([
      'name,category,price,sizes,stock',
      'Kurta,Men,900,M,4',
      ',,,L,2',
      'Cap,Men,100,M,1',
    ])
    expect(words).toEqual([])
    expect(products).toMatchObject([{ name: 'Cap' }, { name: 'Kurta', stock: { M: 4, L: 2 } }])
  })

  test('that share a number and a name, each row in another size', async () => {
    const { products } = await imported(['sku,name,category,price,size', 'K1,Kurta,Men,900,M', 'K1,Kurta,Men,900,L'])
    expect(products).toMatchObject([{ sizes: ['M', 'L'], ownNumber: 'K1' }])
  })

  test('are several where they share a number that is of something else', async () => {
    const { products } = await imported([
      'code,item code,name,category,price',
      '1,PJ,Red cap,Men,900',
      '2,PJ,Blue cap,Men,900',
    ])
    expect(products).toMatchObject([
      { name: 'Blue cap', ownNumber: null },
      { name: 'Red cap', ownNumber: null },
    ])
  })
})
