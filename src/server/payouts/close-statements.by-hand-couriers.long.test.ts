import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import type { Actor } from '../platform/actor.ts'
import { refundsJobs } from '../refunds/refunds.jobs.ts'
import { loadReported } from '../settlements/load-file.ts'
import { postFile } from '../settlements/post-file.ts'
import { balanceOf, buy, moneyOf, statementOf } from '../testing/by-hand.ts'
import { correctParcel } from '../testing/parcels.ts'
import { cancelRefund, grantRefund, type Sold } from '../testing/refunds.ts'
import {
  type Cells,
  csvOf,
  decide,
  givenCourierAccount,
  handToCompany,
  keepSettlementsRunning,
  load,
  rowsShown,
  settle,
  verdictsOf,
} from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

// What an accountant reckoned by hand before the shop was asked (docs/decisions/087). All in taka.

let shop: TestShop
let traders: Traders
let accountId: number
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  accountId = await givenCourierAccount(shop, 'pathao')
  await givenCourierAccount(shop, 'steadfast')
  await keepSettlementsRunning(shop, refundsJobs)
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

let store: { id: number; token: string }
let before: Record<string, number>
beforeEach(async () => {
  store = await shop.given.vendor()
  await givenRule(shop, { name: 'A tenth', vendorId: store.id })
  before = await balancesOf(shop.db)
})

const admin = () => traders.admin.token
const balance = () => balanceOf(shop, store.token)
const correct = (parcelId: number, body: Parameters<typeof correctParcel>[3]) =>
  correctParcel(shop, admin(), parcelId, body)

/** In taka, what an account of the shop or a courier has more than before the test. */
async function more(account: string): Promise<number> {
  return (((await balancesOf(shop.db))[account] ?? 0) - (before[account] ?? 0)) / 100
}

type Carried = Sold & { number: string; invoice: string }

/** Pieces at a price that Pathao carries for the shop; brought, where it does not say otherwise. */
async function carried(taka: number, quantity = 1, isBrought = true): Promise<Carried> {
  const [sold] = await buy(shop, traders.customer.token, [{ vendorId: store.id, taka, quantity }])
  if (!sold) throw new Error('The store has a parcel.')
  const handed = { token: store.token, askedBy: traders.customer.id, company: 'pathao', accountId } as const
  const names = await handToCompany(shop, sold.parcelId, handed)
  if (isBrought)
    expect((await correct(sold.parcelId, { stage: 'delivered', reason: 'Told by phone' })).status).toBe(200)
  return { ...sold, ...names }
}

/** Collected and paid without a charge. */
const row = ({ number, invoice }: Pick<Carried, 'number' | 'invoice'>, taka: number, status = 'Delivered'): Cells => [
  ...[number, invoice, status, String(taka), '0', String(taka)],
]
const settled = (...rows: Cells[]) => settle(shop, admin(), { file: csvOf(rows) })

test('4. Of four times 2,000, paid exactly, 1 and 20 short and 50 over, three are payable; 20, −50 and −440 of nobody wait', async () => {
  const parcels = []
  for (let nth = 0; nth < 4; nth += 1) parcels.push(await carried(2000))
  expect(await balance()).toEqual({ pending: 4 * 1770, payable: 0, owed: 0 })
  const [exact, oneLess, short, over] = parcels as [Carried, Carried, Carried, Carried]
  const unknown = row({ number: 'DLNOBODY', invoice: '' }, 440)
  const rows = [row(exact, 2060), row(oneLess, 2059), row(short, 2040), row(over, 2110), unknown, row(exact, 2060)]
  expect(await settled(...rows)).toEqual({ 2: 'paid', 3: 'paid', 4: 'short', 5: 'over', 6: 'unknown', 7: 'twice' })
  expect(await balance()).toEqual({ pending: 1770, payable: 3 * 1770, owed: 0 })
  expect(await more('suspense pathao')).toBe(20 - 50 - 440)
  expect(await more('losses')).toBe(1)
  const open = (await rowsShown(shop, admin(), { open: '1' })).body
  const sums = open.map(({ verdict, suspense }: { verdict: string; suspense: number }) => [verdict, suspense])
  expect(sums).toEqual(
    expect.arrayContaining([
      ['short', 20],
      ['over', -50],
      ['unknown', -440],
    ]),
  )
  expect(await statementOf(shop, store)).toMatchObject({ closing: 3 * 1770, lines: Array(3).fill(['sale', 1770]) })
})

test('5. A whole file, its two halves and the whole again, all at once, make 885 payable twice, and no more', async () => {
  const [one, two] = [await carried(1000), await carried(1000)]
  const files = [[one, two], [one], [two], [one, two]].map((some) => csvOf(some.map((each) => row(each, 1060))))
  const loads = await Promise.all(files.map((file) => load(shop, admin(), { file })))
  for (const { body } of loads) await verdictsOf(shop, body.id)
  expect(await balance()).toEqual({ pending: 0, payable: 2 * 885, owed: 0 })
  expect(await more('bank')).toBe(2 * 1060)
  expect(await statementOf(shop, store)).toMatchObject({
    closing: 1770,
    lines: [
      ['sale', 885],
      ['sale', 885],
    ],
  })
})

