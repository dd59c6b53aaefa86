import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { givenMessage } from '../testing/given-messages.ts'
import { messagesAbout, runMails, untilMailsRest } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eraseOldMessages } from './erase-messages.ts'
import { messagesOfDeleted } from './erasing.queries.ts'

let shop: TestShop
let admin: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = (await shop.given.account('Admin')).token
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('messages').execute())

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const deleteUser = (id: number) => shop.call('DELETE /api/users/:id', { params: { id: String(id) } }, admin)
const contentOf = async (id: number) => {
  const { to_address, html, plain_text, state, problem } = await shop.db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { isErased: [to_address, html, plain_text].every((part) => part === null), state, problem }
}

/** An order with a mail to its shopper and one to its store. */
async function placed() {
  const running = await runMails(shop)
  const [vendor, customer] = [await shop.given.vendor(), await shop.given.account()]
  const productId = await shop.given.product({ vendorId: vendor.id })
  const { body } = await order(shop, customer.token, orderBody([{ productId }]))
  await untilMailsRest(shop)
  await running.stop(60_000)
  const [toShopper, toStore] = await messagesAbout(shop, body.id)
  if (!toShopper || !toStore) throw new Error('Somebody was not written to.')
  return { vendor, customer, toShopper: toShopper.id, toStore: toStore.id }
}

test('of a deleted shopper no mail knows anything any more, neither those to them nor those to stores about their orders', async () => {
  const { customer, toShopper, toStore } = await placed()
  const other = await placed()
  expect((await deleteUser(customer.id)).status).toBe(200)
  for (const id of [toShopper, toStore])
    expect(await contentOf(id)).toEqual({ isErased: true, state: 'Kept', problem: '' })
  for (const id of [other.toShopper, other.toStore]) expect(await contentOf(id)).toMatchObject({ isErased: false })
  const { rows } = await sql<{
    words: string
  }>`select m::text as words from messages m where id in (${toShopper}, ${toStore})`.execute(shop.db)
  for (const { words } of rows) expect(words).not.toMatch(/Rahima|Mirpur|@|017/)
})

test('of a deleted account the codes are gone that were asked for before it was known whose they are', async () => {
  const { id } = await shop.given.account()
  const phone = '01711000093'
  await shop.db.updateTable('users').set({ phone }).where('id', '=', id).execute()
  expect((await shop.call('POST /api/auth/codes', { body: { phone } })).status).toBe(200)
  const code = await shop.db.selectFrom('messages').select('id').where('to_phone', '=', phone).executeTakeFirstOrThrow()
  expect((await deleteUser(id)).status).toBe(200)
  const left = await shop.db.selectFrom('messages').selectAll().where('id', '=', code.id).executeTakeFirstOrThrow()
  expect(left).toMatchObject({ to_phone: null, plain_text: null })
})

test('what waits to go to a deleted account is not sent; what waits to go to a store is, and erased after that', async () => {
  const { customer, toShopper, toStore } = await placed()
  await shop.db.updateTable('messages').set({ state: 'Waiting' }).where('id', 'in', [toShopper, toStore]).execute()
  await deleteUser(customer.id)
  expect(await contentOf(toShopper)).toEqual({
    ...{ isErased: true, state: 'Failed', problem: 'Not sent: the account was deleted.' },
  })
  expect(await contentOf(toStore)).toMatchObject({ isErased: false, state: 'Waiting' })
  expect(await eraseOldMessages(shop.db, new AbortController().signal)).toBe(0)
  await shop.db.updateTable('messages').set({ state: 'Sent' }).where('id', '=', toStore).execute()
  expect(await eraseOldMessages(shop.db, new AbortController().signal)).toBe(1)
  expect(await contentOf(toStore)).toMatchObject({ isErased: true, state: 'Sent' })
})

test('of orders of deleted accounts that nothing is left of no message is read, however many there are', async () => {
  const plans: string[] = []
  const looking = transact(shop.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into messages (event_id, kind, recipient, order_id, subject, state, to_address)
      select id, 'order_placed', 'customer:1', 1000 + id / 16, 'Your order', 'Sent', case when id > 24000 then 'x@example.com' end
      from generate_series(1, 32000) as id`.execute(tx)
    await sql`analyze messages`.execute(tx)
    plans.push(JSON.stringify(await messagesOfDeleted(tx, 1000).explain()))
    throw new Error('Nothing of it stays.')
  })
  await expect(looking).rejects.toThrow('Nothing of it stays.')
  expect(plans[0]).toMatch(/messages_of_order_with_contents/)
  expect(plans[0]).not.toMatch(/Seq Scan on messages/)
})

test('of a deleted vendor’s account the mails to its store are erased, and the shopper’s stay', async () => {
  const { vendor, toShopper, toStore } = await placed()
  await deleteUser(vendor.ownerId)
  expect([await contentOf(toShopper), await contentOf(toStore)]).toMatchObject([
    { isErased: false },
    { isErased: true },
  ])
})

test('after 90 days what a mail said is erased, and what became of it stays; one that waits is not touched', async () => {
  const old = [
    await givenMessage(shop, { createdAt: daysAgo(91) }),
    await givenMessage(shop, { createdAt: daysAgo(400) }),
  ]
  const young = await givenMessage(shop, { createdAt: daysAgo(89), state: 'Failed', problem: '550 No' })
  const waiting = await givenMessage(shop, { createdAt: daysAgo(91), state: 'Waiting' })
  expect(await eraseOldMessages(shop.db, new AbortController().signal)).toBe(2)
  for (const id of old) expect(await contentOf(id)).toMatchObject({ isErased: true, state: 'Sent' })
  for (const id of [young, waiting]) expect(await contentOf(id)).toMatchObject({ isErased: false })
  expect(await eraseOldMessages(shop.db, new AbortController().signal)).toBe(0)
})

test('an erased mail is still the one of its event: told again, nobody is written to again', async () => {
  const first = await givenMessage(shop, { createdAt: daysAgo(91) })
  await eraseOldMessages(shop.db, new AbortController().signal)
  const copy = sql`insert into messages (event_id, kind, recipient, subject, to_address, html, plain_text, state)
    select event_id, kind, recipient, subject, 'x@example.com', '', '', 'Waiting' from messages where id = ${first}`
  await expect(copy.execute(shop.db)).rejects.toThrow('unique')
})

test('a shop that closes stops erasing; the rest is erased another time', async () => {
  const id = await givenMessage(shop, { state: 'Sent' })
  await shop.db
    .updateTable('messages')
    .set({ created_at: daysAgo(91) })
    .where('id', '=', id)
    .execute()
  expect(await eraseOldMessages(shop.db, AbortSignal.abort())).toBe(0)
  expect(await contentOf(id)).toMatchObject({ isErased: false })
})
