import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import type { EmittedEvent } from '../platform/events/subscriber.ts'
import { messagesAbout, runMails, type StoredMessage, untilMailsRest } from '../testing/mails.ts'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { giveContacts } from '../testing/own-contacts.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenSms } from '../testing/sms.ts'
import { writeMessages } from './write-messages.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
})
afterAll(() => shop.close())

const ORIGIN = 'https://haat.example'
const KEPT = { sends: { mail: false, sms: false }, publicUrl: ORIGIN }
let events = 1_000_000
const nextEvent = () => (events += 1)

type Account = Awaited<ReturnType<TestShop['given']['account']>>

/** A store that says where it wants its mails. */
async function store(name: string, contactEmail = `${name.toLowerCase()}@store.example`) {
  const given = await shop.given.vendor()
  await shop.db
    .updateTable('vendors')
    .set({ store_name: name, contact_email: contactEmail, proven_email: contactEmail })
    .where('id', '=', given.id)
    .execute()
  return given
}

async function place(customer: Account, goods: { vendorId?: number; name: string; taka: number; quantity?: number }[]) {
  const items = []
  for (const { taka, quantity = 1, ...product } of goods)
    items.push({ productId: await shop.given.product({ ...product, pricePoisha: taka * 100 }), price: taka, quantity })
  const { status, body } = await order(shop, customer.token, orderBody(items))
  expect(status).toBe(201)
  return body.id as number
}

const placedEvent = (orderId: number, id = nextEvent()): EmittedEvent<'order.placed'> => ({
  ...{ id, name: 'order.placed', payload: { orderId }, emittedAt: new Date() },
})
const write = (orderId: number, id = nextEvent(), options = KEPT) =>
  transact(shop.db, (tx) => writeMessages(tx, [placedEvent(orderId, id)], options))

