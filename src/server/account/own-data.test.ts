import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoiceParcel } from '../invoices/invoice-parcel.ts'
import { addToCart } from '../testing/carts.ts'
import { givenAccount, givenDocument } from '../testing/given-documents.ts'
import { givenBin } from '../testing/given-invoices.ts'
import { order, orderBody } from '../testing/orders.ts'
import { givenSold, grantRefund } from '../testing/refunds.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders } from '../testing/traders.ts'

let shop: TestShop
let admin: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const fileOf = ({ token }: { token: string }) => shop.call('GET /api/account/data', {}, token)

const SINCE = new Date('2026-01-02T03:04:05Z')

/** Somebody with something in each part of the file, in words that only they have. */
async function withHistory(person: { id: number; token: string }, word: string, product: number): Promise<number> {
  const body = orderBody([{ productId: product }], { name: `${word} Begum`, notes: `${word} rings twice` })
  const { body: placed } = await order(shop, person.token, body)
  await addToCart(shop, { username: '', email: '', ...person }, { productId: product, quantity: 2, size: 'M' })
  const writtenTo = { account_id: person.id, recipient: `account:${person.id}`, event_id: null, state: 'Sent' as const }
  await shop.db
    .insertInto('messages')
    .values([
      { ...writtenTo, kind: 'account_news', way: 'bell', subject: `${word} in the bell` },
      { ...writtenTo, kind: 'account_mail', way: 'mail', subject: `${word} by mail`, to_address: 'a@b.example' },
      {
        ...{ ...writtenTo, kind: 'account_code', way: 'mail' as const, subject: `${word} secret code` },
        ...{ to_address: 'a@b.example', expires_at: new Date() },
      },
    ])
    .execute()
  await shop.db
    .updateTable('users')
    .set({ name: `${word} Khatun` })
    .where('id', '=', person.id)
    .execute()
  const change = { field: 'phone' as const, old_value: null, new_value: `${word} phone`, undo_until: new Date() }
  await shop.db
    .insertInto('contact_changes')
    .values({ ...change, account_id: person.id })
    .execute()
  const totp = { account_id: person.id, sealed: Buffer.from('sealed secret'), confirmed_at: SINCE }
  await shop.db.insertInto('totp_secrets').values(totp).execute()
  const place = { label: '', landmark: '', division: '', district: '', upazila: '', city: 'Dhaka', is_default: true }
  await shop.db
    .insertInto('addresses')
    .values({ ...place, account_id: person.id, name: `${word} at home`, phone: '01711000000', address_line: 'Road 1' })
    .execute()
  const session = { account_id: person.id, epoch: 0, network: `${word}/24`, expires_at: new Date(Date.now() + 60_000) }
  await shop.db.insertInto('sessions').values(session).execute()
  const preference = { account_id: person.id, kind: `kind_${word}`, way: 'mail' as const, is_on: false }
  await shop.db.insertInto('message_preferences').values(preference).execute()
  const deed = { subject: 'user' as const, subject_id: person.id, subject_name: null, before: null }
  await shop.db
    .insertInto('audit_entries')
    .values({ ...deed, actor_id: admin.id, action: 'active', after: JSON.stringify({ isActive: word }) })
    .execute()
  return placed.id
}

