import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSubscribers } from '../assembly/subscribers.ts'
import { messagingJobs } from '../messaging/messaging.work.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { messagesAbout, transportTo, untilMailsRest } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { giveContacts } from '../testing/own-contacts.ts'
import { openTestShop, problem, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'

let shop: TestShop
let mails: MailServer
const ORIGIN = 'https://haat.example'
const links = createUnsubscribeLinks(TEST_SECRET)
beforeAll(async () => {
  shop = await openTestShop()
  mails = await openMailServer()
  const unsubscribeAt = (accountId: number, kind: string) => ORIGIN + links.pathFor(accountId, kind)
  await keepTestJobsRunning(shop, {
    subscribers: createSubscribers({ sends: { mail: true, sms: false }, publicUrl: ORIGIN, unsubscribeAt }),
    serve: (serve) => messagingJobs(serve, { mail: transportTo(mails), sms: null }),
  })
})
afterAll(async () => {
  await shop.close()
  await mails.close()
})

let store: Awaited<ReturnType<TestShop['given']['vendor']>>
let customer: Awaited<ReturnType<TestShop['given']['account']>>
beforeEach(async () => {
  mails.received.length = 0
  store = await shop.given.vendor()
  customer = await shop.given.account()
})

const read = (token: string) => shop.call('GET /api/messages/preferences', {}, token)
type Change = { kind: string; way: 'mail' | 'sms' | 'bell'; isOn: boolean }
const change = (token: string, ...changes: Change[]) =>
  shop.call('PUT /api/messages/preferences', { body: { changes } }, token)
async function placed() {
  const productId = await shop.given.product({ vendorId: store.id })
  await giveContacts(shop, customer)
  const { body } = await order(shop, customer.token, orderBody([{ productId }]))
  await untilMailsRest(shop)
  return body.id as number
}
const toStore = async (orderId: number, way: 'mail' | 'sms' | 'bell') =>
  (await messagesAbout(shop, orderId, way)).filter(({ recipient }) => recipient === `store:${store.id}`)
const kindsOf = async (token: string) => (await read(token)).body.kinds.map(({ kind }: { kind: string }) => kind)

describe('preferences', () => {
  test('are offered for what one’s role is told, with what is fixed', async () => {
    const admin = await shop.given.account('Admin')
    expect(await kindsOf(customer.token)).not.toContain('order_to_pack')
    expect(await kindsOf(store.token)).toContain('order_to_pack')
    expect(await kindsOf(store.token)).not.toContain('job_failed')
    expect(await kindsOf(admin.token)).toContain('job_failed')
    const { body } = await read(customer.token)
    expect(body.kinds[0]).toEqual({
      ...{ kind: 'order_placed', title: 'Your order is placed' },
      ways: [
        { way: 'mail', isOn: true, isFixed: true },
        { way: 'sms', isOn: true, isFixed: false },
        { way: 'bell', isOn: true, isFixed: false },
      ],
    })
  })

  test('are obeyed: what is turned off is not told, what is turned on is, and the rest stays', async () => {
    const phones = { contact_phone: '01811000000', proven_phone: '01811000000' }
    await shop.db.updateTable('vendors').set(phones).where('id', '=', store.id).execute()
    const { status, body } = await change(
      store.token,
      { kind: 'order_to_pack', way: 'mail', isOn: false },
      { kind: 'order_to_pack', way: 'sms', isOn: true },
    )
    expect(status).toBe(200)
    expect(body).toEqual((await read(store.token)).body)
    const id = await placed()
    expect([await toStore(id, 'mail'), await toStore(id, 'sms'), await toStore(id, 'bell')]).toMatchObject([
      [],
      [{ to: '01811000000' }],
      [{}],
    ])
    await change(store.token, { kind: 'order_to_pack', way: 'mail', isOn: true })
    expect(await toStore(await placed(), 'mail')).toHaveLength(1)
  })

  test('of one account are not those of another', async () => {
    const other = await shop.given.account()
    const before = (await read(other.token)).body
    await change(customer.token, { kind: 'order_completed', way: 'mail', isOn: false })
    expect((await read(other.token)).body).toEqual(before)
  })

  test('cannot turn off what must be told, nor touch what one is never told', async () => {
    const must = await change(customer.token, { kind: 'order_placed', way: 'mail', isOn: false })
    expect([must.status, must.body]).toMatchObject([409, problem('message_must_be_told')])
    for (const kind of ['job_failed', 'no_such_kind'])
      expect((await change(customer.token, { kind, way: 'mail', isOn: false })).body).toMatchObject(
        problem('invalid_request'),
      )
    expect(
      await shop.db.selectFrom('message_preferences').selectAll().where('account_id', '=', customer.id).execute(),
    ).toEqual([])
  })

  test('are gone with their account', async () => {
    await change(customer.token, { kind: 'order_completed', way: 'mail', isOn: false })
    const admin = await shop.given.account('Admin')
    await shop.call('DELETE /api/users/:id', { params: { id: String(customer.id) } }, admin.token)
    expect(
      await shop.db.selectFrom('message_preferences').selectAll().where('account_id', '=', customer.id).execute(),
    ).toEqual([])
  })
})

describe('one click in a mail', () => {
  /** The path in the header of the mail that the store got. */
  async function linkInMail(): Promise<string> {
    await placed()
    await eventually(() => expect(mails.received).toHaveLength(2))
    const mail = mails.received.find(({ subject }) => subject?.includes('to pack'))
    const header = mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? ''
    expect(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    )
    const url = header.replace(/\s+/g, '').match(/<(.*)>/)?.[1] ?? ''
    expect(mail?.html).toContain(url.replaceAll('&', '&#38;'))
    expect(mail?.text).toContain(url)
    expect(url.startsWith(ORIGIN)).toBe(true)
    return url.slice(ORIGIN.length)
  }

  test('ends its kind without a login; looking at the page ends nothing, and nothing else ends', async () => {
    const path = await linkInMail()
    const page = await shop.request('GET', path)
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('An order to pack')])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await toStore(await placed(), 'mail')).toHaveLength(1)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await shop.request('POST', path, { body: 'List-Unsubscribe=One-Click', headers })
    expect([done.status, done.body]).toEqual([200, expect.stringContaining('unsubscribed from these emails')])
    const after = await placed()
    expect([await toStore(after, 'mail'), await toStore(after, 'bell')]).toMatchObject([[], [{}]])
    expect(await messagesAbout(shop, after)).toMatchObject([{ recipient: `customer:${customer.id}` }])
  })

  test('is of no use for another account, another kind, or what must be told', async () => {
    const path = links.pathFor(store.ownerId, 'order_to_pack')
    const forged = [
      path.replace(`account=${store.ownerId}`, `account=${customer.id}`),
      path.replace('order_to_pack', 'stock_low'),
      path.replace(/signature=./, 'signature=!'),
      path.replace(/&signature.*/, ''),
      `${path}&kind=order_to_pack`,
      links.pathFor(customer.id, 'order_placed'),
      '/unsubscribe',
    ]
    for (const each of forged)
      for (const method of ['GET', 'POST'])
        expect([each, (await shop.request(method, each)).status]).toEqual([each, 404])
    expect(
      await shop.db
        .selectFrom('message_preferences')
        .selectAll()
        .where('account_id', 'in', [store.ownerId, customer.id])
        .execute(),
    ).toEqual([])
  })

  test('is not offered in a mail that must be told', async () => {
    const [mail] = await messagesAbout(shop, await placed())
    expect(mail?.html).not.toContain('unsubscribe')
  })
})
