import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { refundsJobs } from '../refunds/refunds.jobs.ts'
import { bringParcel } from '../testing/parcels.ts'
import { grantRefund, refundsGiveBack } from '../testing/refunds.ts'
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

const SHORT = { kind: 'short', courier: 'pathao' }

let shop: TestShop
let traders: Traders
let accountId: number
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  accountId = await givenCourierAccount(shop, 'pathao')
  await givenRule(shop, { name: 'A tenth', vendorId: traders.baker.id, from: -1 })
  await keepSettlementsRunning(shop, refundsJobs)
})
afterAll(() => shop.close())

/** Brought, and of its cash 100 taka are missing. */
async function shortlySettled(): Promise<Carried> {
  const parcel = await givenCarried(shop, traders, { company: 'pathao', accountId })
  expect((await bringParcel(shop, traders.admin.token, parcel.parcelId, { stage: 'delivered' })).status).toBe(200)
  expect((await read(parcel)).state.kind).toBe('with_courier')
  const cells = [parcel.number, parcel.invoice, 'Delivered', '1410', '90', '1320']
  expect(await settle(shop, traders.admin.token, { file: csvOf([cells]) })).toEqual({ 2: 'short' })
  return parcel
}

const read = async ({ parcelId }: Carried, token = traders.baker.token) =>
  (await shop.call('GET /api/parcels/:id/money', { params: { id: String(parcelId) } }, token)).body

test('of a parcel that was settled short its store reads so, until the shop bears what is missing', async () => {
  const parcel = await shortlySettled()
  expect((await read(parcel)).state).toEqual(SHORT)
  expect(await read(parcel, traders.admin.token)).toEqual(await read(parcel))
  const open = (await rowsShown(shop, traders.admin.token, { open: '1' })).body
  const row = open.find(({ parcelId }: { parcelId: number }) => parcelId === parcel.parcelId)
  expect((await decide(shop, traders.admin.token, row.id, 'accepted')).status).toBe(200)
  await eventually(async () => expect((await read(parcel)).state).toEqual({ kind: 'payable' }))
})

test('refunded, it does not have its cash here, though its store owes of it', async () => {
  await refundsGiveBack(shop, 'none')
  const parcel = await shortlySettled()
  const lines = [{ lineId: parcel.lineId, quantity: 1 }]
  expect((await grantRefund(shop, traders.baker.token, parcel.parcelId, { lines })).status).toBe(201)
  const places = [{ kind: 'next_statement', amount: -166.75 }]
  await eventually(async () => expect(await read(parcel)).toMatchObject({ state: SHORT, places }))
})
