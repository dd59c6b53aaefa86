import type { Page } from 'playwright-core'
import { newGarment } from './goods.ts'
import { answerDialog, open, sees, seesHeading, untilAt, untilCaughtUp } from './look.ts'
import { orderPieces, putInCart } from './ordering.ts'
import { newCustomer, theAdmin } from './people.ts'
import { newStore } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

const AWAY = [/^no answer /, /^console: .*ERR_FAILED/]
const WORDS = 'Something went wrong'
/** Whatever else stands in its label. */
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** From now on nobody hears from the shop. */
async function loseShop(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort())
}

/** Nothing is under way any more that could take the form away. */
async function isStill(page: Page): Promise<void> {
  await page.locator('main[aria-busy=false]').waitFor()
  await untilCaughtUp(page)
}

const FORMS = [
  { who: 'admin', path: '/dashboard/settings', name: 'Facebook', typed: 'https://facebook.com/haat', save: 'Save' },
  { who: 'vendor', path: '/dashboard/profile?edit=store', name: 'Store Description', typed: 'Jamdani.', save: 'Save' },
  { who: 'admin', path: '/admin/categories/create', name: 'Name', typed: 'Shawls', save: 'Create Category' },
  { who: 'admin', path: '/admin/categories/edit/1', name: 'Name', typed: 'Gents', save: 'Update Category' },
  { who: 'admin', path: '/admin/categories', name: 'Name', typed: 'Winter', save: 'Add' },
]

test.for(FORMS)(
  'what was typed at $path stands where it was when the shop is away, with words',
  async ({ who, path, name, typed, save }, { visit, troubles }) => {
    troubles.expect(...AWAY)
    const page = await visit({ as: who === 'admin' ? await theAdmin() : await newStore() })
    await open(page, path)
    await field(page, name).fill(typed)
    await loseShop(page)
    await press(page, save)
    await sees(page, WORDS)
    await isStill(page)
    await expect.poll(() => field(page, name).inputValue()).toBe(typed)
    await untilAt(page, path)
  },
)

test('a password that is not filled in is asked for, also while the shop is away', async ({ visit, troubles }) => {
  troubles.expect(...AWAY)
  const page = await visit({ as: await newCustomer() })
  await open(page, '/dashboard/profile?edit=password')
  await field(page, 'New password').fill('a new one 1972')
  await loseShop(page)
  await press(page, 'Save password')
  await sees(page, 'Please fill this in.')
  await isStill(page)
  await expect.poll(() => field(page, 'New password').inputValue()).toBe('a new one 1972')
})

test('an order whose cancelling is not answered stays on the screen', async ({ visit, troubles }) => {
  troubles.expect(...AWAY)
  const customer = await newCustomer()
  const id = await orderPieces(customer, await newGarment())
  const page = await visit({ as: customer })
  await open(page, `/dashboard/orders/${id}`)
  await seesHeading(page, `Order ${id}`)
  await page.getByRole('button', { name: /cancel/i }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await loseShop(page)
  await answerDialog(page, (await dialog.getByRole('button').last().innerText()).trim())
  await untilToasted(page, 'error', WORDS)
  await isStill(page)
  await seesHeading(page, `Order ${id}`)
  await page.getByRole('button', { name: /cancel/i }).waitFor()
})

test('a cart on screen stays there when a change is not answered, with the quantity that is stored', async ({
  visit,
  troubles,
}) => {
  troubles.expect(...AWAY, /could not be/)
  const [customer, garment] = [await newCustomer(), await newGarment()]
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  const quantity = page.getByRole('spinbutton', { name: new RegExp(garment.name) })
  await quantity.waitFor()
  await loseShop(page)
  let reads = 0
  page.on('requestfailed', (request) => (reads += Number(request.url().includes('GetCartItems'))))
  await page.getByRole('button', { name: `One more of ${garment.name}, size M` }).click()
  await untilToasted(page, 'error', WORDS)
  // Read anew, and three times more: only then it is given up.
  await expect.poll(() => reads).toBe(4)
  await isStill(page)
  await expect.poll(() => quantity.inputValue()).toBe('1')
  expect(await page.getByText('Your cart is empty.').count()).toBe(0)
})

test('a line that is gone already, its first answer lost, goes in the same words', async ({ visit, troubles }) => {
  troubles.expect(...AWAY, /could not be/, /404/)
  const [customer, garment, kept] = [await newCustomer(), await newGarment(), await newGarment()]
  for (const each of [garment, kept]) await putInCart(customer, each)
  const page = await visit({ as: customer })
  await open(page, '/cart')
  const remove = page.getByRole('button', { name: `Remove ${garment.name}, size M` })
  // The cart is read by the browser: lost before that, it is empty.
  await remove.waitFor()
  let [isBack, mayRead] = [false, false]
  await page.route('**/api/cart/**', async (route) => {
    const isRemoval = route.request().method() === 'DELETE'
    // The cart read anew would show no such line to press again.
    mayRead ||= isRemoval && isBack
    if (mayRead) return await route.continue()
    if (isRemoval) await route.fetch()
    await route.abort()
  })
  await remove.press('Enter')
  await untilToasted(page, 'error', WORDS)
  await page.locator('.cart-row[data-leaving]').waitFor({ state: 'detached' })
  isBack = true
  await remove.press('Enter')
  await untilToasted(page, 'info')
  await remove.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: kept.name }).waitFor()
})
