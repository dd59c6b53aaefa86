import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { EventName } from '#contract/events'
import { createSubscribers } from '../assembly/subscribers.ts'
import { transact } from '../platform/database/db.ts'
import type { ResolveHost } from '../platform/outbound/resolve-host.ts'
import { createLog } from '../platform/process/log.ts'
import { type GivenWebhook, givenWebhook } from '../testing/given-webhooks.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { grantRefund } from '../testing/refunds.ts'
import { openTestShop, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { isSignedBy, openWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { webhookSeal } from './sealed-secrets.ts'
import { secretInWords } from './secret.ts'
import { sendOne } from './send-one.ts'
import { claimDue } from './sending.queries.ts'
import { webhooksJobs } from './webhooks.work.ts'
import { notifyWebhooks } from './write-deliveries.ts'

let shop: TestShop
let people: Traders
beforeAll(async () => {
  shop = await openTestShop()
  people = await givenTraders(shop)
})
afterAll(() => shop.close())
// Done again where a job of the test before, which ends only now, holds what this deletes.
beforeEach(() =>
  transact(shop.db, async (tx) => {
    await tx.deleteFrom('webhooks').execute()
    await tx.deleteFrom('messages').execute()
    await tx.deleteFrom('outbox').execute()
    await sql`delete from graphile_worker._private_jobs`.execute(tx)
  }),
)

const PRIVATE = 'This address is in a private network.'

/** Tells and sends as a process of the shop does, until the test’s end. Every name leads to this machine. */
async function run(trusted: WebhookReceiver[] = [], resolve?: ResolveHost): Promise<void> {
  await runTestJobs(shop, {
    subscribers: createSubscribers({ sends: { mail: false, sms: false }, publicUrl: undefined }),
    serve: (serve) => webhooksJobs(serve, sendingTo(trusted, resolve)),
  })
}
function sendingTo(trusted: WebhookReceiver[], resolve: ResolveHost = async () => ['127.0.0.1']) {
  const rules = { trustedOrigins: trusted.map(({ origin }) => origin) }
  return { seal: webhookSeal(TEST_SECRET), rules, resolve }
}

/** An order with a piece of each store. */
async function placed(...stores: { id: number }[]): Promise<number> {
  const items = []
  for (const { id } of stores) items.push({ productId: await shop.given.product({ vendorId: id }) })
  const { body } = await order(shop, people.customer.token, orderBody(items))
  return body.id
}

async function parcelOf(orderId: number, { id }: { id: number }): Promise<number> {
  const parcels = shop.db.selectFrom('parcels').select('id').where('order_id', '=', orderId)
  return (await parcels.where('vendor_id', '=', id).executeTakeFirstOrThrow()).id
}

/** Of the newest delivery, which does not arrive. */
async function parcelIdsTold(webhookId: number, event: EventName): Promise<number[]> {
  const told = await until(webhookId, { event, state: 'Waiting', problem: PRIVATE })
  return JSON.parse(told?.body ?? '{}').data.parcelIds
}

const given = (webhook: GivenWebhook) => givenWebhook(shop, webhook)
const deliveries = (webhookId: number) =>
  shop.db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', webhookId).orderBy('id').execute()
const webhookRow = (id: number) =>
  shop.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Until the newest delivery stands so. */
async function until(webhookId: number, wanted: object) {
  return await eventually(async () => {
    const last = (await deliveries(webhookId)).at(-1)
    expect(last).toMatchObject(wanted)
    return last
  })
}

/** What waits for a later try waits no more. */
async function hurry(): Promise<void> {
  // Against one that settles just now: after a deadlock, once more.
  await transact(shop.db, (tx) =>
    sql`update webhook_deliveries set next_try_at = now() where state = 'Waiting'`.execute(tx),
  )
  await queueDeliveries(shop.db)
}

test('an order is told to the shop’s own address, signed, with what an admin reads of it', async () => {
  const receiver = await openWebhookReceiver()
  const { id, secret } = await given({ vendorId: null, url: receiver.url })
  const before = Math.floor(Date.now() / 1000)
  await run([receiver])
  const orderId = await placed(people.baker, people.weaver)
  const delivered = await until(id, { state: 'Delivered', tries: 1, status: 200, body: null })
  const [told] = receiver.received
  if (!told) throw new Error('Nothing was received.')
  expect(told.headers).toMatchObject({ 'webhook-id': delivered?.message_id, 'content-type': 'application/json' })
  expect(Number(told.headers['webhook-timestamp'])).toBeGreaterThanOrEqual(before)
  expect(Number(told.headers['webhook-timestamp'])).toBeLessThanOrEqual(Date.now() / 1000)
  expect(isSignedBy(secretInWords(secret), told)).toBe(true)
  expect(isSignedBy(secretInWords(secret), { ...told, body: `${told.body} ` })).toBe(false)
  const { type, timestamp, data } = JSON.parse(told.body)
  expect([type, data.orderId, timestamp]).toEqual(['order.placed', orderId, delivered?.happened_at.toISOString()])
  expect(data.order.parcels).toHaveLength(2)
})

test('a store is told of its own parcel as it reads it, and hears nothing of orders without one', async () => {
  const [ours, theirs] = [await openWebhookReceiver(), await openWebhookReceiver()]
  const own = await given({ vendorId: people.baker.id, url: 'https://bakery.example/hook' })
  await given({ vendorId: people.weaver.id, url: 'https://weavery.example/hook' })
  await run([ours, theirs])
  await placed(people.baker)
  // Names lead to this machine here, so nothing goes there: what would be sent is what is looked at.
  const delivery = await until(own.id, { state: 'Waiting', tries: 1, problem: PRIVATE })
  const { data } = JSON.parse(delivery?.body ?? '{}')
  expect(data.order.parcels).toMatchObject([{ vendorId: people.baker.id }])
  expect(data.order).toMatchObject({ shipping: 0, customer: { email: '' } })
  expect((await shop.db.selectFrom('webhook_deliveries').selectAll().execute()).length).toBe(1)
})

test('a store’s address that leads to this machine is never asked, whatever its name, and that is a try like any other', async () => {
  const receiver = await openWebhookReceiver()
  const { port } = new URL(receiver.origin)
  const named = await given({ vendorId: people.baker.id, url: 'https://rebinding.example:8443/hook' })
  const trusted = await given({ vendorId: people.baker.id, url: `http://127.0.0.1:${port}/hook` })
  await run([receiver])
  await placed(people.baker)
  await until(named.id, { state: 'Waiting', tries: 1, problem: PRIVATE })
  await until(trusted.id, { state: 'Failed', problem: 'Webhooks need https.' })
  expect(receiver.received).toEqual([])
})

test('what was not taken is sent again later, under the same id and with the same words, and at last has failed', async () => {
  const receiver = await openWebhookReceiver()
  receiver.behave((_, response) => response.writeHead(500).end('out of order\u202e\u0000'))
  const { id } = await given({ vendorId: null, url: receiver.url })
  const orderId = await placed(people.baker)
  await notifyWebhooks(shop.db, { id: 9_000_002, name: 'order.placed', payload: { orderId }, emittedAt: new Date() })
  // By hand: by the clock the second try follows five seconds after the first, whoever has looked by then.
  const tried = async () => {
    // Moments are kept in whole ms, rounded up: what is due now may be due half a ms later.
    const claim = await eventually(async () => {
      const [due] = await claimDue(shop.db, { busy: [], served: [], limit: 1, ofOwner: 1, leaseSeconds: 600 })
      if (!due) throw new Error('Nothing is due.')
      return due
    })
    await sendOne(shop.db, { ...sendingTo([receiver]), log: createLog('silent') }, claim)
    return (await deliveries(id)).at(-1)
  }
  const pauses = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
  for (const [at, pause] of pauses.entries()) {
    expect(await tried()).toMatchObject({ state: 'Waiting', tries: at + 1, status: 500, answer: 'out of order' })
    const { rows } = await sql<{ isLater: boolean; isSoon: boolean }>`
      select next_try_at >= tried_at + make_interval(secs => ${pause}) as "isLater",
        next_try_at <= now() + make_interval(secs => ${pause * 1.1 + 0.5}) as "isSoon"
      from webhook_deliveries where webhook_id = ${id}`.execute(shop.db)
    expect([pause, rows]).toEqual([pause, [{ isLater: true, isSoon: true }]])
    if (at === 0)
      await shop.db.updateTable('orders').set({ name: 'Changed meanwhile' }).where('id', '=', orderId).execute()
    await sql`update webhook_deliveries set next_try_at = now()`.execute(shop.db)
  }
  expect(await tried()).toMatchObject({ state: 'Failed', tries: 10, next_try_at: null, body: null })
  expect(receiver.received).toHaveLength(10)
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('a slow address holds up nobody else’s', async () => {
  const [slow, quick] = [await openWebhookReceiver(), await openWebhookReceiver()]
  slow.behave(() => undefined)
  await given({ vendorId: null, url: slow.url })
  const { id } = await given({ vendorId: null, url: quick.url })
  await run([slow, quick])
  // Before the jobs are waited for: one of them hangs.
  onTestFinished(slow.hangUp)
  await placed(people.baker)
  await until(id, { state: 'Delivered' })
  await placed(people.baker)
  await eventually(() => expect(quick.received).toHaveLength(2))
  expect(slow.received).toHaveLength(1)
})

test('stores whose addresses all hang hold up nobody else', async () => {
  const quick = await openWebhookReceiver()
  const asked = new Map<string, string[]>()
  let release = () => {}
  const released = new Promise<string[]>((resolve) => {
    release = () => resolve([])
  })
  const resolve = async (host: string) => {
    if (host === '127.0.0.1') return [host]
    const [, store = ''] = host.split('.')
    asked.set(store, [...(asked.get(store) ?? []), host])
    return released
  }
  for (const [store, { id: vendorId }] of [['baker', people.baker] as const, ['weaver', people.weaver] as const])
    for (let at = 0; at < 10; at += 1) await given({ vendorId, url: `https://${at}.${store}.example/hook` })
  const { id } = await given({ vendorId: null, url: quick.url })
  await run([quick], resolve)
  onTestFinished(release)
  await placed(people.baker, people.weaver)
  await until(id, { state: 'Delivered' })
  await placed(people.baker)
  await eventually(() => expect(quick.received).toHaveLength(2))
  await eventually(() => expect([...asked.values()].map(({ length }) => length)).toEqual([3, 3]))
})

test('an address at which nothing arrived for five days is switched off, and an event says so', async () => {
  const receiver = await openWebhookReceiver()
  receiver.behave((_, response) => response.writeHead(503).end())
  const { id } = await given({ vendorId: null, url: receiver.url })
  await run([receiver])
  await placed(people.baker)
  await until(id, { status: 503 })
  expect(await webhookRow(id)).toMatchObject({ off_because: null, failing_since: expect.any(Date) })
  await sql`update webhooks set failing_since = failing_since - interval '5 days 1 second'`.execute(shop.db)
  await hurry()
  await until(id, { state: 'Failed' })
  expect(await webhookRow(id)).toMatchObject({ off_because: 'Failing' })
  await eventually(async () => {
    const told = shop.db.selectFrom('messages').select('id').where('kind', '=', 'webhook_disabled')
    expect((await told.execute()).length).toBeGreaterThan(0)
  })
})

test('what arrives ends a failing time, and 410 asks for no more', async () => {
  const receiver = await openWebhookReceiver()
  const { id } = await given({ vendorId: null, url: receiver.url })
  await sql`update webhooks set failing_since = now() - interval '4 days'`.execute(shop.db)
  await run([receiver])
  await placed(people.baker)
  await until(id, { state: 'Delivered' })
  expect(await webhookRow(id)).toMatchObject({ failing_since: null })
  receiver.behave((_, response) => response.writeHead(410).end())
  await placed(people.baker)
  await until(id, { state: 'Failed', status: 410, tries: 1 })
  expect(await webhookRow(id)).toMatchObject({ off_because: 'Gone' })
  await placed(people.baker)
  expect(await deliveries(id)).toHaveLength(2)
})

test('during a rotation both secrets sign, and after a day the new one alone', async () => {
  const receiver = await openWebhookReceiver()
  const { id, secret } = await given({ vendorId: null, url: receiver.url })
  const { body } = await shop.call('POST /api/webhooks/:id/secret', { params: { id: String(id) } }, people.admin.token)
  await run([receiver])
  await placed(people.baker)
  await until(id, { state: 'Delivered' })
  await sql`update webhooks set former_until = now()`.execute(shop.db)
  await placed(people.baker)
  await eventually(() => expect(receiver.received).toHaveLength(2))
  const signedBy = receiver.received.map((each) => [
    isSignedBy(secretInWords(secret), each),
    isSignedBy(body.secret, each),
  ])
  expect(signedBy).toEqual([
    [true, true],
    [false, true],
  ])
})

test('a store that may not sell any more is told nothing of what waits', async () => {
  const { id: vendorId } = await shop.given.vendor()
  const { id } = await given({ vendorId })
  await placed({ id: vendorId })
  await shop.db.updateTable('vendors').set({ status: 'Rejected' }).where('id', '=', vendorId).execute()
  await run()
  await until(id, { state: 'Dropped', tries: 1, body: null })
})

test('a store that may not sell any more is told nothing at a further try', async () => {
  const { id: vendorId } = await shop.given.vendor()
  const { id } = await given({ vendorId })
  await placed({ id: vendorId })
  await run()
  await until(id, { state: 'Waiting', tries: 1, body: expect.stringContaining('order.placed') })
  await shop.db.updateTable('vendors').set({ status: 'Rejected' }).where('id', '=', vendorId).execute()
  await hurry()
  await until(id, { state: 'Dropped', tries: 2, body: null })
})

test('a store is told of moves of its own parcel alone, and of no other parcel’s id', async () => {
  const { baker, weaver, admin } = people
  const events: EventName[] = ['order.cancelled', 'order.completed']
  const [bakers, weavers] = [await given({ vendorId: baker.id, events }), await given({ vendorId: weaver.id, events })]
  const shops = await given({ vendorId: null, events })
  await run()
  const cancelledIn = await placed(baker, weaver)
  await moveOrder(shop, baker.token, cancelledIn, 'Cancelled')
  expect(await parcelIdsTold(bakers.id, 'order.cancelled')).toEqual([await parcelOf(cancelledIn, baker)])
  expect(await deliveries(shops.id)).toHaveLength(1)
  expect(await deliveries(weavers.id)).toEqual([])

  const completed = await placed(baker, weaver)
  await moveOrder(shop, admin.token, completed, 'Completed')
  const [bakersParcel, weaversParcel] = [await parcelOf(completed, baker), await parcelOf(completed, weaver)]
  expect(await parcelIdsTold(bakers.id, 'order.completed')).toEqual([bakersParcel])
  expect(await parcelIdsTold(weavers.id, 'order.completed')).toEqual([weaversParcel])
  expect(new Set(await parcelIdsTold(shops.id, 'order.completed'))).toEqual(new Set([bakersParcel, weaversParcel]))
})

test('a store is told of refunds of its own parcel alone', async () => {
  const { baker, weaver, admin } = people
  const events: EventName[] = ['refund.granted']
  const [bakers, weavers] = [await given({ vendorId: baker.id, events }), await given({ vendorId: weaver.id, events })]
  await run()
  const orderId = await placed(baker, weaver)
  await moveOrder(shop, admin.token, orderId, 'Completed')
  const parcelId = await parcelOf(orderId, baker)
  const line = shop.db.selectFrom('order_lines').select('id').where('parcel_id', '=', parcelId)
  const lines = [{ lineId: (await line.executeTakeFirstOrThrow()).id, quantity: 1 }]
  expect((await grantRefund(shop, admin.token, parcelId, { lines })).status).toBe(201)
  await until(bakers.id, { event: 'refund.granted', state: 'Waiting' })
  expect(await deliveries(weavers.id)).toEqual([])
})

test('an event that is delivered twice is told once', async () => {
  const { id } = await given({ vendorId: null })
  const event = { id: 9_000_001, name: 'order.placed' as const, payload: { orderId: 1 }, emittedAt: new Date() }
  for (let at = 0; at < 2; at += 1) await notifyWebhooks(shop.db, event)
  expect(await deliveries(id)).toHaveLength(1)
})
