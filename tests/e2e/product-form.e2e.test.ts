import type { Page } from 'playwright-core'
import { MOST_CHART_ROWS } from '#contract/values/product-limits'
import { call } from './calls.ts'
import { open, sees, untilAt, untilCaughtUp } from './look.ts'
import { PASSWORD, tokenEnding } from './people.ts'
import { anAvif, aPhoto, untilDrawn } from './photo.ts'
import { newProduct, newStore, type Store } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

const ADD = '/admin/CreateProduct'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Types what a product needs, and things that are easily lost: rich text, a tag, a measure. */
async function typeProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Women')
  await field(page, 'Name').fill(name)
  await page.getByRole('textbox', { name: 'Specification' }).fill('Tangail cotton')
  await field(page, 'Price (৳)').fill('3200')
  await page.getByRole('textbox', { name: 'Tags' }).fill('handloom')
  await page.getByRole('textbox', { name: 'Tags' }).press('Enter')
  await page.getByRole('checkbox', { name: 'L', exact: true }).check()
  await field(page, 'Chest, row 1').fill('38.5')
}

/** What of `typeProduct` stands in the form. */
async function typed(page: Page): Promise<unknown> {
  return {
    category: await page.getByRole('combobox', { name: 'Category' }).inputValue(),
    name: await field(page, 'Name').inputValue(),
    specification: await page.getByRole('textbox', { name: 'Specification' }).innerText(),
    price: await field(page, 'Price (৳)').inputValue(),
    tags: await page.getByRole('list', { name: 'Tags of this product' }).allInnerTexts(),
    isLarge: await page.getByRole('checkbox', { name: 'L', exact: true }).isChecked(),
    chest: await field(page, 'Chest, row 1').inputValue(),
  }
}

const whole = (name: string) => ({
  category: '2',
  name,
  specification: 'Tangail cotton',
  price: '3200',
  tags: ['handloom'],
  isLarge: true,
  chest: '38.5',
})

async function logIn(page: Page, { email }: Store): Promise<void> {
  await field(page, 'Username').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await press(page, 'Login')
}

test('what is missing or wrong is said at its field, all at once, and goes as it is mended', async ({ visit }) => {
  const page = await visit({ as: await newStore() })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await open(page, ADD)
  await page.getByRole('textbox', { name: 'Compare-at price (৳)' }).fill('a hundred')
  await field(page, 'Chest, row 2').fill('wide')
  await press(page, 'Add')
  await sees(page, 'Please check the marked fields.')
  const marked = page.locator('[aria-invalid=true]')
  await expect
    .poll(() => marked.evaluateAll((all) => all.map((each) => each.getAttribute('name'))))
    .toEqual(['name', 'price', 'compareAtPrice', 'category', 'sizeChart.1.chest'])
  await sees(page, 'Chest: Must be from 0 to 200 inches.')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await field(page, 'Name').fill('Panjabi')
  await expect.poll(() => marked.count()).toBe(4)
  await untilCaughtUp(page)
  expect(sent).toEqual([])
})

test('that a product wants a size is said as a hint, and in red only once its last size was taken away', async ({
  visit,
}) => {
  const page = await visit({ as: await newStore() })
  await open(page, ADD)
  const words = page.getByText('Choose at least one: products without a size cannot be ordered.')
  expect(await words.getAttribute('data-problem')).toBeNull()
  const large = page.getByRole('checkbox', { name: 'L', exact: true })
  await large.check()
  await large.uncheck()
  await expect.poll(() => words.getAttribute('data-problem')).toBe('true')
})

test('what only the server can refuse stands at its field too, and nothing typed is lost', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 413 POST \/api\/product/)
  const page = await visit({ as: await newStore() })
  await open(page, ADD)
  await typeProduct(page, 'Saree with a vast picture')
  await page.locator('input[type=file]').setInputFiles(await aPhoto('vast.jpg', { width: 8_000, height: 5_001 }))
  await press(page, 'Add')
  await untilToasted(page, 'error')
  await page.locator('input[type=file][aria-invalid=true]').waitFor({ state: 'attached' })
  await expect.poll(() => typed(page)).toEqual(whole('Saree with a vast picture'))
  await page.locator('input[type=file]').setInputFiles(await aPhoto('saree.jpg'))
  await press(page, 'Add')
  await untilToasted(page, 'success', 'Product added.')
  await untilAt(page, '/dashboard/products')
  await untilDrawn(page.getByRole('row', { name: 'Saree with a vast picture' }).locator('img'))
})

test('a file that is no picture is told as it is chosen, whatever it is called, and is not taken', async ({
  visit,
}) => {
  const page = await visit({ as: await newStore() })
  await open(page, ADD)
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await sees(page, 'Pictures must be whole JPEG, PNG, WebP or AVIF files.')
  await expect.poll(() => file.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByRole('img', { name: 'Preview' }).count()).toBe(0)
  expect(await page.getByText('words.png').count()).toBe(0)
  await file.setInputFiles(await aPhoto('saree.jpg'))
  await untilDrawn(page.getByRole('img', { name: 'Preview' }))
  await expect.poll(() => file.getAttribute('aria-invalid')).toBeNull()
})

