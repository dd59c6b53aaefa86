import type { Page } from 'playwright-core'
import { wrongByDayAndNight } from './findings.ts'
import { open } from './look.ts'
import { expect, test } from './own-shop.ts'
import { theAdmin } from './people.ts'
import { newStore } from './selling.ts'
import { untilToasted } from './toasts.ts'

const WIDTHS = [360, 768, 1280]
const PHONE_SIZE = { width: 360, height: 740 }

test('an admin has a store closed monthly, and the store reads when', async ({ shop, visit }) => {
  const store = await newStore(shop.url)
  const office = await visit({ as: await theAdmin(shop.url), viewport: PHONE_SIZE })
  await open(office, `/dashboard/vendors?search=${encodeURIComponent(store.storeName)}`)
  await office.getByText(store.storeName, { exact: true }).click()
  await office.getByRole('link', { name: 'Statements and balance' }).click()
  await office.getByText(/^Closed every Sunday; next on Sunday /).waitFor()
  expect(await wrongByDayAndNight(office, WIDTHS)).toEqual([])
  await office.getByLabel('Statement period').selectOption('Every month, on the 1st')
  await office.getByRole('button', { name: 'Save' }).click()
  await untilToasted(office, 'success')
  await closedMonthly(office)
  const page = await visit({ as: store, viewport: PHONE_SIZE })
  await open(page, '/dashboard/statements')
  await closedMonthly(page)
  expect(await page.getByRole('main').innerText()).not.toContain('Sunday')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await open(office, '/dashboard/audit?subject=vendor')
  const words = (await office.locator('.audit-entry').first().innerText()).replace(/\s+/g, ' ')
  expect(words).toContain('Statement period from — → to Every month, on the 1st')
})

async function closedMonthly(page: Page): Promise<void> {
  await page.getByText(/^Closed on the 1st of every month; next on \w+ 1 \w+\.$/).waitFor()
}
