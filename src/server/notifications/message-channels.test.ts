import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSubscribers } from '../assembly/subscribers.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { messagesAbout, untilMailsRest } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: string
let placed: { id: number; customerId: number; storeId: number; ownerId: number }
beforeAll(async () => {
  shop = await openTestShop()
  admin = (await shop.given.account('Admin')).token
  const subscribers = createSubscribers({ sends: { mail: false, sms: false }, publicUrl: undefined })
  await keepTestJobsRunning(shop, { subscribers })
  const [vendor, customer] = [await shop.given.vendor(), await shop.given.account()]
  const productId = await shop.given.product({ vendorId: vendor.id })
  const { body } = await order(shop, customer.token, orderBody([{ productId, quantity: 2, price: 1450 }]))
  await untilMailsRest(shop)
  placed = { id: body.id, customerId: customer.id, storeId: vendor.id, ownerId: vendor.ownerId }
})
afterAll(() => shop.close())

const list = async (query: Record<string, string>) => (await shop.call('GET /api/messages', { query }, admin)).body

test('an order is told by SMS to the phone that was given with it, and kept where there is no gateway', async () => {
  expect(await messagesAbout(shop, placed.id, 'sms')).toMatchObject([
    { recipient: `customer:${placed.customerId}`, to: '01711000000', html: null, state: 'Kept', tries: 0 },
  ])
  const [sms] = await list({ way: 'sms' })
  expect(sms).toMatchObject({ way: 'sms', to: '01711000000', orderId: placed.id, maySend: false })
  expect(sms).toMatchObject({ parts: 1, cost: null })
  const read = await shop.call('GET /api/messages/:id', { params: { id: sms.id } } as never, admin)
  expect(read.body).toMatchObject({ html: null, text: expect.stringContaining(`we have your order ${placed.id}.`) })
  const sent = await shop.call('POST /api/messages/:id/send', { params: { id: sms.id } } as never, admin)
  expect([sent.status, sent.body]).toMatchObject([409, problem('sms_not_set_up')])
})

test('customer and store find it in the bell of the shop at once, each with the way to it', async () => {
  const rows = await shop.db.selectFrom('messages').selectAll().where('way', '=', 'bell').orderBy('id').execute()
  expect(rows).toMatchObject([
    { account_id: placed.customerId, state: 'Sent', subject: expect.stringContaining(`Order ${placed.id} is placed`) },
    { account_id: placed.ownerId, state: 'Sent', subject: `Order ${placed.id}: 2 pieces to pack` },
  ])
  for (const { path, read_at } of rows) expect([path, read_at]).toEqual([`/dashboard/orders/${placed.id}`, null])
  const { username } = await shop.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', placed.customerId)
    .executeTakeFirstOrThrow()
  expect((await list({ way: 'bell' })).map(({ to }: { to: string }) => to)).toContain(username)
})

test('messages are narrowed by way, and found by the phone in any writing', async () => {
  expect((await list({ way: 'mail' })).map(({ way }: { way: string }) => way)).toEqual(['mail', 'mail'])
  expect(await list({ search: '+880 1711-000000' })).toMatchObject([{ way: 'sms' }])
})
