import { query } from './database.ts'
import { wrongOnPhoneAndLaptop } from './findings.ts'
import { seesHeading, untilAt } from './look.ts'
import { comeToCheckout, confirmOrder, fillContact, putInCart } from './ordering.ts'
import { test as base, expect } from './own-shop.ts'
import { newCustomer, PASSWORD } from './people.ts'
import { newProduct, newStore } from './selling.ts'
import { newPhone } from './sent-codes.ts'
import { untilToasted } from './toasts.ts'
import { PHONE } from './visit.ts'

/** A gateway that is set up, so that phones can be proven; what it would send is read where it waits. */
const test = base.extend('settings', { scope: 'file' }, () => ({
  ...{ SMS_GATEWAY: 'ssl-wireless', SMS_URL: 'http://127.0.0.1:9', SMS_SENDER: 'HAAT', SMS_TOKEN: 'pretend-token' },
}))

test('a first order that is too large is refused with the way to prove a phone, which leads back to it and lets it in', async ({
  shop,
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 409 POST \/api\/orders\/create/)
  const [store, customer] = [await newStore(shop.url), await newCustomer(shop.url)]
  const garment = await newProduct(store, { name: 'Panjabi for a wedding', priceTaka: 500 })
  const page = await visit({ ...PHONE, as: customer })
  await putInCart(customer, garment, 30)
  await comeToCheckout(page, customer, garment)
  await confirmOrder(page)
  await untilToasted(page, 'error', /^This is more than a new customer can have on order at once\./)
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await page.getByRole('alert').getByRole('link', { name: 'Confirm my phone' }).click()
  const phone = newPhone()
  await page.getByLabel('New phone').fill(phone)
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeIn(phone, shop.dataDir))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await untilAt(page, '/checkout')
  await fillContact(page)
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
})

async function codeIn(phone: string, dataDir: string): Promise<string> {
  const sent = async () => {
    const [row] = await query('select plain_text from messages where to_phone = $1 order by id desc', [phone], dataDir)
    return /\b\d{6}\b/.exec(String(row?.plain_text))?.[0]
  }
  await expect.poll(sent).toBeDefined()
  return (await sent()) ?? ''
}