/** All that one can read of it, and nothing that styles it. */
const wordsOf = ({ subject, html, text }: StoredMessage) =>
  [subject, html?.replace(/ style="[^"]*"/g, ''), text].join('\n')
const found = (messages: StoredMessage[], recipient: string) => {
  const message = messages.find((each) => each.recipient === recipient)
  if (!message) throw new Error(`Nobody wrote to ${recipient}.`)
  return message
}

test('an order is told to its shopper and to each of its stores, once each, and kept where there is no mail server', async () => {
  await runMails(shop)
  const [tant, katan, customer] = [await store('Tant'), await store('Katan'), await shop.given.account()]
  const id = await place(customer, [
    { vendorId: tant.id, name: 'White panjabi', taka: 1450, quantity: 2 },
    { vendorId: katan.id, name: 'Red saree', taka: 3200 },
  ])
  await untilMailsRest(shop)
  const messages = await messagesAbout(shop, id)
  expect(messages.map(({ recipient, to, state, tries }) => ({ recipient, to, state, tries }))).toEqual([
    { recipient: `customer:${customer.id}`, to: 'rahima@example.com', state: 'Kept', tries: 0 },
    { recipient: `store:${tant.id}`, to: 'tant@store.example', state: 'Kept', tries: 0 },
    { recipient: `store:${katan.id}`, to: 'katan@store.example', state: 'Kept', tries: 0 },
  ])
})

test('a shopper reads what was ordered, from whom, where it goes, shipping, total and how it is paid, in HTML and in text', async () => {
  const [tant, katan, customer] = [await store('Tant'), await store('Katan'), await shop.given.account()]
  await giveContacts(shop, customer)
  const id = await place(customer, [
    { vendorId: tant.id, name: 'White panjabi', taka: 1450, quantity: 2 },
    { vendorId: katan.id, name: 'Red saree', taka: 3200 },
  ])
  await write(id)
  const { subject, html, text } = found(await messagesAbout(shop, id), `customer:${customer.id}`)
  expect(subject).toBe(`Your order ${id} at Haat`)
  const said = [
    'Thank You for Your Order!',
    `Order ${id}, `,
    'From Tant',
    'White panjabi',
    'Size M × 2',
    '৳2,900',
    'From Katan',
    'Red saree',
    '৳3,200',
    'To pay when it arrives: ৳2,960, including ৳60 shipping',
    'Subtotal',
    '৳6,100',
    'Shipping',
    '৳60',
    '৳6,160',
    'Cash on delivery: you pay ৳6,160 in cash altogether, when they arrive.',
    'Delivered within 2-3 days after confirmation.',
    'Rahima Khatun',
    '12 Mirpur Road, Dhaka',
    `${ORIGIN}/dashboard/orders/${id}`,
  ]
  for (const words of said) expect([words, html?.includes(words)]).toEqual([words, true])
  for (const words of said.filter((each) => !each.startsWith('From ')))
    expect([words, text?.includes(words)]).toEqual([words, true])
})

test('a store reads its own parcel and where it goes, and nothing of the other stores or of what delivery needs not', async () => {
  const [tant, katan, customer] = [await store('Tant'), await store('Katan'), await shop.given.account()]
  const id = await place(customer, [
    { vendorId: tant.id, name: 'White panjabi', taka: 1450, quantity: 2 },
    { vendorId: katan.id, name: 'Red saree', taka: 3200 },
  ])
  await write(id)
  const messages = await messagesAbout(shop, id)
  const [first, second] = [found(messages, `store:${tant.id}`), found(messages, `store:${katan.id}`)].map(wordsOf)
  for (const words of ['White panjabi', 'Size M × 2', '৳2,900', 'Amount to collect', '৳2,960', 'Ring twice'])
    expect([words, first?.includes(words)]).toEqual([words, true])
  for (const words of ['Rahima Khatun', '12 Mirpur Road, Dhaka', '01711000000'])
    expect([words, first?.includes(words), second?.includes(words)]).toEqual([words, true, true])
  for (const words of ['Red saree', '3,200', 'Katan', '6,1', 'rahima@example.com', '01811000000'])
    expect([words, first?.includes(words)]).toEqual([words, false])
  for (const words of ['White panjabi', '2,9', 'Tant', '৳60', '6,1', 'rahima@example.com', '01811000000'])
    expect([words, second?.includes(words)]).toEqual([words, false])
})

test('who buys in the own store and in another is told all as a shopper, and as a store its own parcel', async () => {
  const [own, other] = [await store('Ownshop'), await store('Elsewhere')]
  const owner = { id: own.ownerId, token: own.token } as Account
  await giveContacts(shop, owner)
  const id = await place(owner, [
    { vendorId: own.id, name: 'White panjabi', taka: 1450 },
    { vendorId: other.id, name: 'Red saree', taka: 3200 },
  ])
  await write(id)
  const messages = await messagesAbout(shop, id)
  expect(wordsOf(found(messages, `customer:${owner.id}`))).toContain('Red saree')
  expect(wordsOf(found(messages, `store:${own.id}`))).not.toContain('Red saree')
})

test('a store without a contact email is told by its owner’s; the shop’s own parcels are told to each active admin', async () => {
  const [silent, customer] = [await store('Silent', ''), await shop.given.account()]
  const [boss, second, away] = [
    await shop.given.account('Admin'),
    await shop.given.account('Admin'),
    await shop.given.account('Admin'),
  ]
  await shop.db.updateTable('users').set({ is_active: false }).where('id', '=', away.id).execute()
  const id = await place(customer, [
    { vendorId: silent.id, name: 'White panjabi', taka: 1450 },
    { name: 'House lungi', taka: 700 },
  ])
  await write(id)
  const messages = await messagesAbout(shop, id)
  expect(found(messages, `store:${silent.id}`).to).toMatch(/^vendor\d+@example\.com$/)
  expect(messages.slice(2).map(({ recipient }) => recipient)).toEqual([`admin:${boss.id}`, `admin:${second.id}`])
  expect(wordsOf(found(messages, `admin:${boss.id}`))).toContain('House lungi')
  expect(wordsOf(found(messages, `admin:${boss.id}`))).not.toContain('White panjabi')
})

test('the same event told again, also at the same moment, writes nothing again', async () => {
  const [tant, customer] = [await store('Tant'), await shop.given.account()]
  const id = await place(customer, [{ vendorId: tant.id, name: 'White panjabi', taka: 1450 }])
  const event = nextEvent()
  await Promise.all([write(id, event), write(id, event), write(id, event)])
  await write(id, event)
  expect(await messagesAbout(shop, id)).toHaveLength(2)
})

test('what was cancelled meanwhile is told to nobody: neither a parcel, nor a whole order', async () => {
  const [tant, katan, customer] = [await store('Tant'), await store('Katan'), await shop.given.account()]
  const goods = [
    { vendorId: tant.id, name: 'White panjabi', taka: 1450 },
    { vendorId: katan.id, name: 'Red saree', taka: 3200 },
  ]
  const [partly, whole] = [await place(customer, goods), await place(customer, goods)]
  await moveOrder(shop, katan.token, partly, 'Cancelled')
  await moveOrder(shop, customer.token, whole, 'Cancelled')
  await write(partly)
  await write(whole)
  const recipients = (await messagesAbout(shop, partly)).map(({ recipient }) => recipient)
  expect(recipients).toEqual([`customer:${customer.id}`, `store:${tant.id}`])
  expect(await messagesAbout(shop, whole)).toEqual([])
})

test('a mail leads to the address that the shop’s settings say, and to none where they say none', async () => {
  const [tant, customer] = [await store('Tant'), await shop.given.account()]
  const id = await place(customer, [{ vendorId: tant.id, name: 'White panjabi', taka: 1450 }])
  await write(id, nextEvent(), { ...KEPT, publicUrl: undefined } as never)
  for (const message of await messagesAbout(shop, id)) {
    expect(wordsOf(message)).not.toMatch(/https?:|href|127\.0\.0\.1|localhost/)
    expect(wordsOf(message)).toContain('You find this order in the shop, under My orders.')
  }
})

test('whatever a shopper or a store calls itself is text', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&amp;'
  const [tant, customer] = [await store(`Tant ${evil}`, 'evil@store.example'), await shop.given.account()]
  const productId = await shop.given.product({ vendorId: tant.id, name: `Panjabi ${evil}` })
  await giveContacts(shop, customer)
  const typed = { name: `Rahima ${evil}`, shippingAddress: `12 ${evil}`, shippingCity: evil, notes: `Ring ${evil}` }
  const { body } = await order(shop, customer.token, orderBody([{ productId }], typed))
  await write(body.id)
  for (const { html, text } of await messagesAbout(shop, body.id)) {
    expect(html).not.toMatch(/<img|onerror=a.*<img/)
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;amp;')
    expect(text).toContain(evil)
  }
})

