import { query } from './database.ts'
import { chooseSize, newGarment } from './goods.ts'
import { badge, open, sees, toast, untilAt, untilCaughtUp } from './look.ts'
import { newCustomer, PASSWORD, theAdmin } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

const ADD = { name: 'Add to Cart' }

test('a shopper who forgot the size is told so, in yellow, and the words go by themselves', async ({ page }) => {
  await open(page, (await newGarment()).path)
  await page.getByRole('button', ADD).click()
  await untilToasted(page, 'warning', 'Please select size before add to cart!')
  await expect.poll(() => page.locator('.toasts').getAttribute('aria-live')).toBe('polite')
  await toast(page, 'warning').waitFor({ state: 'detached' })
})

test('somebody logged out is told to log in, in red, and comes back to the product with what was chosen', async ({
  page,
}) => {
  const [garment, customer] = [await newGarment(), await newCustomer()]
  await open(page, garment.path)
  await chooseSize(page, 'L')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', ADD).click()
  await untilToasted(page, 'error', 'User not logged in. Please login first.')
  // What is changed after the refusal goes along too.
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('link', { name: 'Log in and come back to this page' }).click()
  const back = `${garment.path}?size=L&quantity=3`
  await untilAt(page, `/login?next=${encodeURIComponent(back)}`)
  await page.getByRole('textbox', { name: 'Username' }).fill(customer.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await untilAt(page, back)
  await page.getByRole('button', ADD).click()
  await expect.poll(() => badge(page)).toBe('3')
})

test('a choice in the address is there after a reload as well', async ({ page }) => {
  await open(page, `${(await newGarment()).path}?size=L&quantity=3`)
  await expect.poll(() => page.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('3')
  await expect.poll(() => page.getByRole('radio', { name: 'L', exact: true }).isChecked()).toBe(true)
})

test('a product page says when it comes, what that costs and how it is paid', async ({ page }) => {
  await open(page, (await newGarment()).path)
  const words = await page.getByRole('region', { name: 'Delivery and payment' }).innerText()
  for (const part of [
    'Within 2-3 days after confirmation',
    '৳60 shipping for the whole order, however many stores are in it',
    'Cash on delivery',
    'Cancel under My Orders while the order is pending',
  ])
    expect(words).toContain(part)
  for (const notDecided of ['all over Bangladesh', 'free of charge', 'return']) expect(words).not.toContain(notDecided)
})

test('a size chart has a dash in the place of a sleeve that a garment lacks', async ({ page }) => {
  const garment = await newGarment()
  const chart = [{ size: 'M', chest: 84, length: 48, sleeve: 0 }]
  await query('update products set size_chart = $2 where id = $1', [garment.id, JSON.stringify(chart)])
  await open(page, garment.path)
  await expect.poll(() => page.locator('.size-chart tbody').innerText()).toMatch(/^M\s+84\s+48\s+–$/)
})

test('the product form says so while no size is chosen', async ({ visit }) => {
  const page = await visit({ as: await theAdmin() })
  await open(page, '/admin/CreateProduct')
  const warning = page.getByText('Choose at least one: products without a size cannot be ordered.')
  await warning.waitFor()
  await page.getByRole('checkbox', { name: 'M', exact: true }).check()
  await warning.waitFor({ state: 'detached' })
})

test('a product without any size says that it cannot be ordered, in the place of a button', async ({ page }) => {
  const garment = await newGarment()
  await query('delete from product_sizes where product_id = $1', [garment.id])
  await open(page, garment.path)
  await sees(page, 'This product has no size available right now, so it cannot be ordered yet.')
  expect(await page.getByRole('button', ADD).count()).toBe(0)
})

test('what is added is said in green, and the badge counts the pieces', async ({ visit }) => {
  const page = await visit({ as: await newCustomer() })
  await open(page, (await newGarment()).path)
  expect(await badge(page)).toBeNull()
  await chooseSize(page, 'M')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', ADD).click()
  await untilToasted(page, 'success')
  await expect.poll(() => badge(page)).toBe('2')
})

test('the quantity never goes below one', async ({ page }) => {
  await open(page, (await newGarment()).path)
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => quantity.inputValue()).toBe('2')
  await page.getByRole('button', { name: 'One less' }).click()
  await expect.poll(() => quantity.inputValue()).toBe('1')
  const less = page.getByRole('button', { name: 'One less' })
  await expect.poll(() => less.isDisabled()).toBe(true)
  await expect.poll(() => less.evaluate((button) => button === document.activeElement)).toBe(true)
  await less.press('Enter')
  await untilCaughtUp(page)
  await expect.poll(() => quantity.inputValue()).toBe('1')
  await quantity.fill('-3')
  await quantity.blur()
  await expect.poll(() => quantity.inputValue()).toBe('1')
})

test('the four toasts have four colours of their own, in light and in dark', async ({ page }) => {
  await open(page, '/terms')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const colours = await page.evaluate(() =>
      ['success', 'error', 'info', 'warning'].map((type) => {
        const example = document.createElement('p')
        example.className = 'toast'
        example.dataset.type = type
        document.querySelector('.toasts')?.append(example)
        const { backgroundColor, borderColor, borderInlineStartColor } = getComputedStyle(example)
        example.remove()
        return [backgroundColor, borderColor, borderInlineStartColor].join()
      }),
    )
    expect(new Set(colours).size).toBe(4)
  }
})

