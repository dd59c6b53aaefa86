import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { bringParcel, correctParcel } from '../testing/parcels.ts'
import {
  type Carried,
  type Cells,
  csvOf,
  decide,
  givenCarried,
  givenCourierAccount,
  keepSettlementsRunning,
  rowsShown,
  settle,
} from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
let traders: Traders
let pathao: number
let redx: number
let bakers: number
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  pathao = await givenCourierAccount(shop, 'pathao')
  redx = await givenCourierAccount(shop, 'redx')
  bakers = await givenCourierAccount(shop, 'pathao', traders.baker.id)
  // 10 %, and 15 % VAT on that: of 1,450 taka 145 and 21.75.
  const rule = { name: 'A tenth', basis_points: 1_000, fixed_poisha: 0, valid_from: new Date('2026-01-01') }
  await shop.db
    .insertInto('commission_rules')
    .values({ ...rule, vendor_id: traders.baker.id })
    .execute()
  await keepSettlementsRunning(shop)
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

let before: Record<string, number>
let parcel: Carried
beforeEach(async () => {
  parcel = await carried()
  before = await balancesOf(shop.db)
})

const carried = (quantity = 1) => givenCarried(shop, traders, { company: 'pathao', accountId: pathao, quantity })
const deliver = async ({ parcelId }: Carried) =>
  expect((await bringParcel(shop, traders.admin.token, parcelId, { stage: 'delivered' })).status).toBe(200)
const row = (
  { number, invoice }: Carried,
  status: string,
  collected: number,
  charge: number,
  net = collected - charge,
): Cells => [number, invoice, status, String(collected), String(charge), String(net)]
const settled = (...rows: Cells[]) => settle(shop, traders.admin.token, { file: csvOf(rows) })
const openRows = async () => (await rowsShown(shop, traders.admin.token, { open: '1' })).body

/** What the accounts have more than before the test, those of stores and couriers by their kind alone. */
async function posted(): Promise<Record<string, number>> {
  const now = await balancesOf(shop.db)
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const more = names.map((name) => [name.split(' ')[0] ?? '', (now[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, poisha]) => poisha !== 0))
}

const INCOME = { commission: -14_500, vat_payable: -2_175, shipping_income: -6_000 }
/** Of 1,450 taka, less 166.75. */
const SHARE = 128_325
const PAID = { ...INCOME, bank: 142_000, courier_charges: 9_000, vendor_payable: -SHARE }

