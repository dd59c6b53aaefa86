import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenDelivery, givenWebhook } from '../testing/given-webhooks.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { claimDue } from './sending.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => void (await shop.db.deleteFrom('webhooks').execute()))

/** A webhook with a delivery that is due; the id of the webhook. */
async function due(vendorId: number | null, url: string): Promise<number> {
  const { id } = await givenWebhook(shop, { vendorId, url })
  await givenDelivery(shop, id, { state: 'Waiting' })
  return id
}

async function claimed(now: Partial<Parameters<typeof claimDue>[1]> = {}): Promise<number[]> {
  const claims = await claimDue(shop.db, { busy: [], served: [], limit: 20, ofOwner: 3, leaseSeconds: 3600, ...now })
  return claims.map(({ webhookId }) => webhookId).toSorted((a, b) => a - b)
}

test('a delivery is claimed once, until its lease is over', async () => {
  const id = await due(null, 'https://a.example/hook')
  expect([await claimed(), await claimed()]).toEqual([[id], []])
  await sql`update webhook_deliveries set next_try_at = next_try_at - interval '50 minutes'`.execute(shop.db)
  expect(await claimed()).toEqual([])
  await sql`update webhook_deliveries set next_try_at = next_try_at - interval '10 minutes'`.execute(shop.db)
  expect(await claimed()).toEqual([id])
})

test('an owner is sent to three addresses at once, those under way among them', async () => {
  const { id: vendorId } = await shop.given.vendor()
  const own = []
  for (let at = 0; at < 5; at += 1) own.push(await due(vendorId, `https://${at}.example/hook`))
  const shops = await due(null, 'https://shop.example/hook')
  expect(await claimed({ busy: own.slice(0, 2) })).toEqual([own[2], shops])
})

test('an origin is sent to once at a time by each owner, whatever path and letters its addresses have', async () => {
  const { id: vendorId } = await shop.given.vendor()
  const first = await due(vendorId, 'https://one.example/a')
  await due(vendorId, 'HTTPS://One.example?b')
  const others = await due(null, 'https://one.example/a')
  expect(await claimed()).toEqual([first, others])
  await givenDelivery(shop, first, { state: 'Waiting' })
  expect(await claimed({ busy: [first, others] })).toEqual([])
})

test('a slot goes to the owner with the fewest under way, and among those to whom it was given the longest ago', async () => {
  const owners = [await shop.given.vendor(), await shop.given.vendor(), await shop.given.vendor()]
  const hooks = []
  for (const { id } of owners) hooks.push(await due(id, 'https://a.example/hook'))
  const [a = 0, b = 0, c = 0] = hooks
  const second = await due(owners[2]?.id ?? 0, 'https://b.example/hook')
  await sql`update webhook_deliveries set next_try_at = now() - interval '1 hour'
    where webhook_id in (${second}, ${b})`.execute(shop.db)
  expect(await claimed({ busy: [c], served: [b, a], limit: 1 })).toEqual([b])
  expect(await claimed({ busy: [c], served: [b, a], limit: 1 })).toEqual([a])
  expect(await claimed({ busy: [c], served: [b, a], limit: 1 })).toEqual([second])
})
