import type { Page } from 'playwright-core'
import { newGarment } from './goods.ts'
import { open, sees, seesHeading, untilAt, untilCaughtUp } from './look.ts'
import { comeToCheckout } from './ordering.ts'
import { newCustomer, theAdmin } from './people.ts'
import { newProduct, newStore } from './selling.ts'
import { expect, test } from './visit.ts'

test('a login that waits keeps the focus on its button and is sent once; refused, it leads back to the password', async ({
  page,
  troubles,
}) => {
  troubles.expect(/^answer 401 POST \/api\/auth\/login/)
  await open(page, '/login')
  const call = await holdCalls(page, '/api/auth/login')
  await page.getByLabel('Username').fill('nobody-of-this-name')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong password')
  await tabTo(page, 'Login')
  await pressThrice(page)
  await waitsAt(page, 'Logging in…')
  await expect.poll(() => call.count()).toBe(1)
  await untilCaughtUp(page)
  expect(call.count()).toBe(1)
  call.letGo()
  await sees(page, 'Invalid login')
  await expect.poll(() => focused(page)).toBe('password')
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('nobody-of-this-name')
})

test('a checkout is filled in, refused, mended and sent without a mouse: once, and nothing typed is lost', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 503 POST \/api\/orders\/create/, /^console: .*503/)
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await comeToCheckout(page, customer, await newGarment())
  await page.getByLabel('Address', { exact: true }).fill('')
  await page.getByLabel('City').fill('')
  await page.getByLabel('City').press('Enter')
  await expect.poll(() => focused(page)).toBe('address')
  await expect.poll(() => refusedFields(page)).toEqual(['address', 'city'])
  await page.keyboard.type('12 Mirpur Road')
  await expect.poll(() => refusedFields(page)).toEqual(['city'])
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dhaka')
  await expect.poll(() => refusedFields(page)).toEqual([])

  const call = await holdCalls(page, '/api/orders/create')
  call.answer({ status: 503, json: { message: 'The shop is away for a moment.', code: 'unavailable' } })
  await tabTo(page, 'Confirm Order')
  await pressThrice(page)
  await waitsAt(page, 'Placing your order…')
  await expect.poll(() => call.count()).toBe(1)
  await untilCaughtUp(page)
  expect(call.count()).toBe(1)
  call.letGo()
  await sees(page, 'The shop is away for a moment.')
  await expect.poll(() => focused(page)).toBe('Confirm Order')
  await expect.poll(() => page.getByLabel('Address', { exact: true }).inputValue()).toBe('12 Mirpur Road')
  await page.unroute('**/api/orders/create')
  await page.keyboard.press('Enter')
  await seesHeading(page, 'Thank You for Your Order!')
})

test('a category that waits is created once, and its button has the focus until the tree is there', async ({
  visit,
}) => {
  const page = await visit({ as: await theAdmin() })
  await open(page, '/admin/categories/create')
  const name = `Gamcha ${Date.now()}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  const call = await holdCalls(page, '/api/categories')
  await tabTo(page, 'Create Category')
  await pressThrice(page)
  await waitsAt(page, 'Creating…')
  await expect.poll(() => call.count()).toBe(1)
  await untilCaughtUp(page)
  expect(call.count()).toBe(1)
  call.letGo()
  await untilAt(page, '/admin/categories')
  await page.getByText(name).first().waitFor()
})

test('a row’s button that waits keeps the focus, and does it once', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: await theAdmin() })
  await open(page, `/dashboard/users?search=${customer.email}`)
  const call = await holdCalls(page, `/api/users/${customer.id}/toggle-active`, 'PUT')
  await page.getByRole('button', { name: `Deactivate ${customer.email}` }).focus()
  await pressThrice(page)
  await expect.poll(() => call.count()).toBe(1)
  await expect.poll(() => focused(page)).toBe('Deactivate')
  call.letGo()
  await page.getByRole('button', { name: `Activate ${customer.email}`, exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('Activate')
  await untilCaughtUp(page)
  expect(call.count()).toBe(1)
})

test('Back over two entries, from one product’s form to another’s, shows the product of the address', async ({
  visit,
}) => {
  const store = await newStore()
  const [one, other] = ['Panjabi', 'Saree']
  for (const name of [one, other]) await newProduct(store, { name })
  const page = await visit({ as: store })
  await open(page, '/dashboard/products')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  for (const each of [one, other]) {
    if (each === other) await page.getByRole('link', { name: 'My Products' }).first().click()
    await page.getByRole('link', { name: `Edit ${each}` }).click()
    await expect.poll(() => name.inputValue()).toBe(each)
  }
  await page.evaluate(() => history.go(-2))
  await expect.poll(() => name.inputValue()).toBe(one)
})

/** Holds what is sent to this path until it is let go, to the shop or to the answer given. */
async function holdCalls(page: Page, path: string, method = 'POST') {
  let [calls, letGo] = [0, () => {}]
  const going = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let given: { status: number; json: unknown } | undefined
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return await route.continue()
    calls += 1
    await going
    await (given ? route.fulfill(given) : route.continue())
  })
  return {
    count: () => calls,
    letGo: () => letGo(),
    answer: (answer: typeof given) => {
      given = answer
    },
  }
}

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, button: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await focused(page)) === button) return
    await page.keyboard.press('Tab')
  }
  await expect.poll(() => focused(page)).toBe(button)
}

async function pressThrice(page: Page): Promise<void> {
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter')
}

/** The button still has the focus, says that it waits to those who see it and to those who hear it, and is off. */
async function waitsAt(page: Page, words: string): Promise<void> {
  await expect.poll(() => focused(page)).toBe(words)
  await expect.poll(() => page.getByRole('button', { name: words }).getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => page.getByRole('status').getByText(words).count()).toBe(1)
}

/** The name of the field, or the words of the button, that has the focus. */
async function focused(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('name') ?? element?.textContent ?? ''
  })
}

async function refusedFields(page: Page): Promise<(string | null)[]> {
  return await page.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map((it) => it.getAttribute('name')))
}
