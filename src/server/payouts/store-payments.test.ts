import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { auditOf } from '../testing/audit.ts'
import { DEBT_LIMIT, givenDebt, givenPaused } from '../testing/given-debts.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { judgeStatements } from './testing/judge-statements.ts'
import { givenOwed, givenSettled } from './testing/store-books.ts'

let shop: TestShop
let admin: { id: number; token: string }
let shopper: { id: number; token: string }
let store: { id: number; token: string }
let productId: number
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  shopper = await shop.given.account()
})
beforeEach(async () => {
  store = await shop.given.vendor()
  productId = await shop.given.product({ vendorId: store.id })
})
afterAll(() => shop.close())

const REFUSED = { status: 409, body: { code: 'store_takes_no_orders' } }
const terms = async () => (await shop.call('GET /api/store-terms/own', {}, store.token)).body
const pay = (amount: number, reference: string) =>
  shop.call(
    'POST /api/store-terms/:id/payments',
    { params: { id: String(store.id) }, body: { amount, way: 'bkash', reference } },
    admin.token,
  )
const buy = () => order(shop, shopper.token, orderBody([{ productId }]))
const seen = async () => (await shop.call('GET /api/product/:id', { params: { id: String(productId) } })).body.noOrders

describe('a payment that an admin records', () => {
  test('lets orders in at once, stands in the next statement and in the audit', async () => {
    await givenPaused(shop, store.id)
    const { status, body } = await pay(9_500, 'BKX1')
    expect({ status, body }).toMatchObject({ status: 201, body: { balance: -DEBT_LIMIT, debt: null } })
    expect((await buy()).status).toBe(201)
    expect(await seen()).toBeUndefined()
    expect((await balancesOf(shop.db))[`vendor_owes ${store.id}`]).toBe(DEBT_LIMIT * 100)
    const id = await givenClosed(shop, store.id)
    const lines = await shop.call('GET /api/statements/:id/lines', { params: { id: String(id) } }, store.token)
    expect(lines.body).toMatchObject([{ kind: 'paid_by_store', amount: 9_500 }])
    expect(await auditOf(shop, admin, 'vendor', store.id)).toMatchObject([
      { action: 'pay', after: { amountPoisha: 950_000, payoutWay: 'bkash', payoutReference: 'BKX1' } },
    ])
    expect([await judgeStatements(shop.db), await wrongBooks(shop.db)]).toEqual([[], []])
  })

  test('in part leaves the rest, and the pause', async () => {
    await givenPaused(shop, store.id)
    expect((await pay(9_499, 'BKX2')).body).toMatchObject({ balance: -501, debt: { isPaused: true } })
    expect(await buy()).toMatchObject(REFUSED)
  })

  test('is of what is owed at the most, and once, by however many admins at once', async () => {
    expect(await pay(1, 'BKX3')).toMatchObject({ status: 409, body: { code: 'store_owes_nothing' } })
    await givenDebt(shop, store.id)
    const over = await pay(10_000.01, 'BKX4')
    expect(over).toMatchObject({
      status: 409,
      body: { code: 'payment_over_debt', fields: { amount: expect.any(String) } },
    })
    expect(await pay(0, 'BKX4')).toMatchObject({ status: 400, body: { fields: { amount: expect.any(String) } } })
    const answers = await Promise.all(['BKX5', 'BKX5', 'BKX6', 'BKX7'].map((reference) => pay(6_000, reference)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await terms()).balance).toBe(-4_000)
    const { reference } = await shop.db
      .selectFrom('store_payments')
      .select('reference')
      .where('vendor_id', '=', store.id)
      .executeTakeFirstOrThrow()
    expect(await pay(1_000, reference)).toMatchObject({ status: 409, body: { code: 'payment_recorded' } })
  })

  test('of what it was paid too much is not set against a debt that it has not', async () => {
    await givenOwed(shop.db, store.id, 30_000)
    await givenSettled(shop.db, store.id, -70_000)
    expect((await pay(1_000, 'BKX8')).body).toMatchObject({ balance: 0 })
    const balances = await balancesOf(shop.db)
    expect([balances[`vendor_owes ${store.id}`] ?? 0, balances[`vendor_payable ${store.id}`] ?? 0]).toEqual([0, 0])
  })
})

