import {
  card,
  carriedBy,
  expect,
  findIn,
  newOrder,
  packedOnScreen,
  rungAbout,
  setUp,
  stockOf,
  takenOf,
  test,
  untilBooked,
  untilNotified,
  untilStage,
} from './carried.ts'
import { wrongByDayAndNight } from './findings.ts'
import { open } from './look.ts'
import { theAdmin } from './people.ts'
import { untilToasted } from './toasts.ts'

const WIDTHS = [360, 768, 1280]
const PHONE_SIZE = { width: 360, height: 740 }
const WHOLE_WAY = ['Ordered', 'Confirmed by the store', 'Packed', 'On its way', 'Out for delivery', 'Delivered']

test('a store has a parcel carried by a company from its phone, and the customer follows it to the door', async ({
  shop,
  couriers,
  visit,
}) => {
  await setUp(shop.url, couriers.pathao)
  const placed = await newOrder(shop.url, { priceTaka: 800, quantity: 1 })
  const { store, customer, orderId } = placed
  const page = await visit({ as: store, viewport: PHONE_SIZE })
  const packed = await packedOnScreen(page, placed, shop.dataDir)
  const form = packed.getByRole('form', { name: 'Pathao carries it' })
  // A company that takes long to say its price is asked again by the next look.
  await expect
    .poll(async () => {
      await findIn(page, 'to_hand_over', placed)
      await packed.getByRole('button', { name: 'Pathao', exact: true }).focus()
      await page.keyboard.press('Enter')
      await form.getByText(/To collect ৳860/).waitFor()
      return await form.innerText()
    })
    .toContain('To collect ৳860 · ৳80 for the delivery')
  await expect
    .poll(() => form.getByLabel('Area', { exact: true }).locator('option:checked').innerText())
    .toBe('Dhaka › Mirpur 10')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await form.getByRole('button', { name: 'Book with Pathao' }).focus()
  await page.keyboard.press('Enter')
  await untilToasted(page, 'success')
  await untilBooked(placed, shop.dataDir)
  // The list follows by itself: what its company has taken waits no more.
  await card(page, placed).waitFor({ state: 'detached' })
  await findIn(page, 'on_the_way', placed)

  const taken = takenOf(couriers.pathao, placed)
  await card(page, placed).getByText(`Pathao · tracking number ${taken.number}`).waitFor()
  expect(taken).toMatchObject({ cash: 860, name: 'Rahima Khatun', phone: '01711000000' })
  await card(page, placed).getByRole('link', { name: 'Print label' }).click()
  await page.getByText(taken.number).waitFor()
  const shopper = await visit({ as: customer, viewport: PHONE_SIZE })
  await open(shopper, `/dashboard/orders/${orderId}`)
  await shopper.getByText(`tracking number ${taken.number}`).waitFor()
  const passer = await visit({ shopUrl: shop.url, viewport: PHONE_SIZE })
  await open(passer, '/track')
  await passer.getByLabel('Order number').fill(String(orderId))
  await passer.getByLabel('Phone').fill('01711000000')
  await passer.getByRole('button', { name: 'Track order' }).click()
  await passer.getByText(`tracking number ${taken.number}`).waitFor()

  for (const step of ['picked', 'on_the_way', 'at_the_door'] as const)
    expect(await couriers.pathao.bring(taken, step)).toBe(200)
  await untilStage(placed, 'at_the_door')
  await untilNotified(shop.dataDir)
  await couriers.pathao.bring(taken, 'delivered', 860)
  await untilStage(placed, 'delivered')
  await shopper.reload()
  const stages = () => shopper.locator('.parcel-timeline-stage').allInnerTexts()
  await expect.poll(stages).toEqual(WHOLE_WAY)
  await untilNotified(shop.dataDir)
  const admin = await visit({ as: await theAdmin(shop.url), viewport: PHONE_SIZE })
  const rung = await rungAbout(admin, placed)
  expect(rung).toEqual(
    [
      `Order ${orderId} is delivered`,
      `Order ${orderId}: 1 piece to pack`,
      `Order ${orderId}: ${store.storeName} has confirmed its parcel`,
      `Order ${orderId}: the parcel from ${store.storeName} is out for delivery`,
      `Order ${orderId}: the parcel from ${store.storeName} is on its way`,
      `Order ${orderId} is placed. You pay ৳860 when it arrives.`,
    ].toSorted(),
  )

  // Twice, late and out of order: written down, and nothing else.
  await couriers.pathao.tell(taken)
  for (const step of ['at_the_door', 'refused', 'delivered'] as const) await couriers.pathao.bring(taken, step)
  await untilNotified(shop.dataDir)
  await shopper.reload()
  await expect.poll(stages).toEqual(WHOLE_WAY)
  expect(await rungAbout(admin, placed)).toEqual(rung)
})

test('what was refused at the door comes back: its store receives it, and it is for sale again', async ({
  shop,
  couriers,
  visit,
}) => {
  await setUp(shop.url, couriers.steadfast)
  const placed = await newOrder(shop.url, { priceTaka: 800, quantity: 2 })
  const { store, customer, orderId } = placed
  const taken = await carriedBy(couriers.steadfast, placed)
  await couriers.steadfast.bring(taken, 'told_refused', 0)
  await couriers.steadfast.bring(taken, 'refused', 0)
  await untilStage(placed, 'refused')
  // What is over before it is told is told no more.
  await untilNotified(shop.dataDir)
  await expect.poll(() => stockOf(placed.productIds, shop.dataDir)).toEqual([8])
  const page = await visit({ as: store, viewport: PHONE_SIZE })
  const back = await findIn(page, 'coming_back', placed)
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await back.getByRole('button', { name: 'Record returned pieces' }).click()
  await card(page, placed).waitFor({ state: 'detached' })
  await expect.poll(() => stockOf(placed.productIds, shop.dataDir)).toEqual([10])
  const shopper = await visit({ as: customer, viewport: PHONE_SIZE })
  await open(shopper, `/dashboard/orders/${orderId}`)
  await expect
    .poll(() => shopper.locator('.parcel-timeline-stage').allInnerTexts())
    .toEqual(['Ordered', 'Packed', 'On its way', 'Refused at the door', 'Back at the store'])
  await untilNotified(shop.dataDir)
  const admin = await visit({ as: await theAdmin(shop.url) })
  const refused = `Order ${orderId}: the parcel from ${store.storeName} was refused at the door`
  expect((await rungAbout(admin, placed)).filter((subject) => subject === refused)).toHaveLength(1)
})