describe('a row', () => {
  test('that pays what was delivered makes the store’s share payable, and the courier owes nothing more', async () => {
    await deliver(parcel)
    expect(await posted()).toEqual({ ...INCOME, courier_owes: 151_000, vendor_pending: -SHARE })
    expect(await settled(row(parcel, 'Delivered', 1510, 90))).toEqual({ 2: 'paid' })
    expect(await posted()).toEqual(PAID)
  })

  test('that writes a number in other letters is of the same parcel, once', async () => {
    await deliver(parcel)
    const small = { ...parcel, number: parcel.number.toLowerCase(), invoice: '' }
    expect(await settled(row(small, 'Delivered', 1510, 90), row(parcel, 'Delivered', 1510, 90))).toEqual({
      ...{ 2: 'paid', 3: 'twice' },
    })
    expect(await posted()).toEqual(PAID)
  })

  test('that is short by a taka pays: the taka is a loss', async () => {
    await deliver(parcel)
    expect(await settled(row(parcel, 'Delivered', 1509, 90))).toEqual({ 2: 'paid' })
    expect(await posted()).toEqual({ ...PAID, bank: 141_900, losses: 100 })
  })

  test('that is short by more stands in suspense, and the store’s share waits until an admin bears it', async () => {
    await deliver(parcel)
    expect(await settled(row(parcel, 'Delivered', 1410, 90))).toEqual({ 2: 'short' })
    expect(await posted()).toEqual({
      ...{ ...INCOME, bank: 132_000, courier_charges: 9_000, suspense: 10_000, vendor_pending: -SHARE },
    })
    const [open] = await openRows()
    expect(open).toMatchObject({ verdict: 'short', expected: 1510, collected: 1410, suspense: 100 })
    expect((await decide(shop, traders.admin.token, open.id, 'ignored')).body.fields).toHaveProperty('decision')
    expect((await decide(shop, traders.admin.token, open.id, 'accepted')).body).toMatchObject({
      ...{ isOpen: false, suspense: 0, decision: 'accepted', reason: 'Told by phone' },
    })
    expect(await posted()).toEqual({ ...PAID, bank: 132_000, losses: 10_000 })
    const again = await decide(shop, traders.admin.token, open.id, 'accepted')
    expect([again.status, again.body.code]).toEqual([409, 'settlement_row_not_open'])
  })

  test('that pays too much makes the share payable, and the rest stands in suspense', async () => {
    await deliver(parcel)
    expect(await settled(row(parcel, 'Delivered', 1600, 90))).toEqual({ 2: 'over' })
    expect(await posted()).toEqual({ ...PAID, bank: 151_000, suspense: -9_000 })
  })

  test('that says so twice counts once', async () => {
    await deliver(parcel)
    const twice = row(parcel, 'Delivered', 1510, 90)
    expect(await settled(twice, twice)).toEqual({ 2: 'paid', 3: 'twice' })
    expect(await posted()).toEqual(PAID)
    const [open] = await openRows()
    expect(open).toMatchObject({ verdict: 'twice', line: 3 })
    await decide(shop, traders.admin.token, open.id, 'ignored')
    expect(await openRows()).not.toContainEqual(expect.objectContaining({ id: open.id }))
    expect(await posted()).toEqual(PAID)
  })

  test('that charges a return of what was delivered is asked back, and the cash is still owed', async () => {
    await deliver(parcel)
    expect(await settled(row(parcel, 'Returned', 0, 70))).toEqual({ 2: 'return_charged' })
    expect(await posted()).toEqual({
      ...{ ...INCOME, courier_owes: 151_000, vendor_pending: -SHARE, bank: -7_000, suspense: 7_000 },
    })
    expect(await settled(row(parcel, 'Delivered', 1510, 90))).toEqual({ 2: 'paid' })
    expect(await posted()).toEqual({ ...PAID, bank: 135_000, suspense: 7_000 })
  })

  test('that charges a return of what was refused is a charge', async () => {
    await bringParcel(shop, traders.admin.token, parcel.parcelId, { stage: 'refused', reason: 'Not at home' })
    expect(await settled(row(parcel, 'Returned', 0, 70))).toEqual({ 2: 'returned' })
    expect(await posted()).toEqual({ bank: -7_000, courier_charges: 7_000 })
  })

  test('that charges a return of what is on its way is asked back', async () => {
    expect(await settled(row(parcel, 'Returned', 0, 70))).toEqual({ 2: 'not_returned' })
    expect(await posted()).toEqual({ bank: -7_000, suspense: 7_000 })
  })

  test('that pays before its delivery is known stands in suspense until then', async () => {
    expect(await settled(row(parcel, 'Delivered', 1510, 90))).toEqual({ 2: 'not_delivered' })
    expect(await posted()).toEqual({ bank: 142_000, courier_charges: 9_000, suspense: -151_000 })
    await deliver(parcel)
    await eventually(async () => expect(await posted()).toEqual(PAID))
    expect(await openRows()).not.toContainEqual(expect.objectContaining({ parcelId: parcel.parcelId }))
  })

  test('of which nobody knows anything stands in suspense, once, in whichever file', async () => {
    const stranger = { ...parcel, number: `DL9${parcel.number}`, invoice: '' }
    expect(await settled(row(stranger, 'Delivered', 900, 90))).toEqual({ 2: 'unknown' })
    expect(await posted()).toEqual({ bank: 81_000, suspense: -81_000 })
    await deliver(parcel)
    expect(await settled(row(stranger, 'Delivered', 900, 90), row(parcel, 'Delivered', 1510, 90))).toEqual({
      ...{ 2: 'repeated', 3: 'paid' },
    })
    expect(await posted()).toEqual({ ...PAID, bank: 223_000, suspense: -81_000 })
    const openOfIt = async () =>
      (await openRows()).filter(({ number }: { number: string }) => number === stranger.number)
    const [again, open] = await openOfIt()
    expect(again).toMatchObject({ verdict: 'repeated', line: 2, suspense: 0 })
    await decide(shop, traders.admin.token, again.id, 'ignored')
    await decide(shop, traders.admin.token, open.id, 'accepted')
    expect(await posted()).toEqual({ ...PAID, bank: 223_000, losses: -81_000 })
    expect(await openOfIt()).toEqual([])
  })

  test('of the same reference and sum in two weeks is asked about, and posts once an admin says that it came, too', async () => {
    const adjusted: Cells = [`ADJ-${parcel.parcelId}`, '', '', '-50', '0', '-50']
    const weekly = (week: number) =>
      settle(shop, traders.admin.token, { file: csvOf([adjusted, row(parcel, 'Pending', week, 0)]) })
    expect(await weekly(1)).toEqual({ 2: 'unknown', 3: 'not_settled' })
    expect(await posted()).toEqual({ bank: -5_000, suspense: 5_000 })
    expect(await weekly(2)).toEqual({ 2: 'repeated', 3: 'not_settled' })
    expect(await weekly(2)).toEqual({ 2: 'repeated', 3: 'not_settled' })
    expect(await posted()).toEqual({ bank: -5_000, suspense: 5_000 })
    const [open] = await openRows()
    expect(open).toMatchObject({ verdict: 'repeated', net: -50, isOpen: true })
    await decide(shop, traders.admin.token, open.id, 'accepted')
    expect(await posted()).toEqual({ bank: -10_000, suspense: 10_000 })
  })

  test('whose consignment is known only later is taken out of suspense', async () => {
    await deliver(parcel)
    const number = `DL8${parcel.number}`
    const paid = row({ ...parcel, number, invoice: '' }, 'Delivered', 1510, 90)
    expect(await settled(paid)).toEqual({ 2: 'unknown' })
    await shop.db.updateTable('consignments').set({ number }).where('parcel_id', '=', parcel.parcelId).execute()
    const other = row({ ...parcel, number: `${number}0`, invoice: '' }, 'Delivered', 1, 0)
    expect(await settled(paid, other)).toEqual({ 2: 'paid', 3: 'unknown' })
    expect(await posted()).toEqual({ ...PAID, bank: 142_100, suspense: -100 })
  })

  test('whose numbers are of two parcels is neither’s', async () => {
    await deliver(parcel)
    const other = await carried()
    expect(await settled(row({ ...parcel, invoice: other.invoice }, 'Delivered', 1510, 90))).toEqual({ 2: 'mixed' })
    expect(await posted()).toMatchObject({ courier_owes: 151_000, bank: 142_000, suspense: -142_000 })
  })

  test('that is not settled yet posts nothing, however often it is told, and is paid once it is', async () => {
    await deliver(parcel)
    const delivered = await posted()
    const pending = row(parcel, 'Pending', 1510, 90)
    expect(await settled(pending, row(parcel, 'Unpaid', 1510, 90))).toEqual({ 2: 'not_settled', 3: 'not_settled' })
    const stranger = row({ ...parcel, number: `DL7${parcel.number}`, invoice: '' }, 'Hold', 5, 0)
    expect(await settled(pending, stranger)).toEqual({ 2: 'not_settled', 3: 'not_settled' })
    expect(await posted()).toEqual(delivered)
    expect(await openRows()).not.toContainEqual(expect.objectContaining({ parcelId: parcel.parcelId }))
    const [file] = (await shop.call('GET /api/settlements', {}, traders.admin.token)).body
    expect(file).toMatchObject({ rows: 2, collected: 0, charge: 0, net: 0 })
    expect(await settled(pending, row(parcel, 'Delivered', 1510, 90))).toEqual({ 2: 'not_settled', 3: 'paid' })
    expect(await posted()).toEqual(PAID)
  })

  test('that is paid out in whole taka is no dispute: what came is booked, and the rest is a loss', async () => {
    await deliver(parcel)
    expect(await settled(row(parcel, 'Delivered', 1510, 95.1, 1415))).toEqual({ 2: 'paid' })
    expect(await posted()).toEqual({ ...PAID, bank: 141_500, courier_charges: 9_510, losses: -10 })
    expect(await openRows()).not.toContainEqual(expect.objectContaining({ parcelId: parcel.parcelId }))
  })

  test('whose small differences come to more than a taka together is short', async () => {
    await deliver(parcel)
    expect(await settled(row(parcel, 'Delivered', 1509.4, 90, 1418.8))).toEqual({ 2: 'short' })
    expect(await posted()).toMatchObject({ bank: 141_880, suspense: 120, vendor_pending: -SHARE })
  })

  test('that charges a return in whole taka is a charge', async () => {
    await bringParcel(shop, traders.admin.token, parcel.parcelId, { stage: 'refused', reason: 'Not at home' })
    expect(await settled(row(parcel, 'Returned', 0, 70.4, -70))).toEqual({ 2: 'returned' })
    expect(await posted()).toEqual({ bank: -7_000, courier_charges: 7_040, losses: -40 })
  })

  test('that adds up to something else posts what is paid, and somebody looks at it', async () => {
    await deliver(parcel)
    expect(await settled(row(parcel, 'Delivered', 1510, 90, 1400))).toEqual({ 2: 'wrong_sum' })
    expect(await posted()).toMatchObject({
      bank: 140_000,
      courier_charges: 9_000,
      suspense: 2_000,
      vendor_pending: -SHARE,
    })
  })

  test('of a store’s own account is not of the shop’s books', async () => {
    const own = await givenCarried(shop, traders, { company: 'pathao', accountId: bakers, isOurs: false })
    await deliver(own)
    before = await balancesOf(shop.db)
    expect(await settled(row(own, 'Delivered', 1510, 90))).toEqual({ 2: 'not_ours' })
    expect(await posted()).toEqual({ bank: 142_000, suspense: -142_000 })
  })

  test('of a parcel that another company delivered is not paid by this one', async () => {
    await shop.db.updateTable('parcels').set({ courier: 'redx' }).where('id', '=', parcel.parcelId).execute()
    await deliver(parcel)
    expect(await settled(row(parcel, 'Delivered', 1510, 90))).toEqual({ 2: 'not_delivered' })
    expect(await posted()).toMatchObject({ courier_owes: 151_000, suspense: -142_000, vendor_pending: -SHARE })
  })

  test('of another company’s file is not known', async () => {
    await deliver(parcel)
    const file = csvOf([row({ ...parcel, invoice: '' }, 'Delivered', 1510, 90)])
    expect(await settle(shop, traders.admin.token, { company: 'redx', file })).toEqual({ 2: 'unknown' })
    expect(redx).toBeGreaterThan(0)
  })
})