test('a picture stands on a light plate by night too, where a cut-out garment is seen', async ({ page }) => {
  await open(page, (await newGarment()).path)
  await page.emulateMedia({ colorScheme: 'dark' })
  const plates = await page.locator('.product-page-picture .picture').evaluate((none) => {
    const picture = document.createElement('img')
    picture.className = 'picture'
    none.after(picture)
    const plates = [picture, none].map((each) => getComputedStyle(each).backgroundColor)
    picture.remove()
    return plates
  })
  expect(plates).toEqual(['rgb(243, 235, 223)', 'rgb(43, 35, 30)'])
})

test('a size that has sold out cannot be chosen, and the others can', async ({ page }) => {
  await open(page, (await newGarment({ stock: 0 })).path)
  await expect.poll(() => page.getByRole('radio', { name: 'M (sold out)' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('radio', { name: 'L', exact: true }).isEnabled()).toBe(true)
})

test('the picture goes along with its product, and stops before what is similar', async ({ visit }) => {
  const [garment] = [await newGarment(), await newGarment()]
  const page = await visit({ viewport: { width: 1024, height: 500 } })
  await open(page, garment.path)
  const similar = page.getByRole('region', { name: 'You may also like' })
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 500 })
    await similar.evaluate((section) => section.scrollIntoView({ block: 'center' }))
    await expect
      .poll(async () => {
        const picture = await page.locator('.product-page-picture .picture').boundingBox()
        const below = await similar.boundingBox()
        return picture && below && picture.y + picture.height <= below.y
      })
      .toBe(true)
  }
})

test('a product that is not in the shop is said in passing, and the page says so too', async ({ page, troubles }) => {
  troubles.expect(/^answer 404 GET \/admin\/product\/999999999/, /^answer 404 GET \/api\/product\/999999999/)
  const answer = await page.goto('/admin/product/999999999')
  expect(answer?.status()).toBe(404)
  await untilToasted(page, 'error', 'Error loading product:')
  await sees(page, 'Page not found')
})

test('a product that goes while the shop is open is said in passing as well', async ({ page, troubles }) => {
  troubles.expect(/^answer 404 GET \/api\/product\/\d+/)
  await open(page, '/')
  await page.route('**/api/product/*', (route) =>
    route.continue({ url: new URL('/api/product/999999999', route.request().url()).href }),
  )
  await page
    .locator('.product-card')
    .first()
    .getByRole('link', { name: /^Buy Now/ })
    .click()
  await untilToasted(page, 'error', 'Error loading product:')
  await sees(page, 'Page not found')
})

test('a product is shown though the shop has no time to say what is similar', async ({ page, troubles }) => {
  troubles.expect(/^answer 503 GET \/api\/product\/\d+\/similar/, /^console: Failed to load resource: .* 503/)
  await open(page, '/')
  await page.route('**/api/product/*/similar', (route) =>
    route.fulfill({ status: 503, json: { message: '', code: 'busy' } }),
  )
  await page
    .locator('.product-card')
    .first()
    .getByRole('link', { name: /^Buy Now/ })
    .click()
  await page.getByRole('button', ADD).waitFor()
})
