import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEBT_LIMIT, givenPaused } from '../testing/given-debts.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { judgeDebts } from './judge-debts.ts'
import { givenOwed, givenSettled } from './testing/store-books.ts'

let shop: TestShop
let admin: { id: number; token: string }
let store: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
beforeEach(async () => {
  store = await shop.given.vendor()
  await givenPaused(shop, store.id)
  begun = (await terms()).debt
})
afterAll(() => shop.close())

/** Of 10,000 taka. */
let begun: unknown
const params = () => ({ id: String(store.id) })
const terms = async () => (await shop.call('GET /api/store-terms/own', {}, store.token)).body
const sellsAndJudges = async (poisha: number) => {
  await givenSettled(shop.db, store.id, poisha)
  await judgeDebts(shop.db, new AbortController().signal)
}
async function paid(amount: number, reference: string): Promise<number> {
  const body = { amount, way: 'bkash' as const, reference }
  const answer = await shop.call('POST /api/store-terms/:id/payments', { params: params(), body }, admin.token)
  expect(answer.status).toBe(201)
  return (await shop.call('GET /api/store-terms/:id', { params: params() }, admin.token)).body.payments[0].id
}
async function takenBack(id: number) {
  const asked = { params: { id: String(id) }, body: { reason: 'Paid by another store' } }
  return (await shop.call('PUT /api/store-payments/:id/taken-back', asked, admin.token)).body
}
async function takesOrders(): Promise<boolean> {
  const [{ token }, productId] = [await shop.given.account(), await shop.given.product({ vendorId: store.id })]
  return (await order(shop, token, orderBody([{ productId }]))).status === 201
}

describe('a debt that has ended goes on as it began', () => {
  test('once an earlier payment than the one that ended it is taken back', async () => {
    const earlier = await paid(4_000, 'BKX1')
    await paid(5_500, 'BKX2')
    expect(await takesOrders()).toBe(true)
    expect(await takenBack(earlier)).toMatchObject({ balance: -DEBT_LIMIT - 4_000, debt: begun })
    expect(await takesOrders()).toBe(false)
  })

  test('where a sale had ended it, which is not enough without the payment', async () => {
    const id = await paid(4_000, 'BKX3')
    await sellsAndJudges(600_000)
    expect((await terms()).debt).toBeNull()
    expect(await takenBack(id)).toMatchObject({ balance: -4_000, debt: begun })
  })

  test('once all of its payments are taken back, whichever was first', async () => {
    const [most, rest] = [await paid(9_000, 'BKX4'), await paid(1_000, 'BKX5')]
    await sellsAndJudges(80_000)
    expect(await takenBack(rest)).toMatchObject({ balance: -200, debt: null })
    expect(await takenBack(most)).toMatchObject({ balance: -9_200, debt: begun })
  })
})

describe('a debt that would have ended without the payment that is taken back', () => {
  test('stays ended: what is owed since is told by the next statement', async () => {
    const little = await paid(100, 'BKX6')
    await paid(9_900, 'BKX7')
    await givenOwed(shop.db, store.id, 45_000)
    expect(await takenBack(little)).toMatchObject({ balance: -550, debt: null })
    expect(await takesOrders()).toBe(true)
  })

  test('also where that payment ended it, and sales would have done so later', async () => {
    const id = await paid(10_000, 'BKX8')
    await sellsAndJudges(950_000)
    await givenOwed(shop.db, store.id, 950_000)
    expect(await takenBack(id)).toMatchObject({ balance: -10_000, debt: null })
  })
})