describe('a file', () => {
  test('that is loaded again, in parts, overlapping or all at once posts each row once', async () => {
    const parcels = [parcel, await carried(), await carried(), await carried()]
    before = await balancesOf(shop.db)
    for (const each of parcels) await deliver(each)
    const rows = parcels.map((each) => row(each, 'Delivered', 1510, 90))
    await Promise.all([settled(...rows), settled(...rows), settled(...rows.slice(0, 2)), settled(...rows.slice(1))])
    await settled(...rows.toReversed())
    const four = Object.entries(PAID).map(([name, poisha]) => [name, 4 * poisha])
    expect(await posted()).toEqual(Object.fromEntries(four))
    expect(await openRows()).not.toContainEqual(expect.objectContaining({ parcelId: parcel.parcelId }))
  })

  test('that says otherwise than an earlier one is a difference, and posts what an admin takes from it', async () => {
    await deliver(parcel)
    expect(await settled(row(parcel, 'Delivered', 1410, 90))).toEqual({ 2: 'short' })
    const first = await posted()
    expect(await settled(row(parcel, 'Adjustment paid', 100, 0))).toEqual({ 2: 'differs' })
    expect(await posted()).toEqual(first)
    const [open] = await openRows()
    expect(open).toMatchObject({ verdict: 'differs', net: 100 })
    await decide(shop, traders.admin.token, open.id, 'accepted')
    expect(await posted()).toEqual(PAID)
    expect(await openRows()).not.toContainEqual(expect.objectContaining({ parcelId: parcel.parcelId }))
  })
})

