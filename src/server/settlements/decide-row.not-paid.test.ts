import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { bringParcel } from '../testing/parcels.ts'
import {
  type Carried,
  type Cells,
  csvOf,
  decide,
  givenCarried,
  givenCourierAccount,
  keepSettlementsRunning,
  load,
  rowsShown,
  settle,
  takeBack,
  verdictsOf,
} from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { judgeSettlements } from './testing/judge-settlements.ts'

let shop: TestShop
let traders: Traders
let redx: number
let token: string
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  token = traders.admin.token
  redx = await givenCourierAccount(shop, 'redx')
  await givenCourierAccount(shop, 'pathao')
  await keepSettlementsRunning(shop)
})
afterAll(() => shop.close())

let before: Record<string, number>
let parcel: Carried
beforeEach(async () => {
  parcel = await delivered()
  before = await balancesOf(shop.db)
  return async () => {
    expect(await wrongBooks(shop.db)).toEqual([])
    expect(await judgeSettlements(shop.db)).toEqual([])
  }
})

async function delivered(): Promise<Carried> {
  const carried = await givenCarried(shop, traders, { company: 'redx', accountId: redx })
  expect((await bringParcel(shop, token, carried.parcelId, { stage: 'delivered' })).status).toBe(200)
  return carried
}

const row = ({ number, invoice }: Pick<Carried, 'number' | 'invoice'>, collected: number, net = collected): Cells => [
  ...[number, invoice, 'Delivered', String(collected), '0', String(net)],
]
const file = (rows: Cells[], company = 'redx') => ({ company, file: csvOf(rows) })

/** What the accounts have more than before the test, by their kind alone. */
async function posted(): Promise<Record<string, number>> {
  const now = await balancesOf(shop.db)
  const more = new Map<string, number>()
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [kind = ''] = name.split(' ')
    more.set(kind, (more.get(kind) ?? 0) + (now[name] ?? 0) - (before[name] ?? 0))
  }
  return Object.fromEntries([...more].filter(([, poisha]) => poisha !== 0))
}
const untilPosted = async (wanted: Record<string, number>) =>
  await eventually(async () => expect(await posted()).toEqual(wanted))

const rowsOf = async (fileId: number) => (await rowsShown(shop, token, { fileId: String(fileId) })).body
async function loaded(rows: Cells[], company = 'redx'): Promise<number> {
  const { body } = await load(shop, token, file(rows, company))
  await verdictsOf(shop, body.id)
  return body.id
}
async function decided(fileId: number, decision: Parameters<typeof decide>[3], at = 0) {
  const rows = await rowsOf(fileId)
  return await decide(shop, token, rows.toReversed()[at].id, decision)
}

/** All of 1,510 taka, of which the store has 1,450. */
const PAID = { bank: 151_000, courier_owes: -151_000, vendor_pending: 145_000, vendor_payable: -145_000 }

describe('money of a row that did not come', () => {
  test('is taken back: its courier owes it again, and the store’s share is pending again', async () => {
    const fileId = await loaded([row(parcel, 1510)])
    expect(await posted()).toEqual(PAID)
    expect((await decided(fileId, 'not_paid')).body).toMatchObject({ gone: 'taken_back', isOpen: false, suspense: 0 })
    expect(await posted()).toEqual({})
    expect((await decided(fileId, 'not_paid')).body.code).toBe('settlement_row_not_open')
    expect(await settle(shop, token, file([row(parcel, 1510)]))).toEqual({ 2: 'paid' })
    expect(await posted()).toEqual({})
    expect(await settle(shop, token, file([row(parcel, 1510), ['X1', '', 'Delivered', '1', '0', '1']]))).toEqual({
      ...{ 2: 'paid', 3: 'unknown' },
    })
    expect(await posted()).toEqual({ ...PAID, bank: 151_100, suspense: -100 })
  })

  test('that came before its delivery was known is taken back with all that was posted since', async () => {
    const early = await givenCarried(shop, traders, { company: 'redx', accountId: redx })
    const fileId = await loaded([row(early, 1510)])
    await bringParcel(shop, token, early.parcelId, { stage: 'delivered' })
    const shipping = { shipping_income: -6_000 }
    await untilPosted({ bank: 151_000, vendor_payable: -145_000, ...shipping })
    await decided(fileId, 'not_paid')
    expect(await posted()).toEqual({ courier_owes: 151_000, vendor_pending: -145_000, ...shipping })
  })

  test('of which nobody knew anything is taken back, also after the shop had it as a gain', async () => {
    const stranger = [`S${parcel.number}`, '', 'Delivered', '900', '0', '900']
    const fileId = await loaded([stranger])
    await decided(fileId, 'accepted')
    expect(await posted()).toEqual({ bank: 90_000, losses: -90_000 })
    await decided(fileId, 'not_paid')
    expect(await posted()).toEqual({})
  })

  test('came after all', async () => {
    const fileId = await loaded([row(parcel, 1510)])
    await decided(fileId, 'not_paid')
    expect((await decided(fileId, 'accepted')).body).toMatchObject({
      gone: null,
      verdict: 'paid',
      decision: 'accepted',
    })
    expect(await posted()).toEqual(PAID)
  })

  test('is not of a row that posted nothing', async () => {
    await loaded([row(parcel, 1510)])
    const fileId = await loaded([row(parcel, 1510), ['', parcel.invoice, 'Delivered', '1510', '0', '1510']])
    expect((await decided(fileId, 'not_paid')).body).toMatchObject({
      ...{ code: 'invalid_request', fields: { decision: expect.any(String) } },
    })
  })
})

