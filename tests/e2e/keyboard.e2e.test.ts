import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { newGarment } from './goods.ts'
import { open, sees, seesHeading, untilAlive, untilAt } from './look.ts'
import { CONTACT, orderPieces } from './ordering.ts'
import { freshName, newCustomer, newVendor, PASSWORD, theAdmin } from './people.ts'
import { expect, test } from './visit.ts'

/** More than any screen has: who has not arrived by then never will. */
const MOST_TABS = 150

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedName(page)).toBe('Skip to content')
  const topOfLink = async () => (await page.getByRole('link', { name: 'Skip to content' }).boundingBox())?.y
  await expect.poll(topOfLink).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('a shopper without a mouse finds a garment, registers and orders it', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, 'Search Products by Titles or Tags')
  await page.keyboard.type('saree')
  await page.keyboard.press('Enter')
  await untilAt(page, '/shop?search=saree')
  await page.locator('.front-hero[data-small]').waitFor()
  await tabTo(page, /^Buy Now: /)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to Cart' }).waitFor()
  const productPath = new URL(page.url()).pathname

  await chooseAndAdd(page)
  await page.getByRole('link', { name: 'Log in and come back to this page' }).waitFor()
  await tabTo(page, 'Log in and come back to this page')
  await page.keyboard.press('Enter')
  await standsAt(page, 'Login', 'Username')
  await tabTo(page, 'Register')
  await page.keyboard.press('Enter')
  await standsAt(page, 'Register', 'Username')
  const username = freshName()
  await typeInto(page, { Username: username, Email: `${username}@example.com`, Password: PASSWORD })
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe(productPath)
  await page.getByRole('button', { name: 'Add to Cart' }).waitFor()

  await chooseAndAdd(page)
  await page.getByRole('link', { name: 'Go to your cart' }).waitFor()
  await tabTo(page, 'Go to your cart')
  await page.keyboard.press('Enter')
  await standsAt(page, 'Cart')
  await page.locator('.cart-row').waitFor()
  await tabTo(page, 'Checkout')
  await page.keyboard.press('Space')
  await standsAt(page, 'Checkout')
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
  await typeInto(page, CONTACT)
  await tabTo(page, /^Cash on Delivery/)
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Process to Payment' }).waitFor()
  await page.keyboard.press('ArrowUp')
  await tabTo(page, 'Confirm Order')
  await page.keyboard.press('Enter')
  await seesHeading(page, 'Thank You for Your Order!')
})

test('whatever has the focus can be seen to have it', async ({ page }) => {
  await open(page, '/login')
  await untilAlive(page)
  for (let at = 0; at < 14; at += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))
    const isMarked = () =>
      page.evaluate(() => {
        const element = document.activeElement
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element ?? document.body)
        const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return element === document.body || isOutlined || boxShadow !== 'none'
      })
    await expect.poll(isMarked, { message: name ?? '' }).toBe(true)
  }
})

test('the keyboard never stands nowhere: after another page, something added, the last line removed', async ({
  visit,
}) => {
  const customer = await newCustomer()
  const garment = await newGarment()
  const page = await visit({ as: customer })
  await open(page, garment.path)
  await chooseAndAdd(page)
  await page.getByRole('link', { name: 'Go to your cart' }).waitFor()
  await expect.poll(() => focusedName(page)).toBe('Add to Cart')
  await tabTo(page, 'Go to your cart')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Cart')
  await tabTo(page, `Remove ${garment.name}, size M`)
  await page.keyboard.press('Enter')
  await sees(page, 'Your cart is empty.')
  await expect.poll(() => focusedName(page)).toBe('Cart')
  await tabTo(page, 'Continue Shopping')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toBe('The market comes to you')
})

test('an order that was cancelled leaves the keyboard at its heading', async ({ visit }) => {
  const customer = await newCustomer()
  const id = await orderPieces(customer, await newGarment())
  const page = await visit({ as: customer })
  await open(page, `/dashboard/orders/${id}`)
  const cancel = page.getByRole('button', { name: 'Cancel order', exact: true })
  await cancel.press('Enter')
  await page.getByRole('dialog').getByRole('button').last().press('Enter')
  await cancel.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe(`Order ${id}`)
})

test('a vendor who was approved leaves the keyboard in the row, where the decision is read', async ({ visit }) => {
  const { storeName } = await call('GET /api/Vendors/MyProfile', {}, await newVendor())
  const page = await visit({ as: await theAdmin() })
  await open(page, `/dashboard/vendors?search=${encodeURIComponent(storeName)}`)
  const approve = page.getByRole('button', { name: `Approve ${storeName}` })
  await approve.press('Enter')
  await approve.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TR')
  await expect.poll(() => page.locator(':focus').innerText()).toContain('Approved')
})

test('a category that was deleted leaves the keyboard at the tree', async ({ visit }) => {
  const admin = await theAdmin()
  const name = freshName()
  await call('POST /api/categories', { body: { name, parentId: null } }, admin)
  const page = await visit({ as: admin })
  await open(page, '/admin/categories')
  const remove = page.getByRole('button', { name: `Delete ${name}` })
  await remove.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await remove.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe('All categories')
})

/** A page that has come takes the keyboard, with its heading or a field: before that, a Tab would count from the page that is going. */
async function standsAt(page: Page, heading: string, name = heading): Promise<void> {
  await seesHeading(page, heading)
  await expect.poll(() => focusedName(page)).toBe(name)
}

async function chooseAndAdd(page: Page): Promise<void> {
  await tabTo(page, /^(M|L|XL|XXL)$/)
  await page.keyboard.press('Space')
  await tabTo(page, 'Add to Cart')
  await page.keyboard.press('Enter')
}

async function typeInto(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
}

/** Presses Tab until something of this name has the focus; what has it already counts. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = []
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const focused = await focusedName(page)
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    seen.push(focused)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}, only ${[...new Set(seen)].join(' · ')}`)
}

/** As a screen reader would say it, nearly. */
async function focusedName(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const element = document.activeElement
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    const words =
      element?.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? (element as HTMLElement | null)?.innerText
    return (words ?? '').trim().split('\n')[0] ?? ''
  })
}
