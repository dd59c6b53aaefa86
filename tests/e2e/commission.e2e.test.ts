import { wrongOnPhoneAndLaptop } from './findings.ts'
import { answerDialog, open, sees, seesHeading } from './look.ts'
import { expect, test } from './own-shop.ts'
import { theAdmin } from './people.ts'
import { newStore } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { PHONE } from './visit.ts'

const COMMISSION = '/dashboard/commission'

test('an admin tries a rule, adds it, and a store sees what it keeps before it sells', async ({ shop, visit }) => {
  const admin = await theAdmin(shop.url)
  const store = await newStore(shop.url)
  const page = await visit({ ...PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce', as: admin })
  await open(page, COMMISSION)
  await seesHeading(page, 'Commission')
  await sees(page, 'Shop’s default')
  const form = page.locator('form.panel')
  await form.getByLabel('Name of the rule').fill('Tenth')
  await form.getByLabel('Percent of the price').fill('১০')
  await form.getByRole('button', { name: 'Test with last month' }).click()
  const trial = page.getByRole('heading', { name: / under “Tenth”$/ })
  await trial.waitFor()
  await expect.poll(() => trial.evaluate((heading) => heading === document.activeElement)).toBe(true)
  expect(await page.getByRole('row', { name: 'Tenth' }).count()).toBe(0)
  await expect.poll(() => form.getByLabel('Name of the rule').inputValue()).toBe('Tenth')
  await form.getByRole('button', { name: 'Add a rule' }).click()
  await untilToasted(page, 'success', 'The rule was added.')
  await trial.waitFor({ state: 'detached' })
  await expect.poll(() => form.getByLabel('Name of the rule').inputValue()).toBe('')
  const row = page.getByRole('row', { name: 'Tenth' })
  await row.getByText('10 %').waitFor()
  expect(await wrongOnPhoneAndLaptop(page, ', main summary')).toEqual([])

  const seller = await visit({ ...PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce', as: store })
  await open(seller, '/admin/CreateProduct')
  await seller.getByLabel('Category', { exact: true }).selectOption({ label: 'Men' })
  await seller.getByText('Haat charges 10 % (Tenth) plus 15 % VAT. Of ৳1,000 you keep ৳885.').waitFor()
  await seller.getByLabel('Price', { exact: false }).first().fill('2,500.50')
  await seller.getByText('Of ৳2,500.50 you keep ৳2,212.94.').waitFor()
  expect(await wrongOnPhoneAndLaptop(seller)).toEqual([])

  await page.getByRole('button', { name: 'End the rule Tenth' }).click()
  expect(await answerDialog(page, 'End')).toContain('End “Tenth”?')
  await untilToasted(page, 'success', 'The rule has ended.')
  await page.getByRole('link', { name: 'Replaced and ended' }).click()
  await page.getByRole('row', { name: 'Tenth' }).getByText('Ended', { exact: true }).waitFor()
  await open(seller, '/admin/CreateProduct')
  await seller.getByLabel('Category', { exact: true }).selectOption({ label: 'Women' })
  await sees(seller, 'Haat charges no commission here.')
})

test('what is wrong with a rule or a rate stands at its field, and the shop keeps its default', async ({
  shop,
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 400 POST \/api\/commission/, /^answer 409 PUT \/api\/commission/)
  const admin = await theAdmin(shop.url)
  const page = await visit({ as: admin })
  await open(page, COMMISSION)
  const form = page.locator('form.panel')
  await form.getByLabel('Percent of the price').fill('51')
  await form.getByLabel('Minimum per piece (taka)').fill('20')
  await form.getByLabel('Maximum per piece (taka)').fill('10')
  await form.getByRole('button', { name: 'Test with last month' }).click()
  await sees(page, 'Must be between 0 and 50 with at most two decimals.')
  await sees(page, 'Please fill this in.')
  await expect
    .poll(() => form.getByLabel('Name of the rule').evaluate((it) => it === document.activeElement))
    .toBe(true)
  await form.getByLabel('Name of the rule').fill('Half')
  await form.getByLabel('Percent of the price').fill('50')
  await form.getByRole('button', { name: 'Add a rule' }).click()
  await sees(page, 'Must not be below the minimum.')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await form.getByLabel('Minimum per piece (taka)').fill('')
  await form.getByLabel('Maximum per piece (taka)').fill('200 tk')
  await form.getByRole('button', { name: 'Add a rule' }).click()
  await form.locator('[aria-invalid=true][name=highest]').waitFor()

  await page.getByRole('button', { name: 'End the rule Shop’s default' }).click()
  await answerDialog(page, 'End')
  await untilToasted(page, 'error', /This is the shop’s default\./)

  const rates = page.locator('.commission-rates')
  await rates.getByLabel('VAT (%)').fill('101')
  await rates.getByRole('button', { name: 'Add a rate' }).click()
  await sees(page, 'Must be between 0 and 100 with at most two decimals.')
  await rates.getByLabel('VAT on').selectOption({ label: 'Goods (included in the price)' })
  await rates.getByLabel('VAT (%)').fill('7.5')
  await rates.getByLabel('From').fill('2099-07-01')
  await rates.locator('.muted').getByText('1 Jul 2099').waitFor()
  await rates.getByRole('button', { name: 'Add a rate' }).click()
  await untilToasted(page, 'success', 'The rate was added.')
  await rates.getByRole('cell', { name: '1 Jul 2099' }).waitFor()
})
