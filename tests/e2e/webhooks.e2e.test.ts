import { wrongOnPhoneAndLaptop } from './findings.ts'
import { answerDialog, open, sees } from './look.ts'
import { theAdmin } from './people.ts'
import { newStore } from './selling.ts'
import { untilToasted } from './toasts.ts'
import { expect, PHONE, test } from './visit.ts'

const ADDRESS = 'https://receiver.example/webhooks/of-a-store-with-a-long-name?key=0123456789'

test('a store adds a webhook, is shown the secret once, makes a new one, switches it off and deletes it', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 400 POST \/api\/webhooks/)
  const store = await newStore()
  const page = await visit({ ...PHONE, deviceScaleFactor: 1, as: store })
  await open(page, '/dashboard/webhooks')
  await sees(page, 'No webhooks yet.')
  await page.getByLabel('Address').fill('https://10.0.0.1/')
  await page.getByLabel('order.placed').check()
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await sees(page, 'This address is in a private network.')
  await page.getByLabel('Address').fill(ADDRESS)
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await sees(page, 'Save it now: it is not shown again.')
  const secret = page.getByRole('textbox', { name: 'Signing secret' })
  const first = await secret.inputValue()
  expect(first).toMatch(/^whsec_/)
  await expect.poll(() => secret.evaluate((field) => field === document.activeElement)).toBe(true)
  if (process.env['PICTURES'])
    await page.screenshot({ path: `${process.env['PICTURES']}/webhooks-360.png`, fullPage: true })
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await page.getByRole('button', { name: 'New secret' }).click()
  expect(await answerDialog(page, 'New secret')).toContain('24 hours')
  await expect.poll(() => secret.inputValue()).not.toBe(first)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await sees(page, 'Switched off')
  await page.getByRole('link', { name: 'Deliveries' }).click()
  await sees(page, 'No deliveries yet.')
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await open(page, '/dashboard/webhooks')
  await sees(page, 'Switched off')
  expect(await page.getByText('whsec_').count()).toBe(0)
  await page.getByRole('button', { name: 'Delete' }).click()
  await answerDialog(page, 'Delete')
  await untilToasted(page, 'success')
  await sees(page, 'No webhooks yet.')
})

test('an admin’s webhooks are of the shop, with every event to choose', async ({ visit }) => {
  const page = await visit({ as: await theAdmin() })
  await open(page, '/dashboard/webhooks')
  await page.getByLabel('account.new_device').waitFor()
})
