import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '../../scripts/prepare.mjs'
import { open, sees, untilAt } from './look.ts'
import { expect, test } from './own-shop.ts'
import { newStore } from './selling.ts'

const IMPORT = '/admin/products/import'
/** A wholesaler’s list of 1,099 products, which stands beside the project and never in it. */
const REAL = join(root, '../shared/data/fashion-1100.csv')

const column = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const chooseFile = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file)
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).click()

test.runIf(existsSync(REAL))(
  'the real list of a wholesaler is mapped on the screen, checked, mended and imported; shoppers find it',
  async ({ shop, visit }) => {
    const store = await newStore(shop.url)
    const page = await visit({ as: store })
    await open(page, IMPORT)
    await chooseFile(page, REAL)
    await page.getByText('1,099 rows').waitFor()
    await expect.poll(() => column(page, 'Name').inputValue()).toBe('productDisplayName')
    await mapColumns(page)
    await mendPrice(page)
    // Waited for from before: it stands there only as long as the import takes.
    const progress = page.getByRole('progressbar', { name: /of 1,099/ }).waitFor()
    await page.getByRole('button', { name: 'Import 1,099 products' }).click()
    await progress
    await page.getByText('1,099 products added.').waitFor()
    await page.getByRole('link', { name: 'See the products' }).click()
    await untilAt(page, '/dashboard/products')
    await sees(page, '20 of 1,099')

    const shopper = await visit({ shopUrl: shop.url })
    await open(shopper, '/shop?search=Puma+Deck+Navy+Blue+Backpack')
    const card = shopper.locator('.product-card', { hasText: 'Puma Deck Navy Blue Backpack' })
    await expect.poll(() => card.textContent()).toContain('৳990')
    await card.getByRole('link', { name: 'Buy Now' }).click()
    await shopper.getByRole('list', { name: 'Tags' }).getByText('Navy Blue', { exact: true }).waitFor()
  },
)

/** Genders as categories are found by themselves: two are called like ours, the others are chosen. */
async function mapColumns(page: Page): Promise<void> {
  await expect.poll(() => column(page, 'Category').inputValue()).toBe('gender')
  await sees(page, '3 of 5 values have no category. Their rows cannot be imported.')
  await column(page, 'Category of Boys').selectOption('Kids')
  await column(page, 'Category of Girls').selectOption('Kids')
  await column(page, 'Category of Unisex').selectOption('Men')
  await sees(page, 'Every value has a category.')
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  for (const name of ['M', 'L', 'XL', 'XXL', 'baseColour', 'season'])
    await expect.poll(() => box(name).isChecked(), { message: name }).toBe(true)
  await box('articleType').check()
}

/** A wrong column for the price is told line by line; one price for all is the way out. */
async function mendPrice(page: Page): Promise<void> {
  await column(page, 'Price in taka').selectOption('usage')
  await check(page)
  await page.getByText('1,099 problems. Nothing is saved yet.').waitFor()
  const first = page.getByRole('table').getByRole('row').nth(1)
  await expect.poll(() => first.innerText()).toMatch(/^2\s+usage\s+\S/)
  await column(page, 'Price in taka').selectOption('One for all')
  await page.getByRole('textbox', { name: 'Price of all products' }).fill('990')
  await check(page)
  await sees(page, 'No problems found. Nothing is saved yet.')
}

test('a file with mistakes says each by line and column, and is taken without those rows, or once it is mended', async ({
  shop,
  visit,
}) => {
  const page = await visit({ as: await newStore(shop.url) })
  const csv = (...rows: string[]) => ({
    name: 'eid.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['name,price,category,sizes', ...rows].join('\r\n')),
  })
  await open(page, IMPORT)
  await chooseFile(page, csv('Panjabi,1450,Men,M|L', ',1200,Men,M', 'Saree,cheap,Women,M'))
  await check(page)
  await page.getByText('2 problems in 2 of 3 rows. Nothing is saved yet.').waitFor()
  const rows = page.getByRole('table').getByRole('row')
  await expect
    .poll(async () => (await rows.allInnerTexts()).slice(1))
    .toEqual([expect.stringMatching(/^3\s+name\s/), expect.stringMatching(/^4\s+price\s/)])
  await column(page, 'Column').selectOption('price')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('button', { name: 'Import valid rows: 1 product' }).click()
  await page.getByText('1 product added. 2 rows were left out.').waitFor()
  await expect.poll(() => rows.count()).toBe(3)

  await chooseFile(page, csv('Panjabi,1450,Men,M|L', 'Kurti,1200,Women,M', 'Saree,900,Women,M'))
  await check(page)
  await page.getByRole('button', { name: 'Import 3 products' }).click()
  await page.getByText('3 products added.').waitFor()
})

test('the sample file says every column, and is imported as it is', async ({ shop, visit }) => {
  const page = await visit({ as: await newStore(shop.url) })
  await open(page, IMPORT)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download a sample file' }).click(),
  ])
  const buffer = Buffer.concat(await (await download.createReadStream()).toArray())
  await chooseFile(page, { name: download.suggestedFilename(), mimeType: 'text/csv', buffer })
  await sees(page, 'haat-sample.csv')
  for (const name of ['Name', 'Category', 'Price in taka', 'Compare-at price', 'Sizes', 'Stock', 'Description'])
    await expect.poll(() => column(page, name).inputValue(), { message: name }).not.toBe('')
  await expect.poll(() => page.getByRole('checkbox', { name: 'tags', exact: true }).isChecked()).toBe(true)
  await check(page)
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await page.getByText('2 products added.').waitFor()
})

