import type { Page } from 'playwright-core'
import { addToCart, type Garment } from './goods.ts'
import { open, seesHeading } from './look.ts'

export const CONTACT = {
  Name: 'Rahima Khatun',
  Email: 'rahima@example.com',
  Phone: '01711000000',
  Address: '12 Mirpur Road',
  City: 'Dhaka',
}

export async function fillContact(page: Page, contact: Record<string, string> = CONTACT): Promise<void> {
  for (const [label, text] of Object.entries(contact))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
}

/** Up to the moment before the order: these pieces in the cart, the form filled in. */
export async function comeToCheckout(page: Page, ...garments: Garment[]): Promise<void> {
  for (const garment of garments) await addToCart(page, garment)
  await open(page, '/checkout')
  await seesHeading(page, 'Checkout')
  await fillContact(page)
}

export async function confirmOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm Order' }).click()
}

/** Orders one piece of each; answers the number of the order. */
export async function orderPieces(page: Page, ...garments: Garment[]): Promise<number> {
  await comeToCheckout(page, ...garments)
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}
