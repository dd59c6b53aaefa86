import type { Page } from 'playwright-core'
import { newGarment } from './goods.ts'
import { badge, open, seesHeading, untilAlive, untilAt } from './look.ts'
import { confirmOrder, fillContact, putInCart } from './ordering.ts'
import { freshName, newCustomer, PASSWORD } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

test('a newcomer finds a garment in spite of a typing error, registers, and orders it', async ({ page }) => {
  await open(page, '/')
  await page.getByPlaceholder('Search Products by Titles or Tags').fill('panjbi')
  await page.keyboard.press('Enter')
  await untilAt(page, '/shop?search=panjbi')
  // The address changes before the list does: what stood there until now holds panjabis as well.
  await page.getByText('Showing results for').first().waitFor()
  const card = page
    .locator('.product-card', { hasText: /panjabi/i })
    .filter({ hasNotText: 'Sold out' })
    .first()
  // A card that is out of sight has no words on screen yet.
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const price = (await card.locator('.price-now').textContent()) ?? ''
  const productPath = (await card.getByRole('link', { name: 'Buy Now' }).getAttribute('href')) ?? ''
  await card.getByRole('link', { name: 'Buy Now' }).click()
  await untilAt(page, productPath)
  await seesHeading(page, name)

  await page.locator('.size-choice-size:not(:has(:disabled))').first().click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Log in and come back to this page' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click()
  await register(page)
  await expect.poll(() => new URL(page.url()).pathname).toBe(productPath)

  // The size that was chosen before has come along.
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect.poll(() => badge(page)).toBe('1')
  await page.getByRole('link', { name: 'Go to your cart' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await fillContact(page)
  await confirmOrder(page)

  await seesHeading(page, 'Thank You for Your Order!')
  await untilToasted(page, 'success', 'Order placed successfully!')
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect.poll(() => summary.innerText()).toContain(name)
  await expect.poll(() => summary.locator('dl').last().innerText()).toContain(taka(numberIn(price) + 60))
  await expect.poll(() => badge(page)).toBeNull()

  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Orders' }).click()
  const row = page.getByRole('row', { name: `Order ${id}` })
  await row.waitFor()
  await expect.poll(() => row.innerText()).toMatch(/Rahima Khatun[\s\S]*Pending/)
})

test('the earlier cart is there again at the next login', async ({ visit }) => {
  const customer = await newCustomer()
  await putInCart(customer, await newGarment(), 2)
  const page = await visit()
  await open(page, '/login')
  await page.getByRole('textbox', { name: 'Username' }).fill(customer.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await untilAt(page, '/')
  await expect.poll(() => badge(page)).toBe('2')
  await page.reload()
  await untilAlive(page)
  await expect.poll(() => badge(page)).toBe('2')
})

async function register(page: Page): Promise<void> {
  // The page before has fields of the same names.
  await seesHeading(page, 'Register')
  const username = freshName()
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${username}@example.com`)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
}

function numberIn(price: string): number {
  return Number(price.replace(/[^\d.]/g, ''))
}

function taka(amount: number): string {
  return `৳${amount.toLocaleString('en-US')}`
}