describe('a row that differs from an earlier one', () => {
  test('is what is true instead: what it says is in the bank, and no more', async () => {
    await loaded([row(parcel, 900)])
    const later = await loaded([row(parcel, 1000)])
    expect((await decided(later, 'instead')).body).toMatchObject({ verdict: 'short', suspense: 510, isOpen: true })
    expect(await posted()).toEqual({ bank: 100_000, courier_owes: -151_000, suspense: 51_000 })
    const last = await loaded([row(parcel, 1510)])
    expect((await decided(last, 'instead')).body).toMatchObject({ verdict: 'paid', isOpen: false })
    expect(await posted()).toEqual(PAID)
  })

  test('is nobody’s instead where it does not differ', async () => {
    const fileId = await loaded([row(parcel, 900)])
    expect((await decided(fileId, 'instead')).body.fields).toHaveProperty('decision')
  })

  test('and was paid, too, is taken back alone', async () => {
    await loaded([row(parcel, 1410)])
    const later = await loaded([row(parcel, 100)])
    await decided(later, 'accepted')
    expect(await posted()).toEqual(PAID)
    await decided(later, 'not_paid')
    await untilPosted({ bank: 141_000, courier_owes: -151_000, suspense: 10_000 })
  })

  test('and was paid, too, stands where the first did not come', async () => {
    const first = await loaded([row(parcel, 1410)])
    const later = await loaded([row(parcel, 100)])
    await decided(later, 'accepted')
    await decided(first, 'not_paid')
    await untilPosted({ bank: 10_000, suspense: -10_000 })
    const open = (await rowsShown(shop, token, { open: '1' })).body
    expect(open).toContainEqual(expect.objectContaining({ fileId: later, suspense: -100 }))
  })
})

describe('a file that is taken back', () => {
  test('leaves nothing, and is loaded under the right courier', async () => {
    const parcels = [parcel, await delivered(), await delivered()]
    before = await balancesOf(shop.db)
    const rows = parcels.map((each) => row(each, 1510))
    const wrong = await loaded(rows, 'pathao')
    expect(await posted()).toEqual({ bank: 453_000, suspense: -453_000 })
    const answer = await takeBack(shop, token, wrong)
    expect(answer.body).toMatchObject({ standing: { rows: 3, net: 4530 }, takenBack: { reason: 'Of another courier' } })
    await untilPosted({})
    await loaded(rows)
    expect(await posted()).toEqual(Object.fromEntries(Object.entries(PAID).map(([kind, sum]) => [kind, 3 * sum])))
    expect((await takeBack(shop, token, wrong)).body.code).toBe('settlement_taken_back')
    expect((await takeBack(shop, token, 999_999)).body.code).toBe('settlement_not_found')
    expect((await rowsShown(shop, token, { open: '1' })).body).not.toContainEqual(
      expect.objectContaining({ fileId: wrong }),
    )
    // Loaded once more it is another file: it posts again, and is taken back again.
    const again = await loaded(rows, 'pathao')
    expect(again).not.toBe(wrong)
    expect(await posted()).toMatchObject({ bank: 906_000, suspense: -453_000 })
    await takeBack(shop, token, again)
    await untilPosted(Object.fromEntries(Object.entries(PAID).map(([kind, sum]) => [kind, 3 * sum])))
  })

  test('lets count what another file had said otherwise, or again', async () => {
    const other = await delivered()
    before = await balancesOf(shop.db)
    const wrong = await loaded([row(parcel, 1510, 15), row(other, 1510)])
    const right = await loaded([row(parcel, 1510), row(other, 1510)])
    expect(await verdictsOf(shop, right)).toEqual({ 2: 'differs', 3: 'known' })
    await takeBack(shop, token, wrong)
    await untilPosted(Object.fromEntries(Object.entries(PAID).map(([kind, sum]) => [kind, 2 * sum])))
    expect(await verdictsOf(shop, right)).toEqual({ 2: 'paid', 3: 'paid' })
  })

  test('gives its word back to the file that it replaced', async () => {
    await loaded([row(parcel, 1510)])
    const wrong = await loaded([row(parcel, 15)])
    await decided(wrong, 'instead')
    await takeBack(shop, token, wrong)
    await untilPosted(PAID)
  })
})
