import { wrongByDayAndNight } from './findings.ts'
import { open, sees } from './look.ts'
import { expect, test } from './own-shop.ts'
import { newAdmin, theAdmin } from './people.ts'
import { newStore } from './selling.ts'
import { untilToasted } from './toasts.ts'

const WIDTHS = [360, 768, 1280]
const PHONE_SIZE = { width: 360, height: 740 }

test('an admin prepares a credit for a store, another approves it, and the store reads why', async ({
  shop,
  visit,
}) => {
  const store = await newStore(shop.url)
  const [first, other] = [await theAdmin(shop.url), await newAdmin(shop)]
  const office = await visit({ as: first, viewport: PHONE_SIZE })
  await open(office, `/dashboard/vendors?search=${encodeURIComponent(store.storeName)}`)
  await office.getByText(store.storeName, { exact: true }).click()
  await office.getByRole('link', { name: 'Statements and balance' }).click()
  await office.getByRole('main').getByRole('link', { name: 'Manual entries' }).click()
  await office.getByLabel('Amount in taka, without VAT').fill('250')
  await office.getByLabel('Reason').fill('A parcel got wet in our van')
  expect(await wrongByDayAndNight(office, WIDTHS)).toEqual([])
  await office.getByRole('button', { name: 'Prepare entry' }).click()
  await untilToasted(office, 'success')
  await sees(office, '৳250 to the store')
  const second = await visit({ as: other, viewport: PHONE_SIZE })
  await open(second, '/dashboard/manual-entries')
  await second.getByRole('button', { name: `Approve: ৳250 to ${store.storeName}` }).click()
  await untilToasted(second, 'success')
  const page = await visit({ as: store, viewport: PHONE_SIZE })
  await open(page, '/dashboard/manual-entries')
  await sees(page, 'A parcel got wet in our van')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
})
