import { REDX_KEYS } from '../../pretend/couriers/redx.ts'
import { behavesWhile } from '../../src/server/testing/couriers.ts'
import { book, expect, findIn, newOrder, type Placed, setUp, takenOf, test, untilStage } from './carried.ts'
import { query } from './database.ts'
import { wrongByDayAndNight } from './findings.ts'
import { open, sees, seesHeading, untilAt } from './look.ts'
import { theAdmin } from './people.ts'
import { untilToasted } from './toasts.ts'

const WIDTHS = [360, 768, 1280]
const PHONE_SIZE = { width: 360, height: 740 }
const COURIERS = '/dashboard/parcels/couriers'

test('an admin sets up a courier by keyboard, and is shown the secret of its webhooks once', async ({
  shop,
  couriers,
  visit,
}) => {
  const page = await visit({ as: await theAdmin(shop.url), viewport: PHONE_SIZE })
  await open(page, COURIERS)
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'RedX' }) })
  await form.locator('summary', { hasText: 'Set up' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await form.getByLabel('Environment').selectOption({ value: 'pretend' })
  for (const key of [REDX_KEYS.accessToken, REDX_KEYS.pickupStoreId]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(key)
  }
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await page.keyboard.press('Enter')
  await untilToasted(page, 'success')
  const secret = page.getByLabel('Secret', { exact: true })
  await secret.waitFor()
  const address = await page.getByRole('textbox', { name: 'Address' }).inputValue()
  expect(address).toBe(`${shop.url}/api/couriers/redx/push?token=${await secret.inputValue()}`)
  await form.getByText('In use').waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await open(page, COURIERS)
  await form.getByText('In use').waitFor()
  expect(await secret.count()).toBe(0)
  expect(await page.locator('main').innerHTML()).not.toContain(REDX_KEYS.accessToken)
  couriers.redx.pushTo(address, new URL(address).searchParams.get('token') ?? '')
})

test('a booking that Steadfast took without a word is found by its number, and made once', async ({
  shop,
  couriers,
  visit,
}) => {
  await setUp(shop.url, couriers.steadfast)
  behavesWhile(couriers.steadfast, (nth) => (nth === 0 ? 'dies' : 'answers'))
  const placed = await newOrder(shop.url, { priceTaka: 800, quantity: 1 })
  await book('steadfast', placed)
  await untilStage(placed, 'handed_over')
  expect(takenOf(couriers.steadfast, placed).invoice).toBe(`H${placed.parcelId}`)
  const shopper = await visit({ as: placed.customer, viewport: PHONE_SIZE })
  await open(shopper, `/dashboard/orders/${placed.orderId}`)
  await shopper.getByText(`tracking number H${placed.parcelId}`).waitFor()
})

test.for(['pathao', 'redx'] as const)(
  'a booking that %s took without a word waits for its store, which looks in its panel and says the number',
  async (kind, { shop, couriers, visit }) => {
    await setUp(shop.url, couriers[kind])
    behavesWhile(couriers[kind], 'dies')
    const placed = await newOrder(shop.url, { priceTaka: 800, quantity: 1 })
    await book(kind, placed)
    await untilParked(placed, shop.dataDir)
    const page = await visit({ as: placed.store, viewport: PHONE_SIZE })
    const parked = await findIn(page, 'to_hand_over', placed)
    const name = { pathao: 'Pathao', redx: 'RedX' }[kind]
    expect(await parked.getByRole('group', { name: 'Send it with' }).count()).toBe(0)
    expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
    const { number } = takenOf(couriers[kind], placed)
    await parked.getByLabel(`Consignment number of ${name}`).fill(number)
    await page.keyboard.press('Enter')
    await untilToasted(page, 'success')
    await findIn(page, 'on_the_way', placed)
    expect(takenOf(couriers[kind], placed).number).toBe(number)
    expect(await couriers[kind].bring(takenOf(couriers[kind], placed), 'delivered', 860)).toBe(200)
    await untilStage(placed, 'delivered')
  },
)

test('a company that does not know the account: the admin hears of it once, and the bell leads to where it is set right', async ({
  shop,
  couriers,
  visit,
}) => {
  await setUp(shop.url, couriers.steadfast)
  behavesWhile(couriers.steadfast, 'locked')
  const placed = await newOrder(shop.url, { priceTaka: 800, quantity: 1 })
  await book('steadfast', placed)
  const page = await visit({ as: await theAdmin(shop.url), viewport: PHONE_SIZE })
  const written = "select from messages where kind = 'courier_refused' and way = 'bell'"
  await expect.poll(async () => (await query(written, [], shop.dataDir)).length).toBe(1)
  await open(page, '/dashboard/messages?way=bell')
  await page.getByRole('rowheader').filter({ hasText: 'Steadfast rejects the account' }).waitFor()
  await page.getByRole('button', { name: /^New notifications/ }).click()
  const bell = page.getByRole('dialog', { name: 'New notifications' })
  await bell.getByRole('link', { name: 'Steadfast rejects the account' }).click()
  await untilAt(page, COURIERS)
  await seesHeading(page, 'Couriers')
  await sees(page, 'Account rejected')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  couriers.steadfast.behave('answers')
  await setUp(shop.url, couriers.steadfast)
  await untilStage(placed, 'handed_over')
  takenOf(couriers.steadfast, placed)
})

/** Once nobody can tell what became of it. */
async function untilParked({ parcelId }: Placed, dataDir: string): Promise<void> {
  const stateNow = async () =>
    (await query('select state from consignments where parcel_id = $1', [parcelId], dataDir))[0]?.['state']
  await expect.poll(stateNow).toBe('parked')
}
