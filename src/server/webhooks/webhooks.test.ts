import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { givenDelivery, givenWebhook } from '../testing/given-webhooks.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let people: Traders
beforeAll(async () => {
  shop = await openTestShop({ webhookOrigins: ['http://erp.lan:8080'] })
  people = await givenTraders(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('webhooks').execute()
  await shop.db.deleteFrom('rate_limits').execute()
})

const URL = 'https://receiver.example/hook?key=7'
const create = (token: string, body: object = {}) =>
  shop.call('POST /api/webhooks', { body: { url: URL, events: ['order.placed'], ...body } as never }, token)
const list = async (token: string) => (await shop.call('GET /api/webhooks', {}, token)).body
const paramsOf = (id: number) => ({ params: { id: String(id) } })

test('a store names an address and events, and is told the secret once', async () => {
  const { status, body } = await create(people.baker.token)
  expect(status).toBe(201)
  expect(body).toMatchObject({ secret: expect.stringMatching(/^whsec_/), webhook: { url: URL, offBecause: null } })
  const { webhooks } = await list(people.baker.token)
  expect(webhooks).toEqual([body.webhook])
  expect(JSON.stringify(webhooks)).not.toContain('whsec_')
})

test('the secret is in no table in the clear', async () => {
  const { body } = await create(people.baker.token)
  const secret = Buffer.from(body.secret.replace('whsec_', ''), 'base64')
  const row = await shop.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow()
  expect(row.sealed_secret.includes(secret)).toBe(false)
  expect(JSON.stringify(row)).not.toContain(body.secret)
})

test('each sees its own: a store those of the store, an admin those of the shop', async () => {
  await create(people.baker.token)
  await create(people.admin.token, { url: 'https://erp.example/' })
  const urls = async (token: string) => (await list(token)).webhooks.map(({ url }: { url: string }) => url)
  expect(await urls(people.baker.token)).toEqual([URL])
  expect(await urls(people.weaver.token)).toEqual([])
  expect(await urls((await shop.given.account('Admin')).token)).toEqual(['https://erp.example/'])
})

test('a store is not told of what is no store’s', async () => {
  expect((await list(people.baker.token)).events).toContain('order.placed')
  expect((await list(people.baker.token)).events).not.toContain('account.new_device')
  expect((await list(people.admin.token)).events).toContain('account.new_device')
  const refused = await create(people.baker.token, { events: ['order.placed', 'account.new_device'] })
  expect(refused).toMatchObject({ status: 400, body: { fields: { events: 'Stores cannot subscribe to this event.' } } })
})

test('an address that leads into a private network is refused at its field, for stores also one that the operator trusts', async () => {
  for (const url of [
    'https://127.0.0.1/',
    'http://erp.lan:8080/hook',
    'https://[::ffff:a9fe:a9fe]/',
    'ftp://a.example/',
  ])
    expect([url, await create(people.baker.token, { url })]).toMatchObject([
      url,
      { status: 400, body: { ...problem('invalid_request'), fields: { url: expect.any(String) } } },
    ])
  expect((await create(people.admin.token, { url: 'http://erp.lan:8080/hook' })).status).toBe(201)
})

test('an owner has ten at the most, however many are asked for at once', async () => {
  const asked = await Promise.all(Array.from({ length: 12 }, () => create(people.baker.token)))
  expect(asked.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 409, 409])
  expect(asked.find(({ status }) => status === 409)?.body).toMatchObject(problem('too_many_webhooks'))
  expect((await create(people.weaver.token)).status).toBe(201)
})

test('whoever changes them without an end is asked to wait', async () => {
  const { body } = await create(people.baker.token)
  const again = () => shop.call('POST /api/webhooks/:id/secret', paramsOf(body.webhook.id), people.baker.token)
  for (let at = 0; at < 59; at += 1) expect((await again()).status).toBe(200)
  expect(await again()).toMatchObject({ status: 429, body: problem('too_many_attempts') })
})

test('a webhook is changed, switched off and on, and deleted, and the audit says so without its path', async () => {
  const { body } = await create(people.baker.token)
  const { id } = body.webhook
  const change = async (edit: object) =>
    (await shop.call('PUT /api/webhooks/:id', { ...paramsOf(id), body: edit }, people.baker.token)).body
  expect(await change({ isOn: false })).toMatchObject({ offBecause: 'Owner', url: URL })
  expect(await change({ isOn: true })).toMatchObject({ offBecause: null })
  expect(await change({ url: 'https://receiver.example/hook?key=8' })).toMatchObject({ events: ['order.placed'] })
  await shop.call('DELETE /api/webhooks/:id', paramsOf(id), people.baker.token)
  expect((await list(people.baker.token)).webhooks).toEqual([])
  const told = JSON.stringify(await auditOf(shop, people.admin, 'webhook', id))
  expect(told).toContain('https://receiver.example/…')
  expect(told).not.toContain('key=')
})

test('a rotated secret is another, and the former one stays valid for a day', async () => {
  const { body } = await create(people.baker.token)
  const before = Date.now()
  const rotated = await shop.call('POST /api/webhooks/:id/secret', paramsOf(body.webhook.id), people.baker.token)
  expect(rotated.body.secret).not.toBe(body.secret)
  const until = Date.parse(rotated.body.webhook.formerSecretUntil)
  expect(until).toBeGreaterThanOrEqual(before + 24 * 3_600_000)
  expect(until).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000)
})

test('what failed is sent again, what waits is not, nor what is switched off or another’s', async () => {
  const { id } = await givenWebhook(shop, { vendorId: people.baker.id })
  const send = (deliveryId: number, token = people.baker.token) =>
    shop.call(
      'POST /api/webhooks/:id/deliveries/:deliveryId/send',
      { params: { id: String(id), deliveryId: String(deliveryId) } },
      token,
    )
  const failed = await givenDelivery(shop, id)
  expect(await send(failed, people.weaver.token)).toMatchObject({ status: 404, body: problem('webhook_not_found') })
  expect(await send(failed)).toMatchObject({ status: 200, body: { state: 'Waiting', tries: 0 } })
  expect(await send(failed)).toMatchObject({ status: 409, body: problem('delivery_waiting') })
  const other = await givenDelivery(shop, (await givenWebhook(shop, { vendorId: people.weaver.id })).id)
  expect(await send(other)).toMatchObject({ status: 404, body: problem('delivery_not_found') })
  await shop.db.updateTable('webhooks').set({ off_because: 'Owner' }).where('id', '=', id).execute()
  expect(await send(await givenDelivery(shop, id))).toMatchObject({ status: 409, body: problem('webhook_off') })
})

test('deliveries are listed newest first, page by page', async () => {
  const { id } = await givenWebhook(shop, { vendorId: null })
  const made: number[] = []
  for (let at = 0; at < 3; at += 1) made.push(await givenDelivery(shop, id))
  const page = (query: object) =>
    shop.call('GET /api/webhooks/:id/deliveries', { ...paramsOf(id), query } as never, people.admin.token)
  const first = await page({ limit: '2' })
  expect(first.body.map(({ id }: { id: number }) => id)).toEqual([made[2], made[1]])
  expect(first.headers.get('x-total-count')).toBe('3')
  expect((await page({ limit: '2', cursor: String(made[1]) })).body).toMatchObject([{ id: made[0], state: 'Failed' }])
})
