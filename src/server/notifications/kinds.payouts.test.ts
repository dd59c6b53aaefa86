import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSubscribers } from '../assembly/subscribers.ts'
import { givenOwed } from '../payouts/testing/store-books.ts'
import { payOut } from '../testing/by-hand.ts'
import { givenAccount } from '../testing/given-documents.ts'
import { givenClosed, givenPayout, givenStatement } from '../testing/given-payouts.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { untilMailsRest } from '../testing/mails.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admins: [{ id: number; token: string }, { id: number; token: string }]
beforeAll(async () => {
  shop = await openTestShop()
  admins = [await shop.given.account('Admin'), await shop.given.account('Admin')]
  const subscribers = createSubscribers({ sends: { mail: false, sms: false }, publicUrl: 'https://haat.example' })
  await keepTestJobsRunning(shop, { subscribers })
})
afterAll(() => shop.close())

let store: { id: number; token: string }
beforeEach(async () => {
  store = await shop.given.vendor()
  await givenAccount(shop, store.id, { number: '0123456789' })
  const phones = { contact_phone: '+8801711000000', proven_phone: '01711000000' }
  await shop.db.updateTable('vendors').set(phones).where('id', '=', store.id).execute()
})

const fail = async (id: number) => {
  const call = { params: { id: String(id) }, body: { reason: 'Account name does not match.' } }
  expect((await shop.call('PUT /api/payouts/:id/failure', call, admins[0].token)).status).toBe(200)
}

/** By which ways the store is told of it, and the words of each. */
async function toldOf(kind: string): Promise<{ way: string; words: string }[]> {
  await untilMailsRest(shop)
  const rows = await shop.db
    .selectFrom('messages')
    .selectAll()
    .where('kind', '=', kind)
    .where('recipient', '=', `store:${store.id}`)
    .orderBy('id')
    .execute()
  return rows.map(({ way, subject, plain_text }) => ({ way, words: `${subject}\n${plain_text ?? ''}` }))
}
const waysOf = async (kind: string) => (await toldOf(kind)).map(({ way }) => way)

test('a store is told that a statement is closed, of which days, and who owes whom how much', async () => {
  const statementId = await givenStatement(shop, store.id)
  const told = await toldOf('statement_closed')
  expect(told.map(({ way }) => way)).toEqual(['mail', 'bell'])
  expect(told[0]?.words).toContain('Statement 1 is closed: the shop owes you ৳1,380')
  expect(told[0]?.words).toMatch(/covers \d{1,2} [A-Z][a-z]{2} \d{4} to \d{1,2} [A-Z][a-z]{2} \d{4} /)
  expect(told[0]?.words).toContain(`https://haat.example/dashboard/statements/${statementId}`)
  await givenOwed(shop.db, store.id, 200_000)
  await givenClosed(shop, store.id)
  expect((await toldOf('statement_closed')).at(-1)?.words).toContain(
    'Statement 2 is closed: your store owes the shop ৳620',
  )
})

test('and that a payout is paid: how much, where to, and by which reference', async () => {
  const statementId = await givenStatement(shop, store.id)
  await payOut(shop, [admins[0].token, admins[1].token], statementId, `EFT ${store.id}`)
  const told = await toldOf('payout_paid')
  expect(told.map(({ way }) => way)).toEqual(['mail', 'bell'])
  expect(told[0]?.words).toMatch(
    /৳1,380 was paid to your store[\s\S]*0123456789, reference EFT \d+\.[\s\S]*statement 1/,
  )
})

test('and that one came back, why, by SMS, too, whether it was paid or on its way; of what was only prepared it hears nothing', async () => {
  await fail(await givenPayout(shop, store.id, admins[0].id, 'prepared'))
  expect(await waysOf('payout_failed')).toEqual([])
  await fail(await givenPayout(shop, store.id, admins[0].id, 'approved'))
  const told = await toldOf('payout_failed')
  expect(told.map(({ way }) => way)).toEqual(['mail', 'sms', 'bell'])
  expect(told[0]?.words).toMatch(/৳1,380 did not reach your store[\s\S]*does not match[\s\S]*dashboard\/papers/)
  expect(told[1]?.words).toContain('Account name does not match.')
  const { id } = await payOut(shop, [admins[0].token, admins[1].token], await givenStatement(shop, store.id), 'EFT 9')
  await fail(id)
  expect(await waysOf('payout_failed')).toHaveLength(6)
})
