import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedBy, importFile, told } from '../testing/imports.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test.each([
  [
    'a title with commas above a table parted by semicolons',
    'Tanti Ghor, Mirpur, price list\n\nName;Category;Price\nKurti;Women;900\n',
  ],
  ['two titles above a table parted by commas', 'Price list\nof November\nName,Category,Price\nKurti,Women,900\n'],
  [
    'a title with a semicolon above a table parted by tabs',
    'Tanti Ghor; Mirpur\nName\tCategory\tPrice\nKurti\tWomen\t900\n',
  ],
  ['the line that tells Excel the separator', 'sep=;\nName;Category;Price\nKurti;Women;900\n'],
  ['heads with a comma in one of them', 'Name;Category;Price, in taka;Price\nKurti;Women;;900\n'],
])('a file of products is read with %s', async (_, file) => {
  const vendor = await shop.given.vendor()
  const job = await importFile(shop, vendor.token, { file })
  expect([job.state, told(job)]).toEqual(['done', []])
  expect(await importedBy(shop, vendor)).toMatchObject([{ name: 'Kurti', price: 900 }])
})

test('heads that are mapped are found below a title', async () => {
  const vendor = await shop.given.vendor()
  const mapping = { columns: { name: 'Artikel', price: 'Preis' }, fixed: { categoryId: 2 }, categoryOf: {} }
  const job = await importFile(shop, vendor.token, {
    file: 'Winter,2026\nArtikel,Preis,Farbe\nKurti,900,rot\n',
    mapping,
  })
  expect([job.state, told(job)]).toEqual(['done', []])
})

test('problems stand at the lines of the file, titles counted', async () => {
  const vendor = await shop.given.vendor()
  const job = await importFile(shop, vendor.token, { file: 'Price list\n\nName,Category,Price\nKurti,Women,dear\n' })
  expect(told(job)).toEqual(['4 Price: “dear” is not an amount of money.'])
})

test('below a first line of other heads nothing is taken for heads, however it reads', async () => {
  const vendor = await shop.given.vendor()
  const job = await importFile(shop, vendor.token, { file: 'One,Two,Three\nName,Category,Price\nKurti,Women,900\n' })
  expect(told(job)).toContainEqual('1 name: The file has no such column.')
})
