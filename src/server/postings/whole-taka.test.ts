import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { COMPANIES } from '#contract/values/couriers'
import { givenRule } from '../commission/testing/given-rule.ts'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { judgeRefunds } from '../refunds/testing/judge-refunds.ts'
import { type Couriers, carriedBy, openShopThatBooks } from '../testing/couriers.ts'
import { moveOrder, order, orderBody, readOrder } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import { cancelRefund, grantRefund } from '../testing/refunds.ts'
import type { Answer, TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
let couriers: Couriers
let traders: Traders
let accounts: Record<(typeof COMPANIES)[number], number>
beforeAll(async () => {
  const opened = await openShopThatBooks()
  ;({ shop, couriers, traders, accounts } = opened)
  // 10 %, and 15 % VAT on that.
  await givenRule(shop, { name: 'A tenth', vendorId: traders.baker.id, from: -1 })
})
afterAll(async () => {
  expect(await judgeRefunds(shop.db)).toEqual([])
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

/** Two pieces at 199.50 and 60 for the delivery: 459, of one piece 259.50. A tenth of a piece is 19.95, and the VAT on that 2.99. */
let orderId: number
let parcelId: number
let lineId: number
let before: Record<string, number>
async function bought(quantity: number): Promise<void> {
  const productId = await shop.given.product({ vendorId: traders.baker.id, pricePoisha: 19_950, stock: { M: 10 } })
  const body = orderBody([{ productId, quantity, price: 199.5 }], { shippingAddress: 'House 4, Mirpur 10' })
  const placed = (await order(shop, traders.customer.token, body)).body
  ;[orderId, parcelId, lineId] = [placed.id, placed.parcels[0].id, placed.items[0].id]
  before = await balancesOf(shop.db)
}
beforeEach(() => bought(1))

/** What the accounts have more than before the test, those of stores and couriers by their kind alone. */
async function posted(): Promise<Record<string, number>> {
  const now = await balancesOf(shop.db)
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const more = names.map((name) => [name.split(' ')[0] ?? '', (now[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, poisha]) => poisha !== 0))
}

const seen = async (token = traders.customer.token) => (await readOrder(shop, token, orderId)).body
const parcelNow = async () => (await seen(traders.admin.token)).parcels[0]
const untilStage = (stage: string) => eventually(async () => expect((await parcelNow()).stage).toBe(stage))
const bring = (body: Parameters<typeof bringParcel>[3]) => bringParcel(shop, traders.baker.token, parcelId, body)

const COMMISSION = { commission: -1_995, vat_payable: -299 }

describe('a parcel of 259.50 taka', () => {
  test('asks its door for 259, and says so on order, label and tracking, while the order comes to 259.50', async () => {
    const { total, totalAmount, parcels } = await seen()
    expect([total, totalAmount]).toEqual([259.5, 259.5])
    expect(parcels[0].toCollect).toEqual({ shipping: 60, adjustments: [], rounding: -0.5, total: 259 })
    const query = { ids: String(parcelId) }
    const { labels } = (await shop.call('GET /api/parcels/labels', { query }, traders.baker.token)).body
    expect(labels).toMatchObject([{ toCollect: 259, rounding: -0.5 }])
    const { code } = (
      await shop.call('GET /api/orders/:id/tracking', { params: { id: String(orderId) } }, traders.customer.token)
    ).body
    const tracked = (await shop.call('GET /api/track/:code', { params: { code } })).body
    expect(tracked.parcels).toMatchObject([{ toCollect: 259, rounding: -0.5 }])
  })

  test.each(COMPANIES)('travels with %s, which owes what it took; its store loses nothing of it', async (company) => {
    const taken = await carriedBy(shop, couriers[company], {
      token: traders.baker.token,
      parcelId,
      accountId: accounts[company],
    })
    expect(taken.cash).toBe(259)
    await couriers[company].bring(taken, 'delivered', 259)
    await untilStage('delivered')
    expect(await posted()).toEqual({
      courier_owes: 25_900,
      rounding: 50,
      shipping_income: -6_000,
      vendor_pending: -(19_950 - 2_294),
      ...COMMISSION,
    })
    expect(await parcelNow()).toMatchObject({ collected: 259, toCollect: { total: 259 } })
  })

  test('brought by its store’s own rider leaves the store what its price says', async () => {
    expect(await bring({ stage: 'delivered', collected: 259.5 })).toMatchObject({ status: 400 })
    expect((await bring({ stage: 'delivered', collected: 259 })).status).toBe(200)
    expect(await posted()).toEqual({ rounding: 50, vendor_owes: 2_294 - 50, ...COMMISSION })
    const { steps } = (
      await shop.call('GET /api/parcels/:id/money', { params: { id: String(parcelId) } }, traders.baker.token)
    ).body
    // Its price and the delivery, less the commission.
    expect(steps.at(-1)).toEqual({ kind: 'left', amount: 259.5 - 22.94 })
    expect(steps.map(({ kind }: { kind: string }) => kind)).not.toContain('other')
  })

  test('corrected to refused posts nothing that stays', async () => {
    await moveOrder(shop, traders.baker.token, orderId, 'Completed')
    const body = { stage: 'refused' as const, reason: 'The rider was mistaken' }
    await shop.call('PUT /api/parcels/:id/correction', { params: { id: String(parcelId) }, body }, traders.admin.token)
    expect(await posted()).toEqual({})
  })

  test('given back pays its shopper what was paid, and takes the rounding back with the store’s share', async () => {
    await moveOrder(shop, traders.baker.token, orderId, 'Completed')
    const refund = await refunded(1, true)
    expect(refund.body.amount).toBe(259)
    expect(await posted()).toEqual({ shopper_due: -25_900, vendor_owes: 25_900 })
    await cancelRefund(shop, traders.admin.token, refund.body.id)
    expect(await posted()).toEqual({ rounding: 50, vendor_owes: 2_294 - 50, ...COMMISSION })
  })
})

const refunded = (quantity: number, withShipping: boolean): Promise<Answer> =>
  grantRefund(shop, traders.admin.token, parcelId, { lines: [{ lineId, quantity }], withShipping })

describe('of several pieces', () => {
  test('given back one by one, all of the rounding comes back, and no more than was paid', async () => {
    await bought(3)
    // 598.50 and 60: 658.
    await moveOrder(shop, traders.baker.token, orderId, 'Completed')
    const first = await refunded(1, false)
    await cancelRefund(shop, traders.admin.token, first.body.id)
    const amounts = []
    for (const withShipping of [false, false, true]) amounts.push((await refunded(1, withShipping)).body.amount)
    expect(amounts).toEqual([199.33, 199.34, 259.33])
    expect(await posted()).toEqual({ shopper_due: -65_800, vendor_owes: 65_800 })
  })

  test('a part that a courier was paid for is known by its sum', async () => {
    await bought(2)
    const taken = await carriedBy(shop, couriers.pathao, {
      token: traders.baker.token,
      parcelId,
      accountId: accounts.pathao,
    })
    expect(taken.cash).toBe(459)
    await couriers.pathao.bring(taken, 'part', 259)
    await untilStage('partly_delivered')
    const { toCollect, collected } = await parcelNow()
    expect([toCollect.total, collected]).toEqual([259, 259])
    const query = { list: 'all' as const }
    const work = (await shop.call('GET /api/parcels', { query }, traders.baker.token)).body
    const card = work.find(({ id }: { id: number }) => id === parcelId)
    expect(card.proposedKept).toEqual([{ lineId, quantity: 1 }])
    expect((await seen()).total).toBe(259.5)
    const body = { kept: [{ lineId, quantity: 1 }] }
    const said = await shop.call(
      'PUT /api/parcels/:id/kept',
      { params: { id: String(parcelId) }, body },
      traders.baker.token,
    )
    expect(said.status).toBe(200)
    // The VAT of half of the pieces is 2.995, rounded up.
    expect(await posted()).toEqual({
      courier_owes: 25_900,
      rounding: 50,
      shipping_income: -6_000,
      vendor_pending: -(19_950 - 2_295),
      commission: -1_995,
      vat_payable: -300,
    })
  })
})
