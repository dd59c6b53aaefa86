import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { post } from '../ledger/post.queries.ts'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { closeStatementsBy } from '../payouts/close-statements.ts'
import { dayAfter } from '../payouts/periods.ts'
import { transact } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { correctParcel } from '../testing/parcels.ts'
import { cancelRefund, grantRefund, payRefund } from '../testing/refunds.ts'
import { givenCarried, givenCourierAccount, keepSettlementsRunning, settle } from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { correctOwnSales } from './correct-own-sales.ts'

let shop: TestShop
let traders: Traders
let house: { id: number; ownerId: number; token: string }
let accountId: number
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  const { id } = await shop.db.selectFrom('vendors').select('id').where('is_house', '=', true).executeTakeFirstOrThrow()
  house = { id, ownerId: traders.admin.id, token: traders.admin.token }
  await givenRule(shop, { name: 'A tenth of everybody', from: -1 })
  accountId = await givenCourierAccount(shop, 'pathao')
  await keepSettlementsRunning(shop)
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

let before: Record<string, number>
beforeEach(async () => {
  before = await balancesOf(shop.db)
})

/** What accounts have more than before the test. */
async function posted(): Promise<Record<string, number>> {
  const now = await balancesOf(shop.db)
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const more = names.map((name) => [name, (now[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, poisha]) => poisha !== 0))
}

const moneyOf = async (parcelId: number) =>
  (await shop.call('GET /api/parcels/:id/money', { params: { id: String(parcelId) } }, house.token)).body

/** A product of the shop’s own at 1,000 taka, and 60 for its delivery, which its own rider brought. */
async function givenOwnSale() {
  const productId = await shop.given.product({ pricePoisha: 100_000 })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId, quantity: 1, price: 1000 }]))
  expect((await moveOrder(shop, house.token, body.id, 'Completed')).status).toBe(200)
  const parcelId: number = body.parcels[0].id
  return { parcelId, lines: [{ lineId: body.items[0].id as number, quantity: 1 }] }
}

/** As a courier of the shop carries 1,450 taka of it. */
const givenOwnCarried = () => givenCarried(shop, { ...traders, baker: house }, { company: 'pathao', accountId })

const deliver = async (parcelId: number) =>
  expect(
    (await correctParcel(shop, house.token, parcelId, { stage: 'delivered', reason: 'Told by phone' })).status,
  ).toBe(200)

test('what the shop’s own rider brings is a sale of the shop: no commission, no VAT on it, and nothing owed to itself', async () => {
  const { parcelId } = await givenOwnSale()
  expect(await posted()).toEqual({ bank: 106_000, sales: -100_000, shipping_income: -6_000 })
  expect(await moneyOf(parcelId)).toMatchObject({
    steps: [
      { kind: 'goods', amount: 1000 },
      { kind: 'delivery', amount: 0 },
      { kind: 'left', amount: 1000 },
    ],
    state: { kind: 'own_sale' },
    places: [],
  })
})

test('what a courier brings of it is the shop’s, too, and nothing of it is payable to itself', async () => {
  const { parcelId, number, invoice } = await givenOwnCarried()
  await deliver(parcelId)
  expect(await posted()).toEqual({ 'courier_owes pathao': 151_000, sales: -145_000, shipping_income: -6_000 })
  const file = `Consignment ID,Merchant Order ID,Status,Collected Amount,Delivery Charge,Payout\n${number},${invoice},Delivered,1510,60,1450`
  expect(await settle(shop, house.token, { file })).toEqual({ 2: 'paid' })
  expect(await posted()).toEqual({ bank: 145_000, courier_charges: 6_000, sales: -145_000, shipping_income: -6_000 })
})

