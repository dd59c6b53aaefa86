import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { chooseSize, newGarment } from './goods.ts'
import { layoutShiftsOn, noteLayoutShifts } from './layout-shifts.ts'
import { badge, sees, seesHeading, untilAlive, untilAt, untilCaughtUp } from './look.ts'
import { putInCart } from './ordering.ts'
import { type Account, freshName, newCustomer, PASSWORD } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

/** Opens a page whose scripts stay on their way until they are let through. */
async function openEarly(page: Page, path: string): Promise<{ bringScript: () => Promise<void> }> {
  let letThrough = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isAllowed
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#page').waitFor({ state: 'attached' })
  return {
    async bringScript() {
      letThrough()
      await untilAlive(page)
    },
  }
}

async function inCartOf({ id, ...as }: Account): Promise<unknown> {
  const { items } = await call('GET /api/cart/GetCartItems/:userId', { params: { userId: String(id) } }, as)
  return items.map(({ productId, size, quantity }) => ({ productId, size, quantity }))
}

const WAIT = 'One moment, this page is still loading. What you pressed is kept.'
const waits = (page: Page) => page.getByText(WAIT).isVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('Add to Cart pressed before the script has come says that it waits, and adds once, what was chosen', async ({
  visit,
}) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  const page = await visit({ ...PHONE, as: customer, fresh: true })
  await page.addInitScript(noteLayoutShifts)
  const { bringScript } = await openEarly(page, garment.path)
  await chooseSize(page, 'L')
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('৩')
  for (let each = 0; each < 3; each += 1) await press(page, 'Add to Cart')
  await expect.poll(() => waits(page)).toBe(true)
  await untilAt(page, garment.path)
  await bringScript()
  await untilToasted(page, 'success')
  await expect.poll(() => waits(page)).toBe(false)
  await expect.poll(() => badge(page)).toBe('3')
  expect(await inCartOf(customer)).toEqual([{ productId: garment.id, size: 'L', quantity: 3 }])
  await expect.poll(() => page.getByRole('radio', { name: 'L', exact: true }).isChecked()).toBe(true)
  await untilAt(page, garment.path)
  expect(await layoutShiftsOn(page)).toEqual([])
})

test('the steps of the quantity count from the first moment on', async ({ visit }) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  const page = await visit({ as: customer, fresh: true })
  const { bringScript } = await openEarly(page, garment.path)
  await chooseSize(page, 'M')
  await press(page, 'One more')
  await press(page, 'One more')
  await press(page, 'Add to Cart')
  await bringScript()
  await expect.poll(() => badge(page)).toBe('3')
  expect(await inCartOf(customer)).toEqual([{ productId: garment.id, size: 'M', quantity: 3 }])
})

test('a guest who pressed before the script has come is told to log in, and keeps what was chosen', async ({
  visit,
}) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  const page = await visit({ fresh: true })
  const { bringScript } = await openEarly(page, garment.path)
  await chooseSize(page, 'L')
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await press(page, 'Add to Cart')
  await bringScript()
  await untilToasted(page, 'error', 'User not logged in. Please login first.')
  await page.getByRole('link', { name: 'Log in and come back to this page' }).click()
  await seesHeading(page, 'Login')
  await page.unroute('**/assets/*.js')
  const login = await openEarly(page, new URL(page.url()).pathname + new URL(page.url()).search)
  await page.getByRole('textbox', { name: 'Username' }).fill(customer.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await press(page, 'Login')
  await expect.poll(() => waits(page)).toBe(true)
  await login.bringScript()
  await untilAt(page, `${garment.path}?size=L&quantity=2`)
})

test('without a size the press is answered in the words of the shop, once the script is there', async ({ visit }) => {
  const page = await visit({ fresh: true })
  const { bringScript } = await openEarly(page, (await newGarment()).path)
  await press(page, 'Add to Cart')
  await bringScript()
  await untilToasted(page, 'warning', 'Please select size before add to cart!')
})

test('a choice made before the script has come wins over the one in the address', async ({ visit }) => {
  const page = await visit({ fresh: true })
  const { bringScript } = await openEarly(page, `${(await newGarment()).path}?size=L&quantity=3`)
  await chooseSize(page, 'M')
  await bringScript()
  await untilCaughtUp(page)
  expect(await page.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true)
})

