import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { invoiceCommission } from '../invoices/invoice-commission.ts'
import { wrongBooks } from '../ledger/testing/books.ts'
import { transact } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { balanceOf, buy, payOut, readStatement, statementOf } from '../testing/by-hand.ts'
import { givenShopBin } from '../testing/given-invoices.ts'
import { givenAccount } from '../testing/given-papers.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import { bringSold, grantRefund, payRefund, refundsGiveBack, type Sold } from '../testing/refunds.ts'
import { csvOf, givenCourierAccount, handToCompany, settle } from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { closeStatement } from './close-statements.ts'
import { dayAfter, lastDayBefore, nextClosingAfter } from './periods.ts'
import { givenSettled } from './testing/store-books.ts'

// What an accountant reckoned by hand before the shop was asked (docs/decisions/087). All in taka.

let shop: TestShop
let traders: Traders
let admins: [string, string]
let accountId: number
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  admins = [traders.admin.token, (await shop.given.account('Admin')).token]
  accountId = await givenCourierAccount(shop, 'pathao')
  await givenShopBin(shop)
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

let store: { id: number; ownerId: number; token: string }
beforeEach(async () => {
  store = await shop.given.vendor()
  await givenAccount(shop, store.id, { number: '0123456789' })
})
const tenth = () => givenRule(shop, { name: 'A tenth', vendorId: store.id })
const balance = () => balanceOf(shop, store.token)
const refund = (token: string, sold: Sold) =>
  grantRefund(shop, token, sold.parcelId, { lines: sold.lines.map(({ lineId }) => ({ lineId, quantity: 1 })) })

async function bought(taka: number, quantity = 1): Promise<Sold> {
  const [sold] = await buy(shop, traders.customer.token, [{ vendorId: store.id, taka, quantity }])
  if (!sold) throw new Error('The store has a parcel.')
  return sold
}

/** By the store’s own rider. */
async function ownDelivery(taka: number, quantity = 1): Promise<Sold> {
  const sold = await bought(taka, quantity)
  expect((await bringParcel(shop, store.token, sold.parcelId, { stage: 'delivered' })).status).toBe(200)
  return sold
}

/** By a courier of the shop, which has the cash; answers what it is to be settled by. */
async function carried(taka: number): Promise<Sold & { number: string; invoice: string }> {
  const sold = await bought(taka)
  const handed = { token: store.token, askedBy: traders.customer.id, company: 'pathao', accountId } as const
  const names = await handToCompany(shop, sold.parcelId, handed)
  const body = { stage: 'delivered', reason: 'Told by phone' } as const
  expect((await correctParcel(shop, admins[0], sold.parcelId, body)).status).toBe(200)
  return { ...sold, ...names }
}

/** Carried, and its cash is here. */
async function paidFor(taka: number): Promise<Sold> {
  const sold = await carried(taka)
  const cash = String(taka + 60)
  const file = csvOf([[sold.number, sold.invoice, 'Delivered', cash, '0', cash]])
  expect(await settle(shop, admins[0], { file })).toEqual({ 2: 'paid' })
  return sold
}

test('7. Of 3 times 199.99 the store owes 61.51 less 0.97 of rounding; refunded piece by piece, the first with nothing given back, 260.53, 440.01 and 679.50', async () => {
  await givenRule(shop, { name: 'Crooked', vendorId: store.id, basisPoints: 725, fixedPoisha: 333 })
  const sold = await ownDelivery(199.99, 3)
  expect(await balance()).toMatchObject({ owed: 60.54 })
  await refundsGiveBack(shop, 'none')
  const first = await refund(store.token, sold)
  await refundsGiveBack(shop, 'whole')
  expect(await balance()).toMatchObject({ owed: 260.53 })
  await refund(admins[0], sold)
  expect(await balance()).toMatchObject({ owed: 440.01 })
  const rest = { lines: sold.lines.map(({ lineId }) => ({ lineId, quantity: 1 })), withShipping: true }
  expect((await grantRefund(shop, admins[0], sold.parcelId, rest)).status).toBe(201)
  expect(await balance()).toMatchObject({ owed: 679.5 })
  // What it pays out of its own till, it owes no more.
  const paid = await payRefund(shop, store.token, first.body.id, { way: 'cash', reference: 'R 1', from: 'store' })
  expect(paid.status).toBe(200)
  expect(await balance()).toMatchObject({ owed: 479.83 })
  const { lines, closing } = await statementOf(shop, store)
  const back = lines.filter(([kind]: [string]) => kind === 'commission_given_back')
  expect([back, closing]).toEqual([
    [
      ['commission_given_back', 20.51],
      ['commission_given_back', 20.5],
    ],
    -479.83,
  ])
})