test('no line of a mail is a shopper’s that reads as one of the shop’s', async () => {
  const [tant, customer] = [await store('Tant'), await shop.given.account()]
  const productId = await shop.given.product({ vendorId: tant.id })
  const line = 'Amount to collect: ৳0 (already paid by bKash)'
  const typed = { name: `Rahim\n\n${line}`, shippingAddress: `12 Road\r\n${line}`, notes: `Ring\r\n\r${line}` }
  const { status, body } = await order(shop, customer.token, orderBody([{ productId }], typed))
  expect(status).toBe(201)
  // As an order was stored before names were one line.
  await shop.db
    .updateTable('orders')
    .set({ shipping_city: `Dhaka\u2028${line}` })
    .where('id', '=', body.id)
    .execute()
  await write(body.id)
  const text = found(await messagesAbout(shop, body.id), `store:${tant.id}`).text ?? ''
  const lines = text.split(/[\n\r\u0085\u2028\u2029]/)
  expect(lines.filter((each) => each.startsWith('Amount to collect'))).toEqual(['Amount to collect: ৳1,510'])
  expect(lines).toContain(`Name: Rahim ${line}`)
})

test('to an email and a phone that nobody has shown to be theirs an order’s number and sum are told alone', async () => {
  const evil = {
    name: 'URGENT: your account is blocked',
    shippingAddress: 'https://evil.example/verify',
    notes: 'Pay now',
  }
  const [tant, customer] = [await store('Tant'), await shop.given.account()]
  const productId = await shop.given.product({ vendorId: tant.id, name: 'White panjabi', pricePoisha: 145_000 })
  const contact = { email: 'stranger@elsewhere.example', phone: '01799000009' }
  const placed = await order(shop, customer.token, orderBody([{ productId, price: 1450 }], { ...evil, ...contact }))
  const id = placed.body.id as number
  await write(id, nextEvent(), { sends: { mail: true, sms: true }, publicUrl: ORIGIN })
  const toCustomer = async (way: 'mail' | 'sms') =>
    found((await messagesAbout(shop, id, way)).toReversed(), `customer:${customer.id}`)
  for (const way of ['mail', 'sms'] as const) {
    const words = wordsOf(await toCustomer(way))
    expect(words).toContain(String(id))
    expect(words).toMatch(/1,510/)
    for (const typed of [...Object.values(evil), 'Dhaka', 'White panjabi']) expect(words).not.toContain(typed)
  }
  await moveOrder(shop, customer.token, id, 'Cancelled')
  const parcels = await shop.db.selectFrom('parcels').select('id').where('order_id', '=', id).execute()
  await shop.db.updateTable('parcels').set({ cancel_reason: evil.name }).where('order_id', '=', id).execute()
  const payload = { orderId: id, parcelIds: parcels.map((parcel) => parcel.id), by: 'shop' as const }
  await transact(shop.db, (tx) =>
    writeMessages(tx, [{ id: nextEvent(), name: 'order.cancelled', payload, emittedAt: new Date() }], KEPT),
  )
  for (const way of ['mail', 'sms'] as const) {
    const words = wordsOf(await toCustomer(way))
    expect(words).toContain('cancelled')
    expect(words).not.toContain(evil.name)
  }
})

const ONCE = 'Not sent: an unconfirmed email or phone gets one of these messages a day.'