describe('a delivery that is corrected after it was settled', () => {
  test('to a part takes the difference from what is payable, and what was paid too much stands in suspense', async () => {
    const two = await carried(2)
    before = await balancesOf(shop.db)
    await deliver(two)
    expect(await settled(row(two, 'Delivered', 2960, 90))).toEqual({ 2: 'paid' })
    const kept = [{ lineId: two.lineId, quantity: 1 }]
    const corrected = { stage: 'partly_delivered' as const, kept, reason: 'Only one' }
    expect((await correctParcel(shop, traders.admin.token, two.parcelId, corrected)).status).toBe(200)
    await eventually(async () => expect(await posted()).toEqual({ ...PAID, bank: 287_000, suspense: -145_000 }))
  })

  test('to a refusal takes all of it back', async () => {
    await deliver(parcel)
    await settled(row(parcel, 'Delivered', 1510, 90))
    const corrected = { stage: 'refused' as const, reason: 'It was another' }
    expect((await correctParcel(shop, traders.admin.token, parcel.parcelId, corrected)).status).toBe(200)
    await eventually(async () =>
      expect(await posted()).toEqual({ bank: 142_000, courier_charges: 9_000, suspense: -151_000 }),
    )
  })
})

test('a row that does not exist is not decided about', async () => {
  const answer = await decide(shop, traders.admin.token, 999_999, 'accepted')
  expect([answer.status, answer.body.code]).toEqual([404, 'settlement_row_not_found'])
})