test('while an import runs its button keeps the focus, and no other file takes its place', async ({ shop, visit }) => {
  const page = await visit({ as: await newStore(shop.url) })
  const csv = (name: string, row: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(['name,price,category,sizes', row].join('\r\n')),
  })
  await open(page, IMPORT)
  await chooseFile(page, csv('eid.csv', 'Panjabi,1450,Men,M|L'))
  await check(page)
  const start = page.getByRole('button', { name: 'Import 1 product' })
  await start.waitFor()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/product/import', async (route) => {
    await answered
    await route.continue()
  })
  await start.press('Enter')
  await page.getByRole('progressbar').waitFor()
  await expect.poll(() => start.evaluate((button) => button === document.activeElement)).toBe(true)
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe('true')
  await chooseFile(page, csv('puja.csv', 'Saree,2450,Women,M'))
  answer()
  const outcome = page.getByText('1 product added.')
  await outcome.waitFor()
  await expect.poll(() => outcome.evaluate((words) => words === document.activeElement)).toBe(true)
  await sees(page, 'eid.csv')
  await expect.poll(() => start.count()).toBe(0)
})

test('an export opens again in the import as it is, every column in its place', async ({ shop, visit }) => {
  const page = await visit({ as: await newStore(shop.url) })
  await open(page, IMPORT)
  const text = 'name,price,category,sizes,tags\r\n"পাঞ্জাবি, ""ঈদ""",1450.50,Men,M|L,ঈদ|cotton\r\n=Cap,200,Kids,M,\r\n'
  await chooseFile(page, { name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await check(page)
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await page.getByRole('link', { name: 'See the products' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('haat-products.csv')
  const exported = Buffer.concat(await (await download.createReadStream()).toArray())
  expect(exported.toString()).toMatch(/^\ufeff[\s\S]*'=Cap/)

  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await chooseFile(page, { name: 'again.csv', mimeType: 'text/csv', buffer: exported })
  for (const name of ['Name', 'Category', 'Price in taka', 'Sizes', 'Description', 'Specification'])
    await expect.poll(() => column(page, name).inputValue(), { message: name }).not.toBe('')
  const preview = page.getByRole('region', { name: '3. Preview' })
  await expect.poll(() => preview.innerText()).toMatch(/=Cap[\s\S]*পাঞ্জাবি, "ঈদ"|পাঞ্জাবি, "ঈদ"[\s\S]*=Cap/)
  await check(page)
  await sees(page, 'No problems found. Nothing is saved yet.')
})

test('goods that are in the store already are asked about before anything is stored', async ({ shop, visit }) => {
  const page = await visit({ as: await newStore(shop.url) })
  const list = (price: string) => ({
    name: 'eid.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`sku;name;price;category;sizes\r\nP-1;Round panjabi;${price};Men;M\r\n`),
  })
  await open(page, IMPORT)
  await chooseFile(page, list('1000'))
  await expect.poll(() => column(page, 'SKU or own number').inputValue()).toBe('sku')
  await check(page)
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await page.getByText('1 product added.').waitFor()

  await chooseFile(page, list('900'))
  await check(page)
  await sees(page, '1 product with this number is already in your store.')
  const start = page.getByRole('button', { name: 'Import 1 product' })
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('radio', { name: 'Update existing products' }).check()
  await start.click()
  await page.getByText('1 product was updated.').waitFor()
  await page.getByRole('link', { name: 'See the products' }).click()
  await sees(page, 'Round panjabi')
  await sees(page, '৳900')
})

test('an import is undone where it was made, and from the list of the last day', async ({ shop, visit }) => {
  const page = await visit({ as: await newStore(shop.url) })
  const list = (number: string) => ({
    name: 'eid.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`sku,name,price,category,sizes\n${number}-1,Cap,90,Men,M\n${number}-2,Hat,80,Men,M\n`),
  })
  const imported = async (number: string) => {
    await open(page, IMPORT)
    await chooseFile(page, list(number))
    await check(page)
    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await page.getByRole('button', { name: 'Undo this import' }).waitFor()
  }
  const undo = async (undone: number) => {
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
    const words = page.getByText('This import was undone. 2 products were deleted.')
    await expect.poll(() => words.count()).toBe(undone)
  }
  await imported('A')
  await undo(1)
  await imported('B')
  await open(page, '/product')
  await open(page, IMPORT)
  await sees(page, 'Imports of the last day')
  await undo(2)
  await open(page, '/dashboard/products')
  await page.getByText('No products yet.').first().waitFor()
})

test('rows of one garment are shown as one product, and what the file does not sell is told', async ({
  shop,
  visit,
}) => {
  const page = await visit({ as: await newStore(shop.url) })
  const rows = [
    'Handle,Title,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Status',
    'kurta,Linen kurta,Women,Size,M,4,1450.00,active',
    'kurta,,,,2XL,7,1450.00,',
    'cap,Draft cap,Men,Size,M,1,200.00,draft',
  ]
  await open(page, IMPORT)
  await chooseFile(page, { name: 'shopify.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await sees(page, 'The first 2 of 2 products.')
  await sees(page, 'Sizes M, 2XL · stock 4, 7')
  await check(page)
  await sees(page, 'No other problems. 1 row will be left out. Nothing is saved yet.')
  await page.getByRole('button', { name: 'Import valid rows: 1 product' }).click()
  await page.getByText('1 product added. 1 row was left out.').waitFor()
})
