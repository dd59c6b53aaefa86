import type { Page } from 'playwright-core'
import { call } from './calls.ts'
import { query } from './database.ts'
import { newGarment } from './goods.ts'
import { open, sees, seesHeading, untilCaughtUp } from './look.ts'
import { comeToCheckout, confirmOrder } from './ordering.ts'
import { freshName, newCustomer, PASSWORD } from './people.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Your agreements' })
const marketing = (page: Page) => card(page).getByRole('checkbox', { name: /^Haat may write to me/ })

test('who registers is told what they agree to, and finds it on their profile in its words', async ({ visit }) => {
  const page = await visit(PHONE)
  await open(page, '/register')
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('form').getByRole('link', { name: 'terms and conditions' }).click(),
  ])
  await seesHeading(terms, 'Terms and conditions')
  await terms.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await seesHeading(terms, 'Who sees it')
  await terms.close()
  const username = freshName()
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')

  await open(page, '/dashboard/profile')
  await expect.poll(() => card(page).getByRole('listitem').count()).toBe(2)
  await card(page).getByText('Text of Terms and conditions').click()
  await card(page).getByText('– You pay cash when your parcel arrives.').waitFor()
  await expect.poll(() => card(page).getByText('When you registered').count()).toBe(2)
})

test('an account from before the list reads what it has not agreed to yet, and when it will', async ({ visit }) => {
  const customer = await newCustomer()
  await query('delete from consents where account_id = $1', [customer.id])
  const page = await visit({ as: customer })
  await open(page, '/dashboard/profile')
  await card(page).getByText('No agreements yet. With your next order').waitFor()
  await expect
    .poll(() => card(page).getByRole('link').allInnerTexts())
    .toEqual(['terms and conditions', 'privacy notice'])
})

test('news and offers wait for a tick, and can be withdrawn', async ({ visit }) => {
  const customer = await newCustomer()
  const page = await visit({ as: customer })
  await open(page, '/dashboard/profile')
  expect(await marketing(page).isChecked()).toBe(false)
  await marketing(page).click()
  await untilToasted(page, 'success', /Saved/)
  await expect.poll(() => card(page).getByText('News and offers', { exact: true }).count()).toBe(2)
  await page.reload()
  await expect.poll(() => marketing(page).isChecked()).toBe(true)
  await marketing(page).click()
  await sees(page, 'Withdrawn')
  await expect.poll(() => marketing(page).isChecked()).toBe(false)
  const { consents } = await call('GET /api/account/consents', {}, customer)
  expect(consents.slice(0, 2).map(({ isGiven }) => isGiven)).toEqual([false, true])
})

test('the box at the checkout is kept as it is: an unticked one is no consent, and the order is placed', async ({
  visit,
}) => {
  const [customer, garment] = [await newCustomer(), await newGarment()]
  const page = await visit({ as: customer })
  let agreed = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/consents/terms')) agreed += 1
  })
  const buy = async (isTicked: boolean) => {
    await comeToCheckout(page, customer, garment)
    await page.getByRole('checkbox', { name: /^I agree/ }).setChecked(isTicked)
    await confirmOrder(page)
    await seesHeading(page, 'Thank You for Your Order!')
  }
  await buy(false)
  await untilCaughtUp(page)
  expect(agreed).toBe(0)
  await buy(true)
  await expect.poll(() => agreed).toBe(1)
})
