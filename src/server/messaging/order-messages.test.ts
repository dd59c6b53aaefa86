import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderMessage } from '#contract/messaging'
import { createSubscribers } from '../assembly/subscribers.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { untilMailsRest } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { shortened } from './order-messages.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await keepTestJobsRunning(shop, {
    subscribers: createSubscribers({ sends: { mail: false, sms: false }, publicUrl: 'https://haat.example' }),
  })
})
afterAll(() => shop.close())

const messagesOf = (id: number, token: string) =>
  shop.call('GET /api/orders/:id/messages', { params: { id: String(id) } }, token)

test('a customer reads what was sent about an order, and nothing of what its store was', async () => {
  const [vendor, customer] = [await shop.given.vendor(), await shop.given.account()]
  const productId = await shop.given.product({ vendorId: vendor.id })
  const contact = { email: 'rahima@example.com', phone: '01711000123' }
  const placed = await order(shop, customer.token, orderBody([{ productId }], contact))
  const id = placed.body.id as number
  await untilMailsRest(shop)
  const cancelled = { params: { id: String(id) }, body: { status: 'Cancelled' as const } }
  await shop.call('PUT /api/orders/:id/status', cancelled, vendor.token)
  await untilMailsRest(shop)
  const { status, body } = await messagesOf(id, customer.token)
  expect(status).toBe(200)
  const all = await shop.db.selectFrom('messages').select('recipient').where('order_id', '=', id).execute()
  expect(all.some(({ recipient }) => recipient === `store:${vendor.id}`)).toBe(true)
  const facts = (body.messages as OrderMessage[]).map(({ way, to, state, subject }) => [way, to, state, subject])
  expect(facts.filter(([way]) => way === 'mail')).toEqual([
    ['mail', 'r…@example.com', 'Kept', expect.stringContaining(String(id))],
    ['mail', 'r…@example.com', 'Kept', `Order ${id} is cancelled`],
  ])
  expect(facts.filter(([way]) => way === 'sms').map(([, to]) => to)).toContain('01XXX-XXX123')
  expect(new Set(facts.map(([way]) => way))).toEqual(new Set(['mail', 'sms']))
  expect(await messagesOf(id, vendor.token)).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
})

test.each([
  ['01711000123', '01XXX-XXX123'],
  ['rahima@example.com', 'r…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
])('%s is shown as %s', (to, shown) => {
  expect(shortened(to)).toBe(shown)
})
