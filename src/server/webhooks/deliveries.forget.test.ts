import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenDelivery, givenWebhook } from '../testing/given-webhooks.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { deleteOldDeliveries, deleteWebhooksOfClosed } from './deliveries.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('deliveries of long ago are forgotten, but those that wait', async () => {
  const { id } = await givenWebhook(shop, { vendorId: null })
  const kept = [
    await givenDelivery(shop, id, { happenedAt: daysAgo(29) }),
    await givenDelivery(shop, id, { happenedAt: daysAgo(31), state: 'Waiting' }),
  ]
  await givenDelivery(shop, id, { happenedAt: daysAgo(31) })
  expect(await deleteOldDeliveries(shop.db, 30, 10)).toBe(1)
  const left = await shop.db.selectFrom('webhook_deliveries').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(kept)
})

test('what a closed store had goes with it, and nothing else', async () => {
  const [open, closed] = [await shop.given.vendor(), await shop.given.vendor()]
  for (const { id } of [open, closed]) await givenWebhook(shop, { vendorId: id })
  await shop.db.updateTable('vendors').set({ deleted_at: new Date() }).where('id', '=', closed.id).execute()
  expect(await deleteWebhooksOfClosed(shop.db)).toBe(1)
  const left = await shop.db.selectFrom('webhooks').select('vendor_id').orderBy('id').execute()
  expect(left.map(({ vendor_id }) => vendor_id)).toEqual([null, open.id])
})
