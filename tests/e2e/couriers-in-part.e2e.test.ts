import {
  card,
  carriedBy,
  expect,
  findIn,
  newOrder,
  rungAbout,
  setUp,
  stockOf,
  test,
  untilNotified,
  untilStage,
} from './carried.ts'
import { wrongByDayAndNight } from './findings.ts'
import { open, sees } from './look.ts'
import { theAdmin } from './people.ts'
import { untilToasted } from './toasts.ts'

const WIDTHS = [360, 768, 1280]
const PHONE_SIZE = { width: 360, height: 740 }

test('of a part the company tells no sum of, the store is asked before anything else', async ({
  shop,
  couriers,
  visit,
}) => {
  await setUp(shop.url, couriers.pathao)
  const placed = await newOrder(shop.url, { priceTaka: 800, quantity: 2 }, { priceTaka: 500, quantity: 1 })
  const taken = await carriedBy(couriers.pathao, placed)
  expect(await couriers.pathao.bring(taken, 'part')).toBe(200)
  await untilNotified(shop.dataDir)
  const page = await visit({ as: placed.store, viewport: PHONE_SIZE })
  const asked = await findIn(page, 'on_the_way', placed)
  await asked.getByText('Kept in part: record which pieces.').waitFor()
  await expect.poll(() => asked.getByRole('button').allInnerTexts()).toEqual(['Delivered in part'])
  const form = asked.getByRole('form', { name: 'The courier reports that a part was kept. Which pieces?' })
  await form.getByLabel('Panjabi').first().fill('1')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await form.getByRole('button', { name: 'Delivered in part' }).click()
  await untilToasted(page, 'success')
  const rest = await findIn(page, 'coming_back', placed)
  await rest.getByText('How many returned pieces can be sold again?').waitFor()
  expect(await rest.innerText()).not.toContain('record which pieces')
})

test('of a part the company tells the sum, the store says which pieces it was, and the rest is for sale again', async ({
  shop,
  couriers,
  visit,
}) => {
  await setUp(shop.url, couriers.pathao)
  const placed = await newOrder(shop.url, { priceTaka: 800, quantity: 2 }, { priceTaka: 500, quantity: 1 })
  const { store, customer, orderId } = placed
  const taken = await carriedBy(couriers.pathao, placed)
  expect(await couriers.pathao.bring(taken, 'part', 860)).toBe(200)
  await untilStage(placed, 'partly_delivered')
  const page = await visit({ as: store, viewport: PHONE_SIZE })
  await open(page, `/dashboard/orders/${orderId}`)
  await page.getByRole('link', { name: 'Record which pieces were kept' }).click()
  const said = card(page, placed)
  const form = said.getByRole('form', { name: 'The courier reports that a part was kept. Which pieces?' })
  await form.getByText('Only these match the amount collected. Check them.').waitFor()
  const pieces = () =>
    form.getByRole('spinbutton').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await expect.poll(pieces).toEqual(['1', '0'])
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await form.getByRole('button', { name: 'Save kept pieces' }).click()
  await untilToasted(page, 'success')
  await (await findIn(page, 'coming_back', placed)).getByRole('button', { name: 'Record returned pieces' }).click()
  await card(page, placed).waitFor({ state: 'detached' })
  await expect.poll(() => stockOf(placed.productIds, shop.dataDir)).toEqual([9, 10])

  const shopper = await visit({ as: customer, viewport: PHONE_SIZE })
  await open(shopper, `/dashboard/orders/${orderId}`)
  await sees(shopper, 'Kept: 1 × Panjabi at 800, size M')
  await untilNotified(shop.dataDir)
  const admin = await visit({ as: await theAdmin(shop.url) })
  const kept = `Order ${orderId}: you kept a part of the parcel from ${store.storeName}`
  expect((await rungAbout(admin, placed)).filter((subject) => subject === kept)).toHaveLength(1)
})