test('a refund of it lowers the sale, and is paid out of the shop’s till', async () => {
  const { parcelId, lines } = await givenOwnSale()
  const { body } = await grantRefund(shop, house.token, parcelId, { lines })
  const sold = { bank: 106_000, shipping_income: -6_000 }
  expect(await posted()).toEqual({ ...sold, [`shopper_due ${traders.customer.id}`]: -100_000 })
  expect((await cancelRefund(shop, house.token, body.id)).status).toBe(200)
  expect(await posted()).toEqual({ ...sold, sales: -100_000 })
  const again = (await grantRefund(shop, house.token, parcelId, { lines })).body
  const other = await shop.given.account('Admin')
  expect((await payRefund(shop, other.token, again.id, { from: 'store', way: 'cash', reference: 'R1' })).status).toBe(
    200,
  )
  expect(await posted()).toEqual({ bank: 6_000, shipping_income: -6_000 })
})

/** As releases before this posted a sale of 1,000 taka at a tenth, by the shop’s own rider or by its courier, which has paid. */
async function givenPostedAsAnother(collectsFor: 'store' | 'shop'): Promise<number> {
  const { parcelId } = await givenOwnSale()
  const { id } = await shop.db
    .selectFrom('ledger_journals')
    .select('id')
    .where('subject', '=', `parcel:${parcelId}`)
    .executeTakeFirstOrThrow()
  const event = { source: `before ${parcelId}`, subject: `parcel:${parcelId}`, happenedAt: new Date() }
  const back = { kind: 'delivered_taken_back', source: String(id), subject: event.subject, reverses: id }
  const account = collectsFor === 'store' ? 'vendor_owes' : 'vendor_pending'
  const taken = [
    { account: 'commission', poisha: -10_000 } as const,
    { account: 'vat_payable', poisha: -1_500 } as const,
    { account, owner: house.id, poisha: 11_500 } as const,
  ]
  await transact(shop.db, (tx) => post(tx, [back, { ...event, kind: 'commission', legs: taken }]))
  if (collectsFor === 'store') return parcelId
  await shop.db
    .updateTable('parcels')
    .set({ collects_for: 'shop', courier: 'pathao' })
    .where('id', '=', parcelId)
    .execute()
  const share = (poisha: number) => ({ account: 'vendor_pending', owner: house.id, poisha }) as const
  const cash = { account: 'bank', poisha: 106_000 } as const
  const shipping = { account: 'shipping_income', poisha: -6_000 } as const
  const payable = { account: 'vendor_payable', owner: house.id, poisha: -88_500 } as const
  await transact(shop.db, (tx) =>
    post(tx, [
      { ...event, kind: 'delivered', legs: [cash, shipping, share(-100_000)] },
      { ...event, kind: 'settled', legs: [share(88_500), payable] },
    ]),
  )
  return parcelId
}

const correctAll = () => correctOwnSales(shop.db, new AbortController().signal)

test.each(['store', 'shop'] as const)(
  'what was posted as if it were another store’s becomes the shop’s sale, once: its %s has the cash',
  async (collectsFor) => {
    const parcelId = await givenPostedAsAnother(collectsFor)
    await Promise.all([correctAll(), correctAll()])
    await correctAll()
    const sold = { bank: 106_000, sales: -100_000, shipping_income: -6_000 }
    expect(await posted()).toEqual(sold)
    // It is a delivery like any other: an admin’s word against it takes all of it back.
    if (collectsFor === 'shop') return
    await correctParcel(shop, house.token, parcelId, { stage: 'refused', reason: 'Told by phone' })
    await correctAll()
    expect(await posted()).toEqual({})
  },
)

test('of what the shop was to pay itself no statement is closed, and no payout is prepared', async () => {
  await givenPostedAsAnother('shop')
  const tomorrow = dayAfter(await todayInDhaka(shop.db))
  await closeStatementsBy(shop.db, tomorrow, 'daily', new AbortController().signal)
  const statements = shop.db.selectFrom('statements').select('id').where('vendor_id', '=', house.id)
  await eventually(async () => expect(await statements.execute()).toEqual([]))
  await correctAll()
})
