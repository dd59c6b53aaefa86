import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { postedToStore } from '../ledger/posted.queries.ts'
import { wrongBooks } from '../ledger/testing/books.ts'
import { bringParcel } from '../testing/parcels.ts'
import { cancelRefund, grantRefund, refundsGiveBack } from '../testing/refunds.ts'
import {
  type Carried,
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
import { refundsJobs } from './refunds.jobs.ts'

/** Commission and VAT on it, of 1,450 taka. */
const KEPT_BY_SHOP = 16_675
const SHARE = 145_000 - KEPT_BY_SHOP

let shop: TestShop
let traders: Traders
let accountId: number
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  accountId = await givenCourierAccount(shop, 'pathao')
  await givenRule(shop, { name: 'A tenth', vendorId: traders.baker.id, from: -1 })
  await refundsGiveBack(shop, 'none')
  await keepSettlementsRunning(shop, refundsJobs)
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

const storeHas = ({ parcelId }: Carried) => postedToStore(shop.db, `parcel:${parcelId}`, traders.baker.id)
/** All of its goods; the shop keeps the commission. */
const grant = ({ parcelId, lineId }: Carried) =>
  grantRefund(shop, traders.baker.token, parcelId, { lines: [{ lineId, quantity: 1 }] })

/** Brought, and of its cash 100 taka are missing: the share of its store waits for them. */
async function shortlySettled(): Promise<Carried> {
  const parcel = await givenCarried(shop, traders, { company: 'pathao', accountId })
  expect((await bringParcel(shop, traders.admin.token, parcel.parcelId, { stage: 'delivered' })).status).toBe(200)
  const cells = [parcel.number, parcel.invoice, 'Delivered', '1410', '90', '1320']
  expect(await settle(shop, traders.admin.token, { file: csvOf([cells]) })).toEqual({ 2: 'short' })
  expect(await storeHas(parcel)).toEqual({ owesPoisha: 0, pendingPoisha: -SHARE, payablePoisha: 0 })
  return parcel
}

test('what a store owes of a refund does not wait for what a courier paid too little', async () => {
  const parcel = await shortlySettled()
  expect((await grant(parcel)).status).toBe(201)
  const owed = { owesPoisha: 0, pendingPoisha: 0, payablePoisha: KEPT_BY_SHOP }
  await eventually(async () => expect(await storeHas(parcel)).toEqual(owed))
})

test('cancelled, and once the shop bears what is missing, the store has its share, and nothing is pending', async () => {
  const parcel = await shortlySettled()
  const { id } = (await grant(parcel)).body
  await eventually(async () => expect((await storeHas(parcel)).pendingPoisha).toBe(0))
  expect((await cancelRefund(shop, traders.admin.token, id)).status).toBe(200)
  // Until somebody bears it, the store owes nothing of a refund that is none.
  const waits = { owesPoisha: 0, pendingPoisha: -SHARE, payablePoisha: 0 }
  await eventually(async () => expect(await storeHas(parcel)).toEqual(waits))
  const open = (await rowsShown(shop, traders.admin.token, { open: '1' })).body
  const row = open.find(({ parcelId }: { parcelId: number }) => parcelId === parcel.parcelId)
  expect((await decide(shop, traders.admin.token, row.id, 'accepted')).status).toBe(200)
  const paid = { owesPoisha: 0, pendingPoisha: 0, payablePoisha: -SHARE }
  await eventually(async () => expect(await storeHas(parcel)).toEqual(paid))
})
