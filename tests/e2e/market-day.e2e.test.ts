import type { Page } from 'playwright-core'
import { chooseSize } from './goods.ts'
import { answerDialog, open, sees, seesHeading, untilAt } from './look.ts'
import { confirmOrder, fillContact } from './ordering.ts'
import { expect, test } from './own-shop.ts'
import { freshName, newCustomer, PASSWORD, theAdmin } from './people.ts'
import { aPhoto, dropOn, untilDrawn } from './photo.ts'
import { untilToasted } from './toasts.ts'

const STORE = 'Tangail Tant Kutir'
const GARMENT = 'Nokshi panjabi with a hem of jamdani'
const PENDING = 'Your account is pending approval by admin.'

test('a vendor registers, waits, is approved and sells a piece; every figure moves by exactly that', async ({
  shop,
  visit,
}) => {
  const vendor = await visit({ shopUrl: shop.url })
  const admin = await visit({ as: await theAdmin(shop.url) })
  await registerStore(vendor)
  await waitsForApproval(vendor)
  await approve(admin)
  await expect
    .poll(() => figures(vendor))
    .toEqual(cards('All time', { orders: 0, revenue: '৳0', products: 0, customers: 0 }))
  await expect
    .poll(() => figures(admin))
    .toEqual(cards('Accounts now', { orders: 0, revenue: '৳0', products: 0, customers: 0 }))

  await addGarment(vendor)
  const shopper = await visit({ as: await newCustomer(shop.url) })
  const order = await buyGarment(shopper)
  await completeParcel(vendor, order)
  await seesCompleted(shopper, order)

  await expect
    .poll(() => figures(vendor))
    .toEqual(cards('All time', { orders: 1, revenue: '৳2,450.50', products: 1, customers: 1 }))
  await expect
    .poll(() => figures(admin))
    .toEqual(cards('Accounts now', { orders: 1, revenue: '৳2,510.50', products: 1, customers: 1 }))
  await expect.poll(() => figures(shopper)).toContain('Total Revenue ৳2,510.50 Spent, all time')
})

/** The four cards, each with the time that it speaks of: an admin’s customers are accounts, a store’s are who bought. */
function cards(
  customersOf: string,
  of: { orders: number; revenue: string; products: number; customers: number },
): string[] {
  return [
    `Total Orders ${of.orders} All time`,
    `Total Revenue ${of.revenue} All time`,
    `Total Products ${of.products} On sale now`,
    `Total Customers ${of.customers} ${customersOf}`,
  ]
}

async function registerStore(page: Page): Promise<void> {
  const typed = {
    Email: `${freshName()}@example.com`,
    Password: PASSWORD,
    'Store Name': STORE,
    'Store Description': 'Handloom from Tangail.',
    'Contact Phone': '01711000000',
  }
  await open(page, '/admin/vendor-register')
  for (const [name, text] of Object.entries(typed)) await page.getByRole('textbox', { name, exact: true }).fill(text)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  expect(await answerDialog(page)).toMatch(/^Vendor registration submitted successfully!/)
}

/** Wherever a product could be sold stand the words of spec §2 instead. */
async function waitsForApproval(page: Page): Promise<void> {
  for (const path of ['/dashboard/profile', '/dashboard/products', '/admin/CreateProduct', '/admin/products/import']) {
    await open(page, path)
    await sees(page, PENDING)
  }
  expect(await page.getByRole('main').locator('form').count()).toBe(0)
}

async function approve(page: Page): Promise<void> {
  await open(page, '/dashboard/vendors')
  await seesHeading(page, 'Vendor Management')
  const row = page.getByRole('row', { name: STORE })
  await row.getByText('Pending', { exact: true }).waitFor()
  await row.getByRole('button', { name: `Approve ${STORE}` }).click()
  await row.getByText('Approved', { exact: true }).waitFor()
  await expect.poll(() => row.getByRole('button').allInnerTexts()).toEqual(['Delete'])
}

async function figures(page: Page): Promise<string[]> {
  await open(page, '/dashboard/overview')
  const cards = page.locator('.dashboard-card')
  await cards.first().waitFor()
  return (await cards.allInnerTexts()).map((card) => card.replace(/\s+/g, ' '))
}

async function addGarment(page: Page): Promise<void> {
  await open(page, '/dashboard/products')
  await page.getByRole('main').getByRole('link', { name: 'Add Product' }).first().click()
  await untilAt(page, '/admin/CreateProduct')
  // The address is there a moment before its page, and the list has a choice of categories too.
  await seesHeading(page, 'Add Product')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Men')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(GARMENT)
  await page.getByRole('textbox', { name: 'Specification' }).fill('Pure cotton')
  await page.getByRole('textbox', { name: 'Price (৳)', exact: true }).fill('2450.50')
  await page.getByRole('checkbox', { name: 'M', exact: true }).check()
  await page.getByRole('textbox', { name: 'Stock of M' }).fill('1')
  await dropOn(page.locator('.picture-field'), await aPhoto('panjabi.jpg'))
  await untilDrawn(page.getByRole('img', { name: 'Preview' }))
  await saveSeeingTheUpload(page)
  await untilAt(page, '/dashboard/products')
  const row = page.getByRole('row', { name: GARMENT })
  await expect.poll(() => row.innerText()).toMatch(/৳2,450.50[\s\S]*M\s+1/)
  await untilDrawn(row.locator('img'))
}

/** Holds the upload until it is seen on the screen: this machine is too near for a progress. */
async function saveSeeingTheUpload(page: Page): Promise<void> {
  const progress = page.getByRole('progressbar', { name: 'Upload of the picture' })
  await page.route('**/api/product', async (route) => {
    await progress.waitFor()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await progress.waitFor({ state: 'detached' })
  await page.unroute('**/api/product')
}

async function buyGarment(page: Page): Promise<number> {
  await open(page, '/')
  await page.getByPlaceholder('Search Products by Titles or Tags').fill('nokshi')
  await page.keyboard.press('Enter')
  await page.locator('.product-card', { hasText: GARMENT }).getByRole('link', { name: 'Buy Now' }).click()
  await seesHeading(page, GARMENT)
  await untilDrawn(page.getByRole('img', { name: GARMENT }))
  await sees(page, STORE)
  await chooseSize(page, 'M')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Go to your cart' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await fillContact(page)
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

async function completeParcel(page: Page, order: number): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Orders' }).click()
  const row = page.getByRole('row', { name: `Order ${order}` })
  await row.getByText('Pending', { exact: true }).waitFor()
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Complete parcel' }).click()
  expect(await answerDialog(page, 'Yes, complete it')).toContain(`the parcel of order ${order}`)
  await untilToasted(page, 'success', 'Completed.')
  const parcel = page.getByRole('region', { name: `Parcel from ${STORE}` })
  await parcel.getByText('Completed', { exact: true }).waitFor()
}

async function seesCompleted(page: Page, order: number): Promise<void> {
  await open(page, '/dashboard/orders')
  const row = page.getByRole('row', { name: `Order ${order}` })
  await row.waitFor()
  await expect.poll(() => row.innerText()).toMatch(/৳2,510.50[\s\S]*Completed/)
}
