import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balancesOf, postedSince } from '../ledger/testing/books.ts'
import { bringParcels, holdOrder } from '../orders/bring-parcels.ts'
import { orderIdOfParcel } from '../orders/parcels.queries.ts'
import { transact } from '../platform/database/db.ts'
import { correctParcel } from '../testing/parcels.ts'
import {
  type Carried,
  type Cells,
  csvOf,
  givenCarried,
  keepSettlementsRunning,
  rowsShown,
  settle,
} from '../testing/settlements.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { closeSettled, openWithPathao } from './testing/open-with-pathao.ts'

let shop: TestShop
let traders: Traders
let accountId: number
beforeAll(async () => {
  ;({ shop, traders, accountId } = await openWithPathao())
  await keepSettlementsRunning(shop)
})
afterAll(() => closeSettled(shop))

/** 1,450 taka and 60 for the delivery, which Pathao has. */
let carried: Carried
let before: Record<string, number>
beforeEach(async () => {
  carried = await givenCarried(shop, traders, { company: 'pathao', accountId })
  before = await balancesOf(shop.db)
})

const posted = () => postedSince(shop.db, before)

/** As its courier says it, with what the door paid for the delivery. */
async function refused(collectedPoisha?: number): Promise<void> {
  const mover = { by: 'courier' as const, accountId: null }
  const orderId = (await orderIdOfParcel(shop.db, carried.parcelId)) ?? 0
  await transact(shop.db, async (tx) => {
    const step = { stage: 'refused' as const, mover, collectedPoisha }
    await bringParcels(tx, await holdOrder(tx, orderId), [carried.parcelId], step)
  })
}
const PAID = { courier_owes: 6_000, shipping_income: -6_000 }
const verdictOf = async (...said: Cells) => {
  const row = [carried.number, carried.invoice, ...said]
  return (await settle(shop, traders.admin.token, { file: csvOf([row]) }))[2]
}
const suspenseOf = async () => (await rowsShown(shop, traders.admin.token)).body[0].suspense

test('what a refusing door paid is settled by a row of its kind, and nobody is asked about it', async () => {
  await refused(6_000)
  expect(await posted()).toEqual(PAID)
  expect(await verdictOf('Paid Return', '60', '60', '0')).toBe('returned')
  expect(await posted()).toEqual({ courier_charges: 6_000, shipping_income: -6_000 })
  expect(await suspenseOf()).toBe(0)
})

test('until then its courier owes it, and is shown to', async () => {
  await refused(6_000)
  const { body } = await shop.call('GET /api/settlements/unpaid', {}, traders.admin.token)
  expect(JSON.stringify(body)).toContain(carried.number)
})

test('told by the row alone, it is the shop’s for the delivery all the same', async () => {
  await refused()
  expect(await verdictOf('paid-return', '60', '40', '20')).toBe('returned')
  expect(await posted()).toEqual({ bank: 2_000, courier_charges: 4_000, shipping_income: -6_000 })
})

test('of which less came, what is missing stands in suspense', async () => {
  await refused(6_000)
  expect(await verdictOf('Paid return', '30', '30', '0')).toBe('short')
  expect(await posted()).toEqual({ courier_charges: 3_000, suspense: 3_000, shipping_income: -6_000 })
})

test('paid before it was heard of, it is judged again once it is', async () => {
  expect(await verdictOf('Paid return', '60', '30', '30')).toBe('not_returned')
  expect(await posted()).toEqual({ bank: 3_000, suspense: -3_000 })
  await refused(6_000)
  const settled = { bank: 3_000, courier_charges: 3_000, shipping_income: -6_000 }
  await eventually(async () => expect(await posted()).toEqual(settled))
})

test('corrected to delivered, it is taken back, and its row is judged again', async () => {
  await refused(6_000)
  expect(await verdictOf('Paid return', '60', '30', '30')).toBe('returned')
  await correctParcel(shop, traders.admin.token, carried.parcelId, { stage: 'delivered', reason: 'She took it' })
  const delivered = { courier_owes: 151_000, vendor_pending: -145_000, shipping_income: -6_000 }
  await eventually(async () => expect(await posted()).toEqual({ ...delivered, bank: 3_000, suspense: -3_000 }))
})
