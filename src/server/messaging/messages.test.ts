import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenMessage } from '../testing/given-messages.ts'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { runMails, settingsOf } from '../testing/mails.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'

let server: MailServer
let shop: TestShop
/** Of the same kind, but without a mail server. */
let silent: TestShop
let admin: string
beforeAll(async () => {
  server = await openMailServer()
  shop = await openTestShop({ mail: settingsOf(server) })
  silent = await openTestShop()
  admin = (await shop.given.account('Admin')).token
})
afterAll(async () => {
  await server.close()
  await shop.close()
  await silent.close()
})
beforeEach(async () => {
  server.behave({})
  server.received.length = 0
  // Orders of tests before, of which the first that runs mails would write some.
  await shop.db.deleteFrom('outbox').execute()
  await shop.db.deleteFrom('messages').execute()
})

const list = (query: Record<string, string> = {}) => shop.call('GET /api/messages', { query }, admin)
const read = (id: number) => shop.call('GET /api/messages/:id', { params: { id } } as never, admin)
const send = (id: number, of = shop, token = admin) =>
  of.call('POST /api/messages/:id/send', { params: { id } } as never, token)
const inBangla = (number: number) => String(number).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
const idsIn = (body: { id: number }[]) => body.map(({ id }) => id)

test('an admin sees the mails newest first, with whom they are for and how they stand, and not what they say', async () => {
  const first = await givenMessage(shop, { to: 'a@example.com', tries: 1 })
  const second = await givenMessage(shop, { to: 'b@example.com', state: 'Failed', tries: 3, problem: '550 No' })
  const { body, headers } = await list()
  expect([idsIn(body), headers.get('x-total-count')]).toEqual([[second, first], '2'])
  expect(body[0]).toMatchObject({ to: 'b@example.com', state: 'Failed', tries: 3, problem: '550 No', maySend: true })
  expect(JSON.stringify(body)).not.toContain('Mail to')
})

test('the list is narrowed by state, by a whole address in any case, and by the number of an order', async () => {
  const order = async () => {
    const { token } = await shop.given.account()
    const items = [{ productId: await shop.given.product(), quantity: 1, price: 1450, Size: 'M' as const }]
    const contact = { name: 'R', email: 'r@example.com', phone: '01711000000', shippingAddress: 'x', shippingCity: 'y' }
    const placed = await shop.call('POST /api/orders/create', { body: { ...contact, totalAmount: 1510, items } }, token)
    return placed.body.id as number
  }
  const orderId = await order()
  const failed = await givenMessage(shop, { to: 'Karim@Example.com', state: 'Failed' })
  const about = await givenMessage(shop, { orderId })
  expect(idsIn((await list({ state: 'Failed' })).body)).toEqual([failed])
  expect(idsIn((await list({ search: ' karim@example.COM ' })).body)).toEqual([failed])
  expect(idsIn((await list({ search: 'karim' })).body)).toEqual([])
  for (const search of [String(orderId), `#${orderId}`, inBangla(orderId)])
    expect(idsIn((await list({ search })).body)).toEqual([about])
  expect(idsIn((await list({ search: '%' })).body)).toEqual([])
})

test('a page leads to the next, and a place that is none is refused', async () => {
  const ids = []
  for (let at = 0; at < 3; at += 1) ids.push(await givenMessage(shop))
  const { body, headers } = await list({ limit: '2' })
  expect(idsIn(body)).toEqual(ids.toReversed().slice(0, 2))
  const cursor = /cursor=(\w+)/.exec(headers.get('link') ?? '')?.[1] ?? ''
  expect(idsIn((await list({ limit: '2', cursor })).body)).toEqual([ids[0]])
  expect((await list({ cursor: 'somewhere' })).body).toMatchObject(problem('invalid_request'))
})

test('a mail is read with what it says; one that is not there is not found', async () => {
  const id = await givenMessage(shop, { to: 'a@example.com' })
  expect((await read(id)).body).toMatchObject({
    ...{ id, to: 'a@example.com', maySend: true, text: 'Mail to a@example.com\n' },
    html: '<p style="color:red">Mail to a@example.com</p>',
  })
  for (const answer of [await read(id + 1000), await send(id + 1000)])
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining(problem('message_not_found'))])
})

describe('send again', () => {
  test.each(['Failed', 'Kept', 'Sent'] as const)(
    'of a mail that was %s sends it as a new one, and is audited',
    async (state) => {
      await runMails(shop, { server })
      const id = await givenMessage(shop, { state, to: 'a@example.com', tries: 9, problem: 'before' })
      const messageId = '<before@haat.example>'
      await shop.db.updateTable('messages').set({ message_id: messageId }).where('id', '=', id).execute()
      const { status, body } = await send(id)
      expect([status, body]).toMatchObject([200, { state: 'Waiting', tries: 0, problem: '', maySend: false }])
      await eventually(async () => expect((await read(id)).body).toMatchObject({ state: 'Sent', tries: 1 }))
      expect(server.received).toHaveLength(1)
      expect(server.received[0]?.messageId).not.toBe(messageId)
      const entries = await shop.call('GET /api/audit', { query: { subject: 'message', subjectId: String(id) } }, admin)
      expect(entries.body).toMatchObject([
        { action: 'send', subjectName: body.subject, before: { state }, after: { state: 'Waiting' } },
      ])
      expect(JSON.stringify(entries.body)).not.toContain('a@example.com')
    },
  )

  test('pressed twice at once sends once', async () => {
    await runMails(shop, { server })
    const id = await givenMessage(shop, { state: 'Failed' })
    // One that was sent by the second press may be sent again.
    let takeIt = () => {}
    server.behave({ holdContent: new Promise((resolve) => (takeIt = resolve)) })
    const answers = await Promise.all([send(id), send(id)])
    takeIt()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await eventually(async () => expect((await read(id)).body).toMatchObject({ state: 'Sent' }))
    expect(server.received).toHaveLength(1)
  })

  test('is refused where it waits already, where its contents are erased, and where there is no mail server', async () => {
    const waiting = await givenMessage(shop, { state: 'Waiting' })
    expect((await send(waiting)).body).toMatchObject(problem('message_waiting'))
    expect((await read(waiting)).body).toMatchObject({ maySend: false })
    const erased = await givenMessage(shop)
    await shop.db
      .updateTable('messages')
      .set({ to_address: null, html: null, plain_text: null })
      .where('id', '=', erased)
      .execute()
    expect((await send(erased)).body).toMatchObject(problem('message_erased'))
    expect((await read(erased)).body).toMatchObject({ maySend: false, to: null, html: null, text: null })
    const { token } = await silent.given.account('Admin')
    const kept = await givenMessage(silent, { state: 'Kept' })
    expect((await send(kept, silent, token)).body).toMatchObject(problem('mail_not_set_up'))
    const { body } = await silent.call('GET /api/messages', { query: {} }, token)
    expect(body).toMatchObject([{ id: kept, state: 'Kept', maySend: false }])
  })
})
