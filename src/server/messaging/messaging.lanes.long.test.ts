import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { defineJob } from '../platform/jobs/job.ts'
import { QUIET_HOURS } from '../platform/sms/quiet-hours.ts'
import type { Sms, SmsDelivery, SmsTransport } from '../platform/sms/transport.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { transportTo, untilMailsRest } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { insertMessages, type NewMessage } from './messages.queries.ts'
import { messagingJobs } from './messaging.work.ts'
import { queueMessages } from './queue-message.ts'

let shop: TestShop
let server: MailServer
beforeAll(async () => {
  shop = await openTestShop()
  server = await openMailServer()
})
afterAll(async () => {
  await server.close()
  await shop.close()
})
beforeEach(async () => {
  server.behave({})
  server.received.length = 0
  await shop.db.deleteFrom('messages').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
})

const STORE_WORK = defineJob('test.store-work', z.object({}))
let events = 5_000_000

function mailTo(accountId: number, email: string): NewMessage {
  events += 1
  const to = { name: `customer:${accountId}`, accountId, email, phone: null }
  const words = { subject: 'Your order', html: '<p>Placed</p>', text: 'Placed', path: null }
  return {
    eventId: events,
    kind: 'order_placed',
    way: 'mail',
    to,
    orderId: null,
    ...words,
    state: 'Waiting',
    problem: '',
  }
}

function codeBySms(phone: string): NewMessage {
  const to = { name: 'nobody', accountId: null, email: null, phone }
  const words = { subject: 'Your code', html: null, text: 'Haat: 271828', parts: 1, path: null, validSeconds: 3600 }
  return { eventId: null, kind: 'sign_in_code', way: 'sms', to, orderId: null, ...words, state: 'Waiting', problem: '' }
}

async function write(db: Db, messages: NewMessage[]): Promise<void> {
  await transact(db, async (tx) => await queueMessages(tx, await insertMessages(tx, messages), {}))
}

/** Says yes to nothing before it is told to. */
function heldServer(): void {
  let go: () => void = () => undefined
  const holdContent = new Promise<void>((resolve) => {
    go = resolve
  })
  server.behave({ holdContent })
  onTestFinished(go)
}

test('mails go out eight at once, and those that a slow mail server holds hold up no other work', async () => {
  const done: string[] = []
  await runTestJobs(shop, {
    serve(serve) {
      messagingJobs(serve, { mail: transportTo(server), sms: null })
      serve(STORE_WORK, async () => void done.push('work'))
    },
  })
  heldServer()
  const { id } = await shop.given.account()
  await write(
    shop.db,
    Array.from({ length: 30 }, (_, nth) => mailTo(id, `buyer${nth}@example.com`)),
  )
  await eventually(() => expect(server.received).toHaveLength(8))
  for (let jobs = 0; jobs < 6; jobs += 1) await addJob(shop.db, STORE_WORK, {})
  await eventually(() => expect(done).toHaveLength(6))
  expect(server.received).toHaveLength(8)
})

test('one who orders hundreds of mails delays nobody’s first', async () => {
  const [spammer, honest, other] = [await shop.given.account(), await shop.given.account(), await shop.given.account()]
  await write(
    shop.db,
    Array.from({ length: 120 }, (_, nth) => mailTo(spammer.id, `stranger${nth}@example.com`)),
  )
  await write(shop.db, [mailTo(honest.id, 'honest@example.com'), mailTo(other.id, 'other@example.com')])
  await runTestJobs(shop, { serve: (serve) => messagingJobs(serve, { mail: transportTo(server), sms: null }) })
  const received = () => server.received.map(({ to }) => [to].flat()[0]?.text)
  await eventually(() =>
    expect(received()).toEqual(expect.arrayContaining(['honest@example.com', 'other@example.com'])),
  )
  // Before them one of the hundreds, and what the other lanes had begun with.
  expect(received().indexOf('honest@example.com')).toBeLessThan(20)
  expect(received().indexOf('other@example.com')).toBeLessThan(20)
  await untilMailsRest(shop)
})

test('what stores are told of an order waits in the turn of whoever placed it', async () => {
  const storeOwner = await shop.given.account()
  const { id: buyerId, token } = await shop.given.account()
  const { body } = await order(shop, token, orderBody([{ productId: await shop.given.product() }]))
  await insertMessages(shop.db, [{ ...mailTo(storeOwner.id, 'store@example.com'), orderId: body.id }])
  const { caused_by } = await shop.db.selectFrom('messages').select('caused_by').executeTakeFirstOrThrow()
  expect(caused_by).toBe(buyerId)
})

test('eight codes are with a slow gateway at once, and no ninth', async () => {
  const taken: Sms[] = []
  let go: (delivery: SmsDelivery) => void = () => undefined
  const held = new Promise<SmsDelivery>((resolve) => {
    go = resolve
  })
  const gateway: SmsTransport = {
    deliver(sms) {
      taken.push(sms)
      return held
    },
    ask: null,
    balance: null,
    quietHours: QUIET_HOURS,
  }
  const done: string[] = []
  await runTestJobs(shop, {
    serve(serve) {
      messagingJobs(serve, { mail: null, sms: gateway })
      serve(STORE_WORK, async () => void done.push('work'))
    },
  })
  onTestFinished(() => go({ outcome: 'accepted', gatewayId: '1' }))
  await write(
    shop.db,
    Array.from({ length: 30 }, (_, nth) => codeBySms(`017110000${10 + nth}`)),
  )
  await eventually(() => expect(taken).toHaveLength(8))
  for (let jobs = 0; jobs < 6; jobs += 1) await addJob(shop.db, STORE_WORK, {})
  await eventually(() => expect(done).toHaveLength(6))
  expect(taken).toHaveLength(8)
})
