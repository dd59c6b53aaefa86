import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { addToCart, type Garment } from './goods.ts'
import { open, seesHeading } from './look.ts'
import type { Account } from './people.ts'

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

/** Pieces of size M into the cart of this account, for stories that begin with a cart: `addToCart` is the way over the screen. */
export async function putInCart({ id: userId, ...as }: Account, garment: Garment, quantity = 1): Promise<void> {
  const items = [{ productId: garment.id, quantity, size: 'M' as const }]
  await call('POST /api/cart/add', { body: { userId, items } }, as)
}

/** Up to the moment before the order, on the page of this customer: one piece of each in the cart, the form filled in. */
export async function comeToCheckout(page: Page, as: Account, ...garments: Garment[]): Promise<void> {
  for (const garment of garments) await putInCart(as, garment)
  await open(page, '/checkout')
  await seesHeading(page, 'Checkout')
  await fillContact(page)
}

export async function confirmOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm Order' }).click()
}

/** Orders one piece of each, for stories that begin with an order; answers its number. */
export async function orderPieces(as: Account, ...garments: Garment[]): Promise<number> {
  for (const garment of garments) await putInCart(as, garment)
  const { items, quote } = await call('GET /api/cart/GetCartItems/:userId', { params: { userId: String(as.id) } }, as)
  const { Name, Email, Phone, Address, City } = CONTACT
  const contact = { name: Name, email: Email, phone: Phone, shippingAddress: Address, shippingCity: City }
  const body = { ...contact, totalAmount: quote.total, items }
  return (await call('POST /api/orders/create', { body }, as)).id
}

/** Orders one piece of each over the screens, paid at the door; answers its number. */
export async function orderedOnScreen(page: Page, garments: Garment[], contact = CONTACT): Promise<number> {
  for (const garment of garments) await addToCart(page, garment)
  await open(page, '/checkout')
  await seesHeading(page, 'Checkout')
  await fillContact(page, contact)
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}
