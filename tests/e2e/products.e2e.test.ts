import type { Page } from 'playwright-core'
import { answerDialog, open, sees, untilAt } from './look.ts'
import { freshName, theAdmin } from './people.ts'
import { newProduct, newStore } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

const MINE = '/dashboard/products'

const rowOf = (page: Page, name: string) => page.getByRole('row', { name })

async function namesOn(page: Page): Promise<string[]> {
  return await page.locator('.product-row-name a').allInnerTexts()
}

test('a vendor searches its own products, turns pages and sorts, and each place has its address', async ({ visit }) => {
  const [store, other] = [await newStore(), await newStore()]
  for (let number = 21; number >= 1; number -= 1)
    await newProduct(store, { name: `Fatua ${String(number).padStart(2, '0')}`, priceTaka: 2000 - number })
  await newProduct(other, { name: 'Fatua of another store' })
  const page = await visit({ as: store })
  await open(page, MINE)
  await sees(page, '20 of 21')
  await expect.poll(async () => (await namesOn(page))[0]).toBe('Fatua 01')
  await page.getByRole('link', { name: 'More products' }).click()
  await sees(page, '1 of 21')
  await expect.poll(() => namesOn(page)).toEqual(['Fatua 21'])
  await page.reload()
  await sees(page, '1 of 21')
  await expect.poll(() => namesOn(page)).toEqual(['Fatua 21'])
  await page.goBack()
  await sees(page, '20 of 21')

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: low to high')
  await untilAt(page, `${MINE}?sort=price_asc`)
  await expect.poll(async () => (await namesOn(page))[0]).toBe('Fatua 21')
  const search = page.getByPlaceholder('Search by name or tag...')
  await search.fill('fatua 07')
  await search.press('Enter')
  await untilAt(page, `${MINE}?search=fatua+07&sort=price_asc`)
  await sees(page, '1 in all')
  await expect.poll(() => namesOn(page)).toEqual(['Fatua 07'])
})

test('what has sold out wears a mark, size by size, and is found by it', async ({ visit }) => {
  const store = await newStore()
  await newProduct(store, { name: 'All gone', stock: { M: 0 } })
  await newProduct(store, { name: 'M gone', stock: { M: 0, L: 7 } })
  await newProduct(store, { name: 'Enough', stock: { M: 40 } })
  const page = await visit({ as: store })
  await open(page, MINE)
  await rowOf(page, 'All gone').getByText('Sold out', { exact: true }).waitFor()
  await expect.poll(() => rowOf(page, 'M gone').innerText()).toMatch(/M\s+sold out[\s\S]*L\s+7/)
  await expect.poll(() => page.getByText('Sold out', { exact: true }).and(page.locator('.badge')).count()).toBe(1)
  await page.getByRole('combobox', { name: 'Stock' }).selectOption('Sold out')
  await untilAt(page, `${MINE}?stock=sold-out`)
  await rowOf(page, 'Enough').waitFor({ state: 'detached' })
})

test('one product is deleted after the question, many at once after theirs', async ({ visit }) => {
  const store = await newStore()
  for (const name of ['Gamcha', 'Lungi', 'Tupi', 'Shawl']) await newProduct(store, { name })
  const page = await visit({ as: store })
  await open(page, MINE)
  await page.getByRole('button', { name: 'Delete Shawl' }).click()
  expect(await answerDialog(page, 'No, go back')).toBe('Are you sure you want to delete this product?')
  await page.getByRole('button', { name: 'Delete Shawl' }).click()
  await answerDialog(page, 'Delete')
  await rowOf(page, 'Shawl').waitFor({ state: 'detached' })

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('checkbox', { name: 'Select Lungi' }).uncheck()
  await page.getByRole('button', { name: 'Delete 2 selected' }).click()
  expect(await answerDialog(page, 'Delete')).toBe('Are you sure you want to delete these 2 products?')
  await untilToasted(page, 'success', '2 products deleted.')
  await sees(page, '1 in all')
  await expect.poll(() => namesOn(page)).toEqual(['Lungi'])
})

test('a button that does nothing now looks so, also a quiet one', async ({ visit }) => {
  const store = await newStore()
  await newProduct(store, { name: 'Fatua' })
  const page = await visit({ as: store })
  await open(page, MINE)
  const colourOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).color)
  await page.getByRole('button', { name: 'Delete selected', disabled: true }).waitFor()
  const coloursDiffer = async () => (await colourOf('Delete selected')) !== (await colourOf('Export CSV'))
  await expect.poll(coloursDiffer).toBe(true)
})

test('an admin sees whose product it is, all of one store, and deletes what should not be sold', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 404 GET \/admin\/product\/\d+/)
  const [word, store] = [freshName().slice(-8), await newStore()]
  const garment = await newProduct(store, { name: `Genji ${word}` })
  await newProduct(store, { name: 'Another of this store' })
  const page = await visit({ as: await theAdmin() })
  await open(page, '/admin/products')
  const search = page.getByPlaceholder('Search by name or tag...')
  await search.fill(word)
  await search.press('Enter')
  await sees(page, '1 in all')
  await rowOf(page, garment.name).getByRole('link', { name: store.storeName }).click()
  await untilAt(page, `/admin/products?search=${word}&store=${store.vendorId}`)
  await search.fill('')
  await search.press('Enter')
  await sees(page, '2 in all')
  await page.getByRole('button', { name: `Delete ${garment.name}` }).click()
  await answerDialog(page, 'Delete')
  await sees(page, '1 in all')
  expect((await page.goto(garment.path))?.status()).toBe(404)
})
