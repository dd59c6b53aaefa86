import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  pathao = await givenCourierAccount(shop, 'pathao')
  redx = await givenCourierAccount(shop, 'redx')
  await keepSettlementsRunning(shop)
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

/** Of 1,450 taka and 60 for the delivery; no commission. */
let parcel: Carried
let before: Record<string, number>
beforeEach(async () => {
  parcel = await givenCarried(shop, traders, { company: 'pathao', accountId: pathao })
  before = await balancesOf(shop.db)
})

const token = () => traders.admin.token
const bring = async (stage: 'handed_over' | 'delivered') =>
  expect((await bringParcel(shop, token(), parcel.parcelId, { stage })).status).toBe(200)
/** From its store once more, with another company. */
async function carryWithRedx(): Promise<void> {
  await bring('handed_over')
  const where = { courier: 'redx', collects_for: 'shop' } as const
  await shop.db.updateTable('parcels').set(where).where('id', '=', parcel.parcelId).execute()
  await bring('delivered')
  await untilNotified()
}
async function correct(stage: 'packed' | 'refused' | 'delivered'): Promise<void> {
  const answer = await correctParcel(shop, token(), parcel.parcelId, { stage, reason: 'It was another' })
  expect(answer.status).toBe(200)
  await untilNotified()
}
/** Until every event has been heard. */
const untilNotified = () =>
  eventually(async () => {
    const { rows } = await sql<{ left: number }>`
        select (select count(*) from outbox) + (select count(*) from graphile_worker.jobs where run_at <= clock_timestamp()) as left`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ left: 0 }])
  })

const paid = (collected: number, charge = 90): Cells => [
  ...[parcel.number, parcel.invoice, 'Delivered', String(collected), String(charge), String(collected - charge)],
]
/** Of what nobody knows, so that the file is another. */
const other = (taka: number): Cells => [`X${parcel.parcelId}`, '', 'Delivered', String(taka), '0', String(taka)]
const settled = (...rows: Cells[]) => settle(shop, token(), { file: csvOf(rows) })
const openRow = async () => {
  const { body } = await rowsShown(shop, token(), { open: '1' })
  return body.find(({ parcelId }: { parcelId: number }) => parcelId === parcel.parcelId)
}

/** What the accounts have more than before the test. */
async function posted(): Promise<Record<string, number>> {
  const now = await balancesOf(shop.db)
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const more = names.map((name) => [name.replace(/^(vendor_\w+) .*/, '$1'), (now[name] ?? 0) - (before[name] ?? 0)])
  return Object.fromEntries(more.filter(([, poisha]) => poisha !== 0))
}

const BROUGHT = { bank: 142_000, courier_charges: 9_000 }

test('cash that was settled is not settled again where its parcel is back at its store', async () => {
  await bring('delivered')
  expect(await settled(paid(1510))).toEqual({ 2: 'paid' })
  await correct('packed')
  expect(await posted()).toEqual({ ...BROUGHT, 'suspense pathao': -151_000 })
  expect(await settled(paid(1510), other(7))).toEqual({ 2: 'known', 3: 'unknown' })
  expect(await posted()).toEqual({ ...BROUGHT, bank: 142_700, 'suspense pathao': -151_700 })
})

test('what a correction leaves in suspense is open again, and an admin bears it, whatever was decided before', async () => {
  await bring('delivered')
  expect(await settled(paid(1410))).toEqual({ 2: 'short' })
  const { id } = await openRow()
  expect((await decide(shop, token(), id, 'accepted')).status).toBe(200)
  expect(await openRow()).toBeUndefined()
  await correct('refused')
  expect(await openRow()).toMatchObject({ id, isOpen: true, suspense: -1410 })
  expect((await decide(shop, token(), id, 'accepted')).body).toMatchObject({ isOpen: false, suspense: 0 })
  expect(await posted()).toEqual({ bank: 132_000, courier_charges: 9_000, losses: -141_000 })
})