describe('a payment that was recorded by mistake', () => {
  const kept = async () =>
    (await shop.call('GET /api/store-terms/:id', { params: { id: String(store.id) } }, admin.token)).body
  const takeBack = (id: number, reason = 'Paid by another store') =>
    shop.call('PUT /api/store-payments/:id/taken-back', { params: { id: String(id) }, body: { reason } }, admin.token)
  async function recorded(amount: number, reference: string): Promise<number> {
    expect((await pay(amount, reference)).status).toBe(201)
    return (await kept()).payments[0].id
  }

  test('is taken back: the store owes it again, its next statement tells so, and the audit why', async () => {
    await givenDebt(shop, store.id)
    const id = await recorded(4_000, 'BKX20')
    await givenClosed(shop, store.id)
    const { status, body } = await takeBack(id)
    expect({ status, body }).toMatchObject({ status: 200, body: { balance: -10_000 } })
    expect((await balancesOf(shop.db))[`vendor_owes ${store.id}`]).toBe(1_000_000)
    const statementId = await givenClosed(shop, store.id)
    const lines = await shop.call('GET /api/statements/:id/lines', { params: { id: String(statementId) } }, store.token)
    expect(lines.body).toMatchObject([{ kind: 'paid_by_store_taken_back', amount: -4_000, subject: `payment:${id}` }])
    expect((await kept()).payments).toMatchObject([
      { id, amount: 4_000, way: 'bkash', reference: 'BKX20', takenBackBecause: 'Paid by another store' },
    ])
    expect(await auditOf(shop, admin, 'vendor', store.id)).toContainEqual(
      expect.objectContaining({
        action: 'take-back',
        before: { amountPoisha: 400_000, payoutWay: 'bkash', payoutReference: 'BKX20' },
        after: { reason: 'Paid by another store' },
      }),
    )
    expect([await judgeStatements(shop.db), await wrongBooks(shop.db)]).toEqual([[], []])
  })

  test('is taken back once, by however many admins at once, with a reason', async () => {
    await givenDebt(shop, store.id)
    const id = await recorded(4_000, 'BKX21')
    expect((await takeBack(id, ' ')).body).toMatchObject({ fields: { reason: expect.any(String) } })
    const statuses = (await Promise.all([takeBack(id), takeBack(id), takeBack(id)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    expect((await takeBack(id)).body.code).toBe('payment_taken_back')
    expect((await terms()).balance).toBe(-10_000)
    expect(await takeBack(999_999)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
  })

  test('may be recorded anew as it was, by the same reference', async () => {
    await givenDebt(shop, store.id)
    await takeBack(await recorded(4_000, 'BKX22'))
    expect((await pay(400, 'BKX22')).body).toMatchObject({ balance: -9_600 })
    expect(await pay(400, 'BKX22')).toMatchObject({ status: 409, body: { code: 'payment_recorded' } })
    expect((await kept()).payments).toMatchObject([
      { amount: 400, takenBackAt: null },
      { amount: 4_000, takenBackAt: expect.any(String) },
    ])
  })

  test('lets in no order any more: the debt that it ended goes on as it began, and past its days it pauses at once', async () => {
    await givenPaused(shop, store.id)
    const begun = (await terms()).debt
    const id = await recorded(9_500, 'BKX24')
    expect((await buy()).status).toBe(201)
    expect((await takeBack(id)).body).toMatchObject({ balance: -10_000, debt: begun })
    expect(begun.isPaused).toBe(true)
    expect(await buy()).toMatchObject(REFUSED)
  })

  test('leaves a debt ended that something else has brought within the limit meanwhile', async () => {
    await givenPaused(shop, store.id)
    const id = await recorded(9_500, 'BKX25')
    await givenSettled(shop.db, store.id, 950_000)
    expect((await takeBack(id)).body).toMatchObject({ balance: -DEBT_LIMIT, debt: null })
    expect((await buy()).status).toBe(201)
  })

  test('beside a debt that began since leaves that as it is', async () => {
    await givenPaused(shop, store.id)
    const id = await recorded(9_500, 'BKX26')
    await givenDebt(shop, store.id)
    const begun = (await terms()).debt
    expect((await takeBack(id)).body).toMatchObject({ balance: -20_000, debt: begun })
    expect(begun.isPaused).toBe(false)
  })

  test('stands beside the balance that it made, whenever an admin looks', async () => {
    await givenDebt(shop, store.id)
    let isOver = false
    const looks = async () => {
      while (!isOver) {
        const { balance, payments } = await kept()
        const standing = payments.filter(({ takenBackAt }: { takenBackAt: string | null }) => !takenBackAt)
        expect(balance).toBe(-10_000 + 100 * standing.length)
      }
    }
    const changes = async () => {
      for (let round = 0; round < 8; round += 1) await takeBack(await recorded(100, `BKX27 ${round}`))
    }
    const changing = changes().finally(() => {
      isOver = true
    })
    await Promise.all([changing, looks(), looks()])
  })

  test('is never said to have been anything else, nor taken back a second time', async () => {
    await givenDebt(shop, store.id)
    const id = await recorded(4_000, 'BKX23')
    await takeBack(id)
    const again = shop.db.updateTable('store_payments').set({ taken_back_because: 'x' }).where('id', '=', id)
    await expect(again.execute()).rejects.toThrow('append-only')
  })
})