test('12. Of a debt of 115, four payments of 60 at once are one, and 55 are left', async () => {
  await tenth()
  await ownDelivery(1000)
  const pay = (reference: string) => {
    const call = { params: { id: String(store.id) }, body: { amount: 60, way: 'cash', reference } as const }
    return shop.call('POST /api/store-terms/:id/payments', call, admins[0])
  }
  const answers = await Promise.all(['R1', 'R2', 'R3', 'R4'].map(pay))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await balance()).toEqual({ pending: 0, payable: 0, owed: 55 })
  expect(await statementOf(shop, store)).toMatchObject({
    lines: [
      ['commission', -115],
      ['paid_by_store', 60],
    ],
    closing: -55,
  })
})

test('14. A store that is closed with 885 to be paid and a parcel on its way has 885 more in the end, and its owner reads both', async () => {
  await tenth()
  await paidFor(1000)
  const sold = await bought(1000)
  const handed = { token: store.token, askedBy: traders.customer.id, company: 'pathao', accountId } as const
  await handToCompany(shop, sold.parcelId, handed)
  const { id: statementId } = await statementOf(shop, store)
  const closed = await shop.call('DELETE /api/Vendors/:id', { params: { id: String(store.id) } }, admins[0])
  expect([closed.status, closed.body.message]).toEqual([200, 'The store is closed. The shop still owes it ৳885.'])
  const body = { stage: 'delivered', reason: 'Told by phone' } as const
  expect((await correctParcel(shop, admins[0], sold.parcelId, body)).status).toBe(200)
  const owner = await shop.tokens.sign({ id: store.ownerId, role: 'User', epoch: 0 })
  expect((await shop.call('GET /api/former-stores', {}, owner)).body.stores).toMatchObject([
    { vendorId: store.id, balance: { payable: 885, pending: 885, owed: 0 }, statements: [{ number: 1, closing: 885 }] },
  ])
  const file = (token: string) =>
    shop.call('GET /api/former-stores/statements/:id/file', { params: { id: String(statementId) } }, token)
  expect((await file(owner)).body).toContain('885.00')
  expect((await file(traders.customer.token)).body.code).toBe('statement_not_found')
  expect((await shop.call('GET /api/former-stores', {}, traders.customer.token)).body.stores).toEqual([])
})

test('What a store that is to be closed is owed an admin can read before, and its next statement holds it', async () => {
  await tenth()
  await paidFor(1000)
  await bringSold(shop, await bought(1000), 'shop')
  const byId = { params: { id: String(store.id) } }
  const { body: terms } = await shop.call('GET /api/store-terms/:id', byId, admins[0])
  expect(terms).toMatchObject({ balance: 885, pending: 885 })
  const { body: closed } = await shop.call('DELETE /api/Vendors/:id', byId, admins[0])
  expect(closed.message).toBe('The store is closed. The shop still owes it ৳1,770.')
  expect(await readStatement(shop, admins[0], await givenClosed(shop, store.id))).toMatchObject({ closing: 885 })
})

test('15. Weeks end at midnight in Dhaka: 770, of which 655 are paid; then −885, 2,655, and what comes a second later is of the next', async () => {
  await tenth()
  const [lastDay, nextLastDay] = await twoWeeks()
  const { first, second } = await walkTwoWeeks(lastDay, nextLastDay)
  expect(first).toMatchObject({ opening: 0, closing: 770, lastDay })
  expect(first.lines.toSorted()).toEqual([
    ['commission', -115],
    ['sale', 885],
  ])
  expect(second).toMatchObject({ opening: 770, closing: 2655, lastDay: nextLastDay })
  const lines = [
    ...[
      ['commission', -115],
      ['commission_given_back', 115],
      ['debt_netted', -230],
      ['debt_netted', 230],
    ],
    ...[
      ['payout', -655],
      ['refund', -1000],
      ['sale', 1770],
      ['sale', 1770],
    ],
  ]
  expect(second.lines.map(String).toSorted()).toEqual(lines.map(String).toSorted())
  // By now it owes the commission of what was brought a second after midnight, too.
  expect(await balance()).toMatchObject({ payable: 2655, owed: 115 })
})

