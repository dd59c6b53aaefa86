import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSubscribers } from '../assembly/subscribers.ts'
import { givenSettled } from '../payouts/testing/store-books.ts'
import { DEBT_LIMIT, givenPaused, givenStorePayment } from '../testing/given-debts.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { untilMailsRest } from '../testing/mails.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  const subscribers = createSubscribers({
    sends: { mail: false, sms: false },
    publicUrl: 'https://haat.example',
  })
  await keepTestJobsRunning(shop, { subscribers })
})
afterAll(() => shop.close())

async function takenBack(paymentId: number): Promise<void> {
  const asked = { params: { id: String(paymentId) }, body: { reason: 'Paid by another store' } }
  expect((await shop.call('PUT /api/store-payments/:id/taken-back', asked, admin.token)).status).toBe(200)
}

/** By which ways the store is told, the words of each, the mail first. */
async function toldTo(vendorId: number): Promise<{ way: string; words: string }[]> {
  await untilMailsRest(shop)
  const rows = await shop.db
    .selectFrom('messages')
    .selectAll()
    .where('kind', '=', 'store_payment_taken_back')
    .where('recipient', '=', `store:${vendorId}`)
    .orderBy('id')
    .execute()
  return rows.map(({ way, subject, plain_text }) => ({ way, words: `${subject}\n${plain_text ?? ''}` }))
}

test('a store is told that its payment counts no more, why, and what it owes now', async () => {
  const { id } = await shop.given.vendor()
  await takenBack(await givenStorePayment(shop, id, admin.id))
  const told = await toldTo(id)
  expect(told.map(({ way }) => way)).toEqual(['mail', 'bell'])
  for (const { words } of told) expect(words).toContain('৳1,000 was reversed. Your store now owes the shop ৳10,000.')
  expect(told[0]?.words).toMatch(/Cash.*Receipt[\s\S]*Paid by another store[\s\S]*At ৳500 or less/)
  expect(told[0]?.words).toContain('https://haat.example/dashboard/statements')
})

test('whose orders pause is told so, and one that owes nothing all the same is told that', async () => {
  const [paused, quits] = [await shop.given.vendor(), await shop.given.vendor()]
  await givenPaused(shop, paused.id)
  const payment = await shop.call(
    'POST /api/store-terms/:id/payments',
    { params: { id: String(paused.id) }, body: { amount: 10_000 - DEBT_LIMIT, way: 'bkash', reference: 'BKX9' } },
    admin.token,
  )
  expect(payment.status).toBe(201)
  const newest = shop.db.selectFrom('store_payments').select('id').where('vendor_id', '=', paused.id)
  await takenBack((await newest.executeTakeFirstOrThrow()).id)
  expect((await toldTo(paused.id))[0]?.words).toContain('New orders are paused.')

  const paymentId = await givenStorePayment(shop, quits.id, admin.id)
  await givenSettled(shop.db, quits.id, 1_100_000)
  await takenBack(paymentId)
  const [mail] = await toldTo(quits.id)
  expect(mail?.words).toContain('৳1,000 was reversed. Your store owes the shop nothing.')
})
