import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { query } from './database.ts'
import { wrongOnPhoneAndLaptop } from './findings.ts'
import { newGarment } from './goods.ts'
import { answerDialog, open, sees, seesHeading, untilCaughtUp } from './look.ts'
import { comeToCheckout, confirmOrder, putInCart } from './ordering.ts'
import { type Account, newCustomer } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const booked = async (as: Account) => (await call('GET /api/account/addresses', {}, as)).addresses
const latest = async ({ id }: Account) => {
  const wanted = 'name, phone, email, shipping_address as address, shipping_city as city'
  return (await query(`select ${wanted} from orders where customer_id = $1`, [id]))[0]
}
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test('on a phone a shopper adds an address and buys with it, without typing it again', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ ...PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce', as: customer })
  await open(page, '/dashboard/profile')
  await page.getByRole('link', { name: 'Add an address' }).click()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(4)
  await field(page, 'Label, such as Home or Office (optional)').fill('Home')
  await field(page, 'Recipient’s name').fill('Rahima Khatun')
  await field(page, 'Phone').fill('০১৭১১-০০০০০০')
  await field(page, 'Address').fill('12 Tea Garden Road')
  await page.getByLabel('Division').selectOption('Sylhet')
  await page.getByLabel('District').selectOption('Moulvibazar')
  await page.locator('datalist option[value=Sreemangal]').waitFor({ state: 'attached' })
  await page.getByRole('combobox', { name: 'Upazila or thana' }).fill('Sreemangal')
  await field(page, 'City').fill('Sreemangal')
  await picture(page, 'address-form-360')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await page.getByRole('button', { name: 'Save address' }).click()
  await seesHeading(page, 'Home')
  await picture(page, 'addresses-360')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])

  await putInCart(customer, await newGarment())
  await open(page, '/checkout')
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('12 Tea Garden Road')
  await expect.poll(() => field(page, 'Email').inputValue()).toBe(customer.email)
  await picture(page, 'checkout-360')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
  expect(await latest(customer)).toMatchObject({
    ...{ name: 'Rahima Khatun', phone: '01711000000', email: customer.email },
    ...{ address: '12 Tea Garden Road', city: 'Sreemangal, Moulvibazar' },
  })
})

test('of several addresses another is chosen, and what is typed over it is what is sent', async ({ visit }) => {
  const customer = await newCustomer()
  for (const label of ['Home', 'Office']) {
    const body = {
      label,
      name: `Rahima of ${label}`,
      phone: '01711000000',
      addressLine: `${label} Road`,
      city: 'Dhaka',
    }
    await call('POST /api/account/addresses', { body }, customer)
  }
  const page = await visit({ as: customer })
  await putInCart(customer, await newGarment())
  await open(page, '/checkout')
  const choice = page.getByLabel('Deliver to')
  await field(page, 'Notes (optional)').fill('Ring twice')
  await choice.selectOption({ label: 'Office, Office Road, Dhaka' })
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('Office Road')
  await expect.poll(() => field(page, 'Notes (optional)').inputValue()).toBe('Ring twice')
  await choice.selectOption({ label: 'Another address' })
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('')
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Rahima of Office')
  await choice.selectOption({ label: 'Office, Office Road, Dhaka' })
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('Office Road')
  await field(page, 'Address').fill('Office Road, 3rd floor')
  await expect.poll(() => choice.locator('option:checked').innerText()).toBe('The address entered below')
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
  expect(await latest(customer)).toMatchObject({
    name: 'Rahima of Office',
    address: 'Office Road, 3rd floor',
  })
})

test('what was typed for an order is kept where the shopper ticks it, and not otherwise', async ({ visit }) => {
  for (const isTicked of [false, true]) {
    const customer = await newCustomer()
    const page = await visit({ as: customer })
    await comeToCheckout(page, customer, await newGarment())
    const tick = page.getByLabel('Save this address for my next order')
    expect(await tick.isChecked()).toBe(false)
    if (isTicked) await tick.check()
    await confirmOrder(page)
    await seesHeading(page, 'Thank You for Your Order!')
    await untilCaughtUp(page)
    const addresses = async () => (await booked(customer)).map(({ addressLine }) => addressLine)
    await expect.poll(addresses).toEqual(isTicked ? ['12 Mirpur Road'] : [])
  }
})

test('an address is made the default, and deleted once that was asked', async ({ visit }) => {
  const customer = await newCustomer()
  for (const label of ['Home', 'Office']) {
    const body = { label, name: 'Rahima', phone: '01711000000', addressLine: `${label} Road`, city: 'Dhaka' }
    await call('POST /api/account/addresses', { body }, customer)
  }
  const page = await visit({ as: customer })
  await open(page, '/dashboard/profile/addresses')
  await page.getByRole('button', { name: 'Set as default: Office' }).click()
  await untilToasted(page, 'success')
  await expect.poll(async () => (await booked(customer))[0]?.label).toBe('Office')
  // The list comes anew, in another order.
  await page.getByRole('button', { name: 'Set as default: Office' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete: Office' }).click()
  expect(await answerDialog(page, 'Delete')).toContain('“Office”')
  await page.getByRole('button', { name: 'Delete: Office' }).waitFor({ state: 'detached' })
  await expect.poll(async () => (await booked(customer)).map(({ label }) => label)).toEqual(['Home'])
  await page.getByRole('button', { name: 'Delete: Home' }).click()
  await answerDialog(page, 'Delete')
  await sees(page, 'No addresses yet. The checkout fills itself in from the addresses you save here.')
})
