import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { givenDelivery, givenWebhook } from '../testing/given-webhooks.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { deliveriesPage, waitAgain } from './deliveries.queries.ts'
import {
  deleteWebhookRow,
  insertWebhook,
  replaceSecret,
  webhookOf,
  webhooksOf,
  writeWebhook,
} from './webhooks.queries.ts'

let shop: TestShop
let people: Traders
let own: { id: number; deliveryId: number; shopsId: number }
beforeAll(async () => {
  shop = await openTestShop()
  people = await givenTraders(shop)
  const { id } = await givenWebhook(shop, { vendorId: people.baker.id })
  const { id: shopsId } = await givenWebhook(shop, { vendorId: null })
  own = { id, deliveryId: await givenDelivery(shop, id), shopsId }
})
afterAll(() => shop.close())

const REFUSED = /row-level security|permission denied/
const PAGE = { before: undefined, limit: 9 }
const stored = async () => [
  await shop.db.selectFrom('webhooks').selectAll().orderBy('id').execute(),
  await shop.db.selectFrom('webhook_deliveries').selectAll().orderBy('id').execute(),
]

test('under row security a webhook and its deliveries are seen by their store', async () => {
  const mine = await behind(shop, people.baker.ownerId)
  expect(await webhooksOf(mine, people.baker.id)).toMatchObject([{ id: own.id }])
  expect((await deliveriesPage(mine, own.id, PAGE)).rows).toMatchObject([{ id: own.deliveryId }])
  expect(await webhooksOf(mine, null)).toEqual([])
})

test.each(['weaver', 'customer'] as const)('the %s sees, changes, steals and deletes none', async (name) => {
  const stranger: Db = await behind(shop, name === 'weaver' ? people.weaver.ownerId : people.customer.id)
  const before = await stored()
  expect(await webhookOf(stranger, people.baker.id, own.id)).toBeUndefined()
  expect(await webhookOf(stranger, null, own.shopsId)).toBeUndefined()
  expect((await deliveriesPage(stranger, own.id, PAGE)).rows).toEqual([])
  expect(await waitAgain(stranger, own.deliveryId)).toBe(false)
  const edit = { url: 'https://thief.example/', events: ['order.placed'], offBecause: null, isSwitchedOn: true }
  await writeWebhook(stranger, own.id, edit)
  await replaceSecret(stranger, own.id, Buffer.from('x'), 24)
  await deleteWebhookRow(stranger, own.id)
  const made = { url: 'https://thief.example/', events: ['order.placed' as const], sealedSecret: Buffer.from('x') }
  for (const owner of [people.baker.id, null])
    await expect(insertWebhook(stranger, owner, made)).rejects.toThrow(REFUSED)
  expect(await stored()).toEqual(before)
})

test('what was sent, and a webhook of another store, are out of reach of a store itself', async () => {
  const mine = await behind(shop, people.baker.ownerId)
  await expect(mine.selectFrom('webhook_deliveries').select('body').execute()).rejects.toThrow(REFUSED)
  await expect(mine.selectFrom('webhooks').select('former_secret').execute()).rejects.toThrow(REFUSED)
  await expect(mine.updateTable('webhooks').set({ vendor_id: people.weaver.id }).execute()).rejects.toThrow(REFUSED)
})