test('16. Of those weeks 200 and 30 are invoiced, then 500 and 75 with a note of 100 and 15, then 100 and 15', async () => {
  await tenth()
  const [lastDay, nextLastDay] = await twoWeeks()
  const { first, second } = await walkTwoWeeks(lastDay, nextLastDay)
  const third = await closedBy(dayAfter(nextLastDay))
  const sums = [
    ['invoice', 200, 30],
    ['invoice', 500, 75],
    ['credit_note', 100, 15],
    ['invoice', 100, 15],
  ]
  const issued = []
  for (const { id } of [first, second, third]) issued.push(...(await invoicesOf(id)))
  expect(issued.map(String).toSorted()).toEqual(sums.map(String).toSorted())
})

test('17. A payout of 880.76 that was sent back is prepared by one of two at once, and paid once, by another reference', async () => {
  await givenSettled(shop.db, store.id, 88_076)
  const { id } = await statementOf(shop, store)
  const sent = await payOut(shop, admins, id, 'EFT 1')
  const reason = { params: { id: String(sent.id) }, body: { reason: 'No such account' } }
  expect((await shop.call('PUT /api/payouts/:id/failure', reason, admins[0])).status).toBe(200)
  expect(await balance()).toMatchObject({ payable: 880.76 })
  const prepare = () => shop.call('POST /api/payouts', { body: { statementId: id } }, admins[0])
  const made = (await Promise.all([prepare(), prepare()])).toSorted((one, other) => one.status - other.status)
  expect(made.map(({ status }) => status)).toEqual([201, 409])
  const byId = { params: { id: String(made[0]?.body.id) } }
  expect((await shop.call('PUT /api/payouts/:id/approval', byId, admins[1])).body).toMatchObject({ amount: 880.76 })
  const pay = (reference: string) =>
    shop.call('PUT /api/payouts/:id/payment', { ...byId, body: { reference } }, admins[0])
  expect((await pay('EFT 2')).body).toMatchObject({ state: 'paid', amount: 880.76 })
  expect(await balance()).toMatchObject({ payable: 0, owed: 0 })
  expect(await statementOf(shop, store)).toMatchObject({ opening: 880.76, closing: 0 })
})

/** The last week that is over in Dhaka, and the one that runs. */
async function twoWeeks(): Promise<[string, string]> {
  const today = await todayInDhaka(shop.db)
  return [lastDayBefore(today, 'weekly'), lastDayBefore(nextClosingAfter(today, 'weekly'), 'weekly')]
}

/** A sale and an own delivery; then another, a payout, a refund and two sales; and an own delivery a second after midnight. */
async function walkTwoWeeks(lastDay: string, nextLastDay: string) {
  const sale = await at(`${lastDay}T10:00:00+06:00`, async () => {
    await ownDelivery(1000)
    return await paidFor(1000)
  })
  const first = await closedBy(lastDay)
  await ownDelivery(1000)
  expect((await payOut(shop, admins, first.id, `EFT ${lastDay} ${store.id}`)).amount).toBe(655)
  await refund(admins[0], sale)
  expect(await balance()).toMatchObject({ payable: -885, owed: 0 })
  await paidFor(2000)
  await paidFor(2000)
  expect(await balance()).toMatchObject({ payable: 2655, owed: 0 })
  await at(`${dayAfter(nextLastDay)}T00:00:01+06:00`, () => ownDelivery(1000))
  return { first, second: await closedBy(nextLastDay) }
}

/** The statement that ends with this day, with what is invoiced of it. */
async function closedBy(lastDay: string) {
  await transact(shop.db, (tx) => closeStatement(tx, store.id, lastDay))
  const ids = shop.db.selectFrom('statements').select('id').where('vendor_id', '=', store.id).orderBy('id', 'desc')
  const { id } = await ids.executeTakeFirstOrThrow()
  await invoiceCommission(shop.db, id)
  return await readStatement(shop, store.token, id)
}

async function invoicesOf(statementId: number) {
  const call = { params: { id: String(statementId) } }
  const { body } = await shop.call('GET /api/statements/:id/invoices', call, store.token)
  return body.invoices.map(({ form, value, vat }: { form: string; value: number; vat: number }) => [form, value, vat])
}

/** Journals say themselves when they were written. */
async function at<T>(moment: string, work: () => Promise<T>): Promise<T> {
  const written = (by: string) =>
    sql.raw(`alter table ledger_journals alter written_at set default ${by}`).execute(shop.db)
  await written(`'${moment}'`)
  try {
    return await work()
  } finally {
    await written('now()')
  }
}