test('a browser that draws no AVIF sends one all the same', async ({ visit }) => {
  const page = await visit({ as: await newStore(), fresh: true })
  await page.addInitScript(() => {
    const addressOf = URL.createObjectURL
    URL.createObjectURL = (file: Blob) => (file.type === 'image/avif' ? 'data:image/avif,' : addressOf(file))
  })
  await open(page, ADD)
  await typeProduct(page, 'Saree of a new camera')
  await page.locator('input[type=file]').setInputFiles(await anAvif('saree.avif'))
  await sees(page, 'saree.avif')
  const preview = page.getByRole('img', { name: 'Preview' })
  await expect.poll(() => preview.count()).toBe(0)
  await untilCaughtUp(page)
  expect(await page.locator('input[type=file]').getAttribute('aria-invalid')).toBeNull()
  await press(page, 'Add')
  await untilAt(page, '/dashboard/products')
  await untilDrawn(page.getByRole('row', { name: 'Saree of a new camera' }).locator('img'))
})

test('a reload keeps what was typed, says so, and asks for the picture again', async ({ visit }) => {
  const page = await visit({ as: await newStore() })
  await open(page, ADD)
  await typeProduct(page, 'Saree typed in the bus')
  await page.locator('input[type=file]').setInputFiles(await aPhoto('saree.jpg'))
  await untilDrawn(page.getByRole('img', { name: 'Preview' }))
  await page.reload()
  await sees(page, 'These are your unsaved changes from before.')
  await sees(page, 'Choose “saree.jpg” again: reloading lost it.')
  await expect.poll(() => typed(page)).toEqual(whole('Saree typed in the bus'))
})

test('a session that ends while typing costs a login and nothing else, not even the picture', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 401 POST \/api\/product/, /^answer 401 GET \/api\/bell/)
  const store = await newStore()
  const page = await visit({ as: { ...store, token: await tokenEnding(store, 3600) } })
  await open(page, ADD)
  await typeProduct(page, 'Saree of a long afternoon')
  await page.locator('input[type=file]').setInputFiles(await aPhoto('saree.jpg'))
  // In one step: the bell asks by itself, and would lead to the login before the press.
  await page.getByRole('button', { name: 'Add', exact: true }).evaluate(
    (add: HTMLElement, ended) => {
      localStorage.setItem('token', ended)
      add.click()
    },
    await tokenEnding(store, -60),
  )
  await untilAt(page, `/login?next=${encodeURIComponent(ADD)}`)
  await logIn(page, store)
  await untilAt(page, ADD)
  await sees(page, 'These are your unsaved changes from before.')
  await expect.poll(() => typed(page)).toEqual(whole('Saree of a long afternoon'))
  await press(page, 'Add')
  await untilAt(page, '/dashboard/products')
  await untilDrawn(page.getByRole('row', { name: 'Saree of a long afternoon' }).locator('img'))
})

test('a size chart is copied from an earlier product in one choice', async ({ visit }) => {
  const store = await newStore()
  const chart = [
    { size: 'XL', chest: 44, length: 30, sleeve: 9.5 },
    { size: 'XXL', chest: 47, length: 31, sleeve: 10 },
  ]
  await newProduct(store, { name: 'Earlier panjabi', fields: { sizeChart: JSON.stringify(chart) } })
  const page = await visit({ as: store })
  await open(page, ADD)
  await page
    .getByRole('combobox', { name: 'Copy a chart from an earlier product' })
    .selectOption({ label: 'Earlier panjabi (XL, XXL)' })
  const cells = page.locator('.chart-field table input')
  await expect
    .poll(() => cells.evaluateAll((all) => all.map((cell) => (cell as HTMLInputElement).value)))
    .toEqual(['XL', '44', '30', '9.5', 'XXL', '47', '31', '10'])
  await page.getByRole('button', { name: 'Add row' }).click()
  await expect.poll(() => field(page, 'Size, row 3').inputValue()).toBe('M')
  await page.getByRole('button', { name: 'Remove row 1, size XL' }).click()
  await expect.poll(() => field(page, 'Size, row 1').inputValue()).toBe('XXL')
})

test('a row taken from a full size chart leaves the focus on the button that adds one', async ({ visit }) => {
  const store = await newStore()
  const sizes = Array.from({ length: MOST_CHART_ROWS }, (_, at) => `Size ${at + 1}`)
  const sizeChart = JSON.stringify(sizes.map((size) => ({ size, chest: 44, length: 30, sleeve: 9.5 })))
  const { id } = await newProduct(store, { name: 'Panjabi of many sizes', fields: { sizeChart } })
  const page = await visit({ as: store })
  await open(page, `/edit-product/${id}`)
  const add = page.getByRole('button', { name: 'Add row' })
  await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: 'Remove row 1, size Size 1' }).click()
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('an edited product keeps its picture, under either of its two addresses', async ({ visit }) => {
  const store = await newStore()
  const { id } = await newProduct(store, { name: 'Panjabi', picture: await aPhoto('panjabi.jpg') })
  const pictureOf = async () => (await call('GET /api/product/:id', { params: { id: String(id) } }, store)).imagePath
  const before = await pictureOf()
  expect(before).toMatch(/\S/)
  const page = await visit({ as: store })
  for (const [path, name] of [
    [`/edit-product/${id}`, 'Panjabi in white'],
    [`/admin/product/edit/${id}`, 'Panjabi in off-white'],
  ] as const) {
    await open(page, path)
    await untilDrawn(page.getByRole('img', { name: 'Current picture' }))
    await field(page, 'Name').fill(name)
    await press(page, 'Update')
    await untilAt(page, '/dashboard/products')
    await sees(page, `“${name}” was updated.`)
    await untilDrawn(page.getByRole('row', { name }).locator('img'))
  }
  expect(await pictureOf()).toBe(before)
})