test('6. Of 2,000 that was not paid after all 1,770 are pending again, and payable once another file pays it', async () => {
  const parcel = await carried(2000)
  expect(await settled(row(parcel, 2060))).toEqual({ 2: 'paid' })
  const [paid] = (await rowsShown(shop, admin(), { verdict: 'paid' })).body
  expect((await decide(shop, admin(), paid.id, 'not_paid')).status).toBe(200)
  expect(await balance()).toEqual({ pending: 1770, payable: 0, owed: 0 })
  const second = { file: csvOf([row(parcel, 2060)]), name: 'pathao of next week.csv' }
  expect(await settle(shop, admin(), second)).toEqual({ 2: 'paid' })
  expect(await balance()).toEqual({ pending: 0, payable: 1770, owed: 0 })
})

test('8. Refunded while the courier has the cash, 266.25 are 88.75; settled, payable; cancelled 266.25; of four at once one is granted', async () => {
  await shop.db
    .updateTable('commission_rules')
    .set({ ended_at: new Date() })
    .where('vendor_id', '=', store.id)
    .execute()
  await givenRule(shop, { name: 'Crooked', vendorId: store.id, basisPoints: 725, fixedPoisha: 333 })
  const parcel = await carried(101, 3)
  const lines = (quantity: number) => ({ lines: parcel.lines.map(({ lineId }) => ({ lineId, quantity })) })
  const grant = (quantity: number, amount?: number) =>
    grantRefund(shop, admin(), parcel.parcelId, { ...lines(quantity), ...(amount && { amount }) })
  expect(await balance()).toEqual({ pending: 266.25, payable: 0, owed: 0 })
  const { body } = await grant(2)
  expect(await balance()).toEqual({ pending: 88.75, payable: 0, owed: 0 })
  expect(await settled(row(parcel, 363))).toEqual({ 2: 'paid' })
  expect(await balance()).toEqual({ pending: 0, payable: 88.75, owed: 0 })
  expect((await cancelRefund(shop, admin(), body.id)).status).toBe(200)
  await expect.poll(balance).toEqual({ pending: 0, payable: 266.25, owed: 0 })
  const answers = await Promise.all(Array.from({ length: 4 }, () => grant(3, 303)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await balance()).toEqual({ pending: 0, payable: 0, owed: 0 })
})

test('11. Settled for two, one refunded, and corrected to one kept: the store has 0, the courier paid 1,000 too much; not to refused', async () => {
  const parcel = await carried(1000, 2)
  expect(await settled(row(parcel, 2060))).toEqual({ 2: 'paid' })
  expect(await balance()).toMatchObject({ payable: 1770 })
  const one = parcel.lines.map(({ lineId }) => ({ lineId, quantity: 1 }))
  expect((await grantRefund(shop, admin(), parcel.parcelId, { lines: one })).status).toBe(201)
  const kept = { stage: 'partly_delivered', kept: one, collected: 1060, reason: 'One came back' } as const
  expect((await correct(parcel.parcelId, kept)).status).toBe(200)
  await expect.poll(() => more('suspense pathao')).toBe(-1000)
  expect(await balance()).toEqual({ pending: 0, payable: 0, owed: 0 })
  expect((await correct(parcel.parcelId, { stage: 'refused', reason: 'All came back' })).status).toBe(409)
})

test('20. Of the 1,000 that a courier pays for a parcel it lost, the store has 885', async () => {
  const parcel = await carried(1000, 1, false)
  expect((await correct(parcel.parcelId, { stage: 'lost', reason: 'Told by phone' })).status).toBe(200)
  expect(await settled(row(parcel, 1000, 'Compensation settled'))).toEqual({ 2: 'compensation' })
  const [paid] = (await rowsShown(shop, admin(), { open: '1', verdict: 'compensation' })).body
  expect((await decide(shop, admin(), paid.id, 'of_store')).status).toBe(200)
  expect(await moneyOf(shop, store.token, parcel.parcelId)).toMatchObject({ state: 'compensated' })
  expect(await balance()).toEqual({ pending: 0, payable: 885, owed: 0 })
  expect(await more('losses')).toBe(0)
  expect(await statementOf(shop, store)).toMatchObject({
    closing: 885,
    lines: [
      ['commission', -115],
      ['compensation', 1000],
    ],
  })
})

test('21. The 1 % that Steadfast keeps of a payment beside its rows is a charge, and nothing of it stands in suspense', async () => {
  const actor: Actor = { id: traders.admin.id, role: 'Admin', vendor: null }
  const sums = { collectedPoisha: 206_000, chargePoisha: 0, netPoisha: 206_000 }
  const rows = [{ line: 1, number: 'SF1', invoice: '', kind: 'paid' as const, ...sums }]
  const told = { company: 'steadfast', name: 'SF', source: 'api', rows, reportedPoisha: 203_940 } as const
  const { id } = await loadReported(shop.db, actor, told)
  await postFile(shop.db, id, new AbortController().signal)
  expect(await more('bank')).toBe(2039.4)
  expect(await more('courier_charges')).toBe(20.6)
  // Of the row, whose parcel nobody knows; of what the payment lacks, nothing.
  expect(await more('suspense steadfast')).toBe(-2060)
})