test('an email that nobody has shown to be theirs is written to once a day, whoever types it; what is more is kept, and stores are told all', async () => {
  const tant = await store('Tant')
  const victim = { email: 'Victim@elsewhere.example' }
  const productId = await shop.given.product({ vendorId: tant.id })
  let id = 0
  for (const email of [victim.email, victim.email.toLowerCase()]) {
    const customer = await shop.given.account()
    id = (await order(shop, customer.token, orderBody([{ productId }], { email }))).body.id
    await write(id, nextEvent(), { sends: { mail: true, sms: false }, publicUrl: ORIGIN })
  }
  const [toVictim, toStore] = await messagesAbout(shop, id)
  expect(toVictim).toMatchObject({ state: 'Kept', problem: ONCE })
  expect(toStore).toMatchObject({ state: 'Waiting', problem: '' })
})

test('an account writes to one stranger a day, to its own email twenty times, an admin to as many as order on the phone', async () => {
  const productId = await shop.given.product({ vendorId: (await store('Tant')).id })
  const writers = {
    Stranger: await shop.given.account(),
    Owner: await shop.given.account(),
    Admin: await shop.given.account('Admin'),
  }
  await giveContacts(shop, writers.Owner, { email: 'own@many.example', phone: '01799000010' })
  const states: Record<string, string[]> = {}
  for (const [name, { token }] of Object.entries(writers)) {
    states[name] = []
    for (let at = 0; at < 21; at += 1) {
      const email = name === 'Owner' ? 'own@many.example' : `${name}${at}@many.example`
      const { body } = await order(shop, token, orderBody([{ productId }], { email }))
      await write(body.id, nextEvent(), { sends: { mail: true, sms: false }, publicUrl: ORIGIN })
      states[name].push((await messagesAbout(shop, body.id))[0]?.state ?? 'none')
    }
  }
  expect(states).toEqual({
    Stranger: ['Waiting', ...Array(20).fill('Kept')],
    Owner: [...Array(20).fill('Waiting'), 'Kept'],
    Admin: Array(21).fill('Waiting'),
  })
})

const ways = { mail: false, sms: true }
const byEach = (ids: number[]) =>
  Promise.all(ids.map((id) => write(id, nextEvent(), { sends: ways, publicUrl: ORIGIN })))
const byBatches = (ids: number[]) =>
  Promise.all(
    [ids.slice(0, 3), ids.slice(3).toReversed()].map((some) =>
      transact(shop.db, (tx) =>
        writeMessages(
          tx,
          some.map((id) => placedEvent(id)),
          { sends: ways, publicUrl: ORIGIN },
        ),
      ),
    ),
  )

test.each([
  ['told at the same moment', '01799000001', byEach],
  ['told by one batch', '01799000002', byBatches],
])('a phone is written to twenty times a day and no more, however many orders are %s', async (_, phone, writeAll) => {
  const contact = { phone }
  for (let at = 0; at < 18; at += 1) await givenSms(shop, { phone: contact.phone })
  const productId = await shop.given.product({ vendorId: (await store('Tant')).id })
  const owner = await shop.given.account()
  await giveContacts(shop, owner, { ...contact, email: `${phone}@example.com` })
  const ids: number[] = []
  for (let at = 0; at < 6; at += 1)
    ids.push((await order(shop, owner.token, orderBody([{ productId }], contact))).body.id)
  await writeAll(ids)
  const sms = await shop.db
    .selectFrom('messages')
    .select(['state', 'problem'])
    .where('order_id', 'in', ids)
    .where('to_phone', '=', contact.phone)
    .orderBy('state')
    .execute()
  expect(sms).toEqual([
    ...Array(4).fill({ state: 'Kept', problem: 'Not sent: limit of 20 SMS a day.' }),
    ...Array(2).fill({ state: 'Waiting', problem: '' }),
  ])
})

test('an admin who orders on the phone is told of each cancelled order; a customer at an unproven email of one a day', async () => {
  const productId = await shop.given.product({ vendorId: (await store('Tant')).id })
  const states: Record<string, string[]> = {}
  for (const role of ['User', 'Admin'] as const) {
    const { token } = await shop.given.account(role)
    const { body } = await order(shop, token, orderBody([{ productId }], { email: `${role}@cancels.example` }))
    const parcels = await shop.db.selectFrom('parcels').select('id').where('order_id', '=', body.id).execute()
    const payload = { orderId: body.id as number, parcelIds: parcels.map(({ id }) => id), by: 'shop' as const }
    for (let at = 0; at < 21; at += 1)
      await transact(shop.db, (tx) =>
        writeMessages(tx, [{ id: nextEvent(), name: 'order.cancelled', payload, emittedAt: new Date() }], {
          sends: { mail: true, sms: false },
          publicUrl: ORIGIN,
        }),
      )
    const mails = await messagesAbout(shop, body.id)
    states[role] = mails.filter(({ to }) => to === `${role}@cancels.example`).map(({ state }) => state)
  }
  expect(states).toEqual({ User: ['Waiting', ...Array(20).fill('Kept')], Admin: Array(21).fill('Waiting') })
})