test('a parcel that was paid without a question and is corrected to nothing is open, too', async () => {
  await bring('delivered')
  expect(await settled(paid(1510))).toEqual({ 2: 'paid' })
  expect(await openRow()).toBeUndefined()
  await correct('refused')
  expect(await openRow()).toMatchObject({ verdict: 'paid', isOpen: true, suspense: -1510 })
})

test('cash that the shop had as its gain, as its parcel was not delivered yet, pays for that once it is', async () => {
  expect(await settled(paid(1510))).toEqual({ 2: 'not_delivered' })
  const { id } = await openRow()
  expect((await decide(shop, token(), id, 'accepted')).status).toBe(200)
  expect(await posted()).toEqual({ ...BROUGHT, losses: -151_000 })
  await bring('delivered')
  await untilNotified()
  expect(await openRow()).toBeUndefined()
  expect(await posted()).toEqual({ ...BROUGHT, vendor_payable: -145_000, shipping_income: -6_000 })
})

test('what another company delivers after all it owes, whatever the first one has paid', async () => {
  await bring('delivered')
  await settled(paid(1510))
  await correct('packed')
  await carryWithRedx()
  expect(await posted()).toMatchObject({
    ...{ ...BROUGHT, 'suspense pathao': -151_000, 'courier_owes redx': 151_000, vendor_pending: -145_000 },
  })
})

test('what two companies have in suspense for one parcel is each shown, also where it comes to nothing', async () => {
  await bring('delivered')
  await settled(paid(1510))
  await correct('packed')
  await carryWithRedx()
  const taken = {
    parcel_id: parcel.parcelId,
    account_id: redx,
    invoice: `R${parcel.parcelId}`,
    number: `RX${parcel.parcelId}`,
  }
  await shop.db
    .insertInto('consignments')
    .values({
      ...{ ...taken, state: 'ended', word: 'delivered', asked_by: traders.customer.id, asked_for: 'shop' },
      ...{ recipient: '{}', cash_poisha: 151_000 },
    })
    .execute()
  const nothing: Cells = [taken.number, '', 'Delivered', '0', '90', '-90']
  expect(await settle(shop, token(), { company: 'redx', file: csvOf([nothing]) })).toEqual({ 2: 'short' })
  const { body } = await rowsShown(shop, token(), { open: '1' })
  const ofParcel = body.filter(({ parcelId }: { parcelId: number }) => parcelId === parcel.parcelId)
  expect(ofParcel).toMatchObject([
    { company: 'redx', suspense: 1510 },
    { company: 'pathao', suspense: -1510 },
  ])
})

test('a return that was charged before it was heard of is earned once it is, and asked back no more', async () => {
  expect(await settled([parcel.number, parcel.invoice, 'Returned', '0', '70', '-70'])).toEqual({ 2: 'not_returned' })
  expect(await posted()).toEqual({ bank: -7_000, 'suspense pathao': 7_000 })
  const refused = await bringParcel(shop, token(), parcel.parcelId, { stage: 'refused', reason: 'Not at home' })
  expect(refused.status).toBe(200)
  await eventually(async () => expect(await posted()).toEqual({ bank: -7_000, courier_charges: 7_000 }))
  const [row] = (await rowsShown(shop, token(), { company: 'pathao' })).body
  expect(row).toMatchObject({ verdict: 'returned', suspense: 0, isOpen: false })
})

test('the sheet of disputes says what a courier paid too much by the books of now, not as it was judged then', async () => {
  await bring('delivered')
  expect(await settled(paid(1510))).toEqual({ 2: 'paid' })
  await correct('refused')
  const params = { company: 'pathao' } as const
  const { body } = await shop.call('GET /api/settlements/disputes/:company', { params }, token())
  const line = String(body)
    .split('\r\n')
    .find((each) => each.startsWith(parcel.number))
  expect(line).toMatch(/,Overpaid,0\.00,1510\.00,90\.00,1420\.00,/)
})