test('each gets a file with all that is kept of them, and nothing of anybody else: two customers, a vendor, an admin', async () => {
  const [rahima, karim, vendor] = [await shop.given.account(), await shop.given.account(), await shop.given.vendor()]
  const owner = { id: vendor.ownerId, token: vendor.token }
  // The vendor sells to both: their addresses are no data of the vendor’s.
  const product = await shop.given.product({ vendorId: vendor.id })
  const elsewhere = await shop.given.product()
  const people = [
    { person: rahima, word: 'rahima', orderId: await withHistory(rahima, 'rahima', product) },
    { person: karim, word: 'karim', orderId: await withHistory(karim, 'karim', product) },
    { person: owner, word: 'vendor', orderId: await withHistory(owner, 'vendor', elsewhere) },
    { person: admin, word: 'admin', orderId: await withHistory(admin, 'admin', elsewhere) },
  ]
  await givenDocument(shop, vendor.id, { kind: 'nid', number: '1990123456789' })
  await givenAccount(shop, vendor.id)
  for (const { person, word, orderId } of people) {
    const { status, headers, body } = await fileOf(person)
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename=haat-my-data.json'])
    expect(body).toMatchObject({
      account: { id: person.id, name: `${word} Khatun` },
      twoStep: { isOn: true, onSince: SINCE.toISOString() },
      contactChanges: [{ field: 'phone', oldValue: null, newValue: `${word} phone`, undoneAt: null }],
      addresses: [{ name: `${word} at home` }],
      cart: [{ quantity: 2 }],
      preferences: [{ kind: `kind_${word}`, isOn: false }],
      orders: [{ id: orderId, name: `${word} Begum`, lines: [{ quantity: 1, size: 'M' }] }],
      deeds: [{ after: { isActive: word }, isOwnDeed: person === admin }],
    })
    const papers = person === owner ? [{ storeId: vendor.id, kind: 'nid', number: '6789' }] : []
    expect([body.papers, body.payoutAccounts.length]).toMatchObject([papers, papers.length])
    const own = await shop.db.selectFrom('sessions').select('id').where('account_id', '=', person.id).execute()
    expect(body.sessions).toHaveLength(own.length)
    expect(body.sessions.map(({ network }: { network: string }) => network)).toContain(`${word}/24`)
    const subjects = body.messages.map(({ subject }: { subject: string }) => subject)
    expect(subjects).toEqual(expect.arrayContaining([`${word} in the bell`, `${word} by mail`]))
    const text = JSON.stringify(body)
    for (const secret of ['secret code', 'password', 'sealed', 'hash'])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    for (const other of people)
      if (other.word !== word)
        for (const mark of [`${other.word} `, `_${other.word}`, `${other.word}/24`])
          expect([word, mark, text.includes(mark)]).toEqual([word, mark, false])
  }
})

test('years of orders come whole, each once, in parts', async () => {
  const person = await shop.given.account()
  const { body } = await order(shop, person.token, orderBody([{ productId: await shop.given.product() }]))
  const session = { account_id: person.id, epoch: 0, network: '192.0.2.0/24', expires_at: new Date() }
  await shop.db
    .insertInto('sessions')
    .values(Array.from({ length: 405 }, () => session))
    .execute()
  const file = (await fileOf(person)).body
  expect(new Set(file.sessions.map(({ id }: { id: number }) => id)).size).toBe(405)
  expect(file.orders.map(({ id }: { id: number }) => id)).toEqual([body.id])
})

test('an hour has so many files for each account', async () => {
  const [person, other] = [await shop.given.account(), await shop.given.account()]
  for (let asked = 0; asked < 10; asked += 1) expect((await fileOf(person)).status).toBe(200)
  expect(await fileOf(person)).toMatchObject({ status: 429, body: problem('too_many_attempts') })
  expect((await fileOf(other)).status).toBe(200)
})

test('refunds and tax invoices of what a person bought are in their file, and in no other’s', async () => {
  const traders = await givenTraders(shop)
  await givenBin(shop, traders.baker.id)
  const sold = await givenSold(shop, traders)
  await invoiceParcel(shop.db, sold.parcelId)
  const lines = sold.lines.map(({ lineId }) => ({ lineId, quantity: 1 }))
  const refund = (await grantRefund(shop, admin.token, sold.parcelId, { lines })).body
  const own = (await fileOf(traders.customer)).body
  expect(own.refunds).toMatchObject([{ id: refund.id, orderId: sold.orderId, state: 'owed', payments: [] }])
  expect(own.taxInvoices).toMatchObject([{ form: 'invoice', number: 1, orderId: sold.orderId }])
  for (const other of [traders.baker, traders.weaver])
    expect((await fileOf(other)).body).toMatchObject({ refunds: [], taxInvoices: [] })
})
