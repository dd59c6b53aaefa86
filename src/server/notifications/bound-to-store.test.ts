import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { messagesAbout, type StoredMessage } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { boundToStore } from './bound-to-store.ts'
import type { Notification } from './kinds/kind.ts'
import { stockLow } from './kinds/stock.ts'
import { storeAccountChanged } from './kinds/store-money.ts'
import { writeMessages } from './write-messages.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
})
afterAll(() => shop.close())

const OPTIONS = { sends: { mail: true, sms: true }, publicUrl: 'https://haat.example' }
const STRANGER = { contact_email: 'stranger@elsewhere.example', contact_phone: '01799000019' }
const EVIL = {
  name: 'URGENT: your account is blocked',
  shippingAddress: 'https://evil.example/verify',
  notes: 'Pay now',
}
let events = 6_000_000

/** A store that is written to at a stranger’s, also by SMS, for each order. */
async function storeAt(contact: object) {
  const { id: vendorId, ownerId } = await shop.given.vendor()
  await shop.db.updateTable('vendors').set(contact).where('id', '=', vendorId).execute()
  const bySms = { account_id: ownerId, kind: 'order_to_pack', way: 'sms' as const, is_on: true }
  await shop.db.insertInto('message_preferences').values(bySms).execute()
  return vendorId
}

/** What the store was told of a new order, by way. */
async function toldOfOrder(vendorId: number): Promise<Record<'mail' | 'sms' | 'bell', StoredMessage | undefined>> {
  const { token } = await shop.given.account()
  const productId = await shop.given.product({ vendorId, name: 'White panjabi', pricePoisha: 145_000 })
  const { body } = await order(shop, token, orderBody([{ productId, price: 1450 }], EVIL))
  events += 1
  const placed = { id: events, name: 'order.placed', payload: { orderId: body.id }, emittedAt: new Date() } as const
  await transact(shop.db, (tx) => writeMessages(tx, [placed], OPTIONS))
  const by = async (way: 'mail' | 'sms' | 'bell') =>
    (await messagesAbout(shop, body.id, way)).find(({ recipient }) => recipient === `store:${vendorId}`)
  const bell = await shop.db
    .selectFrom('messages')
    .selectAll()
    .where('event_id', '=', events)
    .where('recipient', '=', `store:${vendorId}`)
    .where('way', '=', 'bell')
    .executeTakeFirst()
  return { mail: await by('mail'), sms: await by('sms'), bell: bell as StoredMessage | undefined }
}

const wordsOf = (message: StoredMessage | undefined) =>
  [message?.subject, message?.html?.replace(/ style="[^"]*"/g, ''), message?.text].join('\n')

test('a store’s email and phone that nobody has confirmed are told an order’s number and sum alone, once a day', async () => {
  const vendorId = await storeAt(STRANGER)
  const first = await toldOfOrder(vendorId)
  for (const message of [first.mail, first.sms]) {
    expect(message?.state).toBe('Waiting')
    const words = wordsOf(message)
    expect(words).toMatch(/1,510/)
    for (const typed of [...Object.values(EVIL), 'White panjabi']) expect(words).not.toContain(typed)
  }
  const second = await toldOfOrder(vendorId)
  expect([second.mail?.state, second.sms?.state]).toEqual(['Kept', 'Kept'])
  // Its owner has all of them in the bell.
  expect([first.bell, second.bell].map((message) => message?.state)).toEqual(['Sent', 'Sent'])
})

test('a store that has confirmed both is told of each order, whole', async () => {
  const proven = { proven_email: 'Store@shop.example', proven_phone: '01799000020' }
  const contact = { contact_email: 'store@shop.example', contact_phone: '+8801799000020' }
  const vendorId = await storeAt({ ...contact, ...proven })
  await toldOfOrder(vendorId)
  const { mail, sms } = await toldOfOrder(vendorId)
  expect([mail?.state, sms?.state]).toEqual(['Waiting', 'Waiting'])
  for (const typed of [EVIL.name, EVIL.shippingAddress, 'White panjabi']) expect(wordsOf(mail)).toContain(typed)
})

test('of money and safety a store that has not confirmed its contact is told each time, of the rest once a day', () => {
  const to = { name: 'store:3', accountId: 17, email: STRANGER.contact_email, phone: null }
  const mail = () => ({ subject: 'Paid to 01711 from now on', title: '', foot: '', blocks: [] })
  const notification: Notification = { to: { ...to, unproven: { mail: true, sms: true } }, mail }
  const changed = boundToStore(storeAccountChanged, notification, OPTIONS)
  const low = boundToStore(stockLow, notification, OPTIONS)
  expect([changed.mostADay, low.mostADay]).toEqual([{}, { mail: 1, sms: 1 }])
  expect([changed.mail?.().subject, low.mail?.().subject]).toEqual([storeAccountChanged.title(), stockLow.title()])
})