test('a registration sent before the script has come registers, once', async ({ visit, troubles }) => {
  const page = await visit({ fresh: true })
  const name = freshName()
  const { bringScript } = await openEarly(page, '/register')
  await page.getByRole('textbox', { name: 'Username' }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name}@example.com`)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  for (let each = 0; each < 2; each += 1) await press(page, 'Register')
  await expect.poll(() => waits(page)).toBe(true)
  await bringScript()
  await untilAt(page, '/')
  expect(troubles.unexpected()).toEqual([])
})

test('a store registered before the script has come is waiting for approval, phone in Bangla digits and all', async ({
  visit,
}) => {
  const page = await visit({ fresh: true })
  const name = freshName()
  const { bringScript } = await openEarly(page, '/admin/vendor-register')
  const typed = {
    Email: `${name}@example.com`,
    Password: PASSWORD,
    'Store Name': `Store of ${name}`,
    'Store Description': 'Sarees from Tangail.',
    'Contact Phone': '০১৭১১-২২৩৩৪৪',
  }
  for (const [label, text] of Object.entries(typed)) await page.getByRole('textbox', { name: label }).fill(text)
  await press(page, 'Register')
  await bringScript()
  await seesHeading(page, 'Success!')
})

test.for(['/terms', '/dashboard/orders'])(
  'who logs out of %s before the script has come is logged out',
  async (path, { visit }) => {
    const page = await visit({ as: await newCustomer(), fresh: true })
    const { bringScript } = await openEarly(page, path)
    await press(page, 'Logout')
    await bringScript()
    await untilAt(page, '/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  },
)

test('the search and the price filter work before the script has come', async ({ visit, troubles }) => {
  troubles.expect(/^answer 404 GET \/nothing\/here/)
  const page = await visit({ fresh: true })
  await openEarly(page, '/')
  await page.getByPlaceholder('Search Products by Titles or Tags').fill('panjabi')
  await page.keyboard.press('Enter')
  await untilAt(page, '/shop?search=panjabi')
  await page.locator('.product-card').first().waitFor()
  await page.locator('main [name=max]').fill('১৫০০')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('max')).toBe('১৫০০')
  await page.getByRole('link', { name: /1,500/ }).first().waitFor()
  await page.goto('/nothing/here', { waitUntil: 'commit' })
  await page.getByPlaceholder('Panjabi, saree…').fill('saree')
  await press(page, 'Search')
  await untilAt(page, '/shop?search=saree')
})

test.for([
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/dashboard/profile',
  '/dashboard/orders',
  '/admin/CreateProduct',
])('%s says that it is loading and has no form to press before the script has come', async (path, { visit }) => {
  const page = await visit({ as: await newCustomer(), fresh: true })
  await openEarly(page, path)
  await sees(page, 'Loading…')
  expect(await page.locator('main').locator('form, button, input').count()).toBe(0)
})

test('the address of adding, typed or loaded again, leads to the cart', async ({ visit }) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  await putInCart(customer, garment)
  const page = await visit({ as: customer })
  await page.goto('/cart/add')
  await untilAt(page, '/cart')
  await sees(page, garment.name)
})

test('a script that does not come is said, with a way to load the page again, and the form goes back to the browser', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^no answer GET .*\.js/, /^console: Failed to load resource: net::ERR_FAILED/)
  const garment = await newGarment()
  const page = await visit({ fresh: true })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(garment.path)
  await sees(page, 'Reload')
  await chooseSize(page, 'L')
  await page.unroute('**/assets/*.js')
  await press(page, 'Add to Cart')
  await untilAt(page, `${garment.path}?size=L&quantity=1`)
  await untilAlive(page)
  await expect.poll(() => page.getByRole('radio', { name: 'L', exact: true }).isChecked()).toBe(true)
})

test('without JavaScript each form that needs it says so, and none leads to an empty page', async ({ visit }) => {
  const garment = await newGarment()
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(garment.path)
  await sees(page, 'The cart needs JavaScript, which is switched off in this browser.')
  await chooseSize(page, 'L')
  await press(page, 'Add to Cart')
  await untilAt(page, `${garment.path}?size=L&quantity=1`)
  await seesHeading(page, garment.name)
  for (const path of ['/login', '/register', '/admin/vendor-register']) {
    await page.goto(path)
    await page.getByText(/needs? JavaScript, which is switched off/).waitFor()
    await page.locator('.auth-form [type=submit]').click()
    await untilAt(page, path)
    await page.getByText(/needs? JavaScript, which is switched off/).waitFor()
  }
})
