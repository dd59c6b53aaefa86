import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { invoiceCommission } from '../invoices/invoice-commission.ts'
import { transact } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { balanceOf, payOut, readStatement } from '../testing/by-hand.ts'
import type { TestShop } from '../testing/shop.ts'
import { closeStatement } from './close-statements.ts'
import { dayAfter, lastDayBefore, nextClosingAfter } from './periods.ts'
import {
  closeReckoned,
  givenStore,
  openReckoned,
  ownDelivery,
  paidFor,
  type Reckoned,
  type ReckonedStore,
  refundPiece,
} from './testing/reckoned.ts'

// What an accountant reckoned by hand before the shop was asked (docs/decisions/087). All in taka.

let reckoned: Reckoned
let shop: TestShop
let admins: [string, string]
beforeAll(async () => {
  reckoned = await openReckoned()
  ;({ shop, admins } = reckoned)
})
afterAll(() => closeReckoned(reckoned))

let store: ReckonedStore
beforeEach(async () => {
  store = await givenStore(reckoned)
})
const tenth = () => givenRule(shop, { name: 'A tenth', vendorId: store.id })
const balance = () => balanceOf(shop, store.token)

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

/** The last week that is over in Dhaka, and the one that runs. */
async function twoWeeks(): Promise<[string, string]> {
  const today = await todayInDhaka(shop.db)
  return [lastDayBefore(today, 'weekly'), lastDayBefore(nextClosingAfter(today, 'weekly'), 'weekly')]
}

/** A sale and an own delivery; then another, a payout, a refund and two sales; and an own delivery a second after midnight. */
async function walkTwoWeeks(lastDay: string, nextLastDay: string) {
  const sale = await at(`${lastDay}T10:00:00+06:00`, async () => {
    await ownDelivery(reckoned, store, 1000)
    return await paidFor(reckoned, store, 1000)
  })
  const first = await closedBy(lastDay)
  await ownDelivery(reckoned, store, 1000)
  expect((await payOut(shop, admins, first.id, `EFT ${lastDay} ${store.id}`)).amount).toBe(655)
  await refundPiece(reckoned, admins[0], sale)
  expect(await balance()).toMatchObject({ payable: -885, owed: 0 })
  await paidFor(reckoned, store, 2000)
  await paidFor(reckoned, store, 2000)
  expect(await balance()).toMatchObject({ payable: 2655, owed: 0 })
  await at(`${dayAfter(nextLastDay)}T00:00:01+06:00`, () => ownDelivery(reckoned, store, 1000))
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
