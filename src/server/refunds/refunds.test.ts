import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { order, orderBody } from '../testing/orders.ts'
import { correctParcel } from '../testing/parcels.ts'
import {
  bringSold,
  cancelRefund,
  failRefund,
  givenSold,
  grantRefund,
  payRefund,
  quoteRefund,
  refundsGiveBack,
  type Sold,
} from '../testing/refunds.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { judgeRefunds } from './testing/judge-refunds.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  // 10 %, and 15 % VAT on that.
  await givenRule(shop, { name: 'A tenth', vendorId: traders.baker.id, from: -1 })
})
afterAll(async () => {
  expect(await judgeRefunds(shop.db)).toEqual([])
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

/** Two pieces at 1,450 taka and 60 taka for the delivery; 290 taka are commission, and 43.50 the VAT on it. */
let sold: Sold
let before: Record<string, number>
async function bought(given: Parameters<typeof givenSold>[2] = {}): Promise<void> {
  sold = await givenSold(shop, traders, { quantities: [2], ...given })
  before = await balancesOf(shop.db)
}
beforeEach(() => bought())

/** What the accounts have more than once the parcel was brought, those of people by their kind alone. */
async function posted(): Promise<Record<string, number>> {
  const now = await balancesOf(shop.db)
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const more = names.map((name) => [name.split(' ')[0] ?? '', (now[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, poisha]) => poisha !== 0))
}

const admin = () => traders.admin.token
const store = () => traders.baker.token
const pieces = (quantity: number) => ({ lines: sold.lines.slice(0, 1).map(({ lineId }) => ({ lineId, quantity })) })
const grant = (quantity = 1, more: Partial<Parameters<typeof grantRefund>[3]> = {}, token = admin()) =>
  grantRefund(shop, token, sold.parcelId, { ...pieces(quantity), ...more })
async function granted(quantity = 1, more: Partial<Parameters<typeof grantRefund>[3]> = {}): Promise<number> {
  const { status, body } = await grant(quantity, more)
  expect(status).toBe(201)
  return body.id
}
const refundsOf = async (token: string) =>
  (await shop.call('GET /api/orders/:id/refunds', { params: { id: String(sold.orderId) } }, token)).body.refunds

const OF_ONE = { shopper_due: -145_000, commission: 14_500, vat_payable: 2_175 }
const OWED = { ...OF_ONE, vendor_owes: 145_000 - 16_675 }

describe('a refund is posted', () => {
  test('against the store’s debt, where that has the cash, with the commission of those pieces given back', async () => {
    await granted()
    expect(await posted()).toEqual(OWED)
  })

  test('against what is pending, while a courier of the shop has the cash', async () => {
    await bought({ collectsFor: 'shop' })
    await granted()
    expect(await posted()).toEqual({ ...OF_ONE, vendor_pending: 145_000 - 16_675 })
  })

  test('with the shipping, once, borne by who kept it', async () => {
    await granted(1, { withShipping: true })
    expect(await posted()).toEqual({ ...OWED, shopper_due: -151_000, vendor_owes: 151_000 - 16_675 })
    expect(await grant(1, { withShipping: true, amount: 1510 })).toMatchObject({ body: problem('invalid_request') })
    await bought({ collectsFor: 'shop' })
    await granted(2, { withShipping: true })
    expect(await posted()).toMatchObject({
      shopper_due: -296_000,
      shipping_income: 6_000,
      vendor_pending: 290_000 - 33_350,
    })
  })

  test('without the commission, where the setting says so, and never by a rule of today', async () => {
    await givenRule(shop, { name: 'A half', vendorId: traders.baker.id, basisPoints: 5_000 })
    await granted()
    expect(await posted()).toEqual(OWED)
    await shop.db.updateTable('settings').set({ overrides: '{"refundedCommission":"none"}' }).execute()
    try {
      await granted()
    } finally {
      await shop.db.updateTable('settings').set({ overrides: '{}' }).execute()
    }
    expect(await posted()).toEqual({ ...OWED, shopper_due: -290_000, vendor_owes: OWED.vendor_owes + 145_000 })
    await shop.db.updateTable('commission_rules').set({ ended_at: new Date() }).where('name', '=', 'A half').execute()
  })

  test('as paid: out of the bank, or as so much less of the store’s debt where that paid it itself', async () => {
    const id = await granted()
    expect((await payRefund(shop, admin(), id)).body).toMatchObject({ state: 'paid', payments: [{ way: 'bkash' }] })
    expect(await posted()).toEqual({ ...OWED, shopper_due: undefined, bank: -145_000 })
    const other = await granted()
    expect((await payRefund(shop, store(), other, { way: 'cash', reference: 'R 1', from: 'store' })).status).toBe(200)
    expect(await posted()).toMatchObject({ bank: -145_000, vendor_owes: 2 * OWED.vendor_owes - 145_000 })
  })

  test('as owed again where its payment came to nothing, and paid anew', async () => {
    const id = await granted()
    await payRefund(shop, admin(), id)
    expect((await failRefund(shop, admin(), id)).body).toMatchObject({
      state: 'owed',
      payments: [{ failed: { because: 'No such number' } }],
    })
    expect(await posted()).toEqual(OWED)
    expect((await payRefund(shop, admin(), id, { way: 'bank', reference: `FT${id}` })).body.payments).toHaveLength(2)
    expect(await posted()).toEqual({ ...OWED, shopper_due: undefined, bank: -145_000 })
  })

  test('once for each number of a bank or wallet, whoever presses at once', async () => {
    const ids = [await granted(), await granted()]
    const answers = await Promise.all(ids.map((id) => payRefund(shop, admin(), id, { reference: 'TRX 77' })))
    expect(answers.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'reference_used'],
    ])
    expect(await posted()).toMatchObject({ shopper_due: -145_000, bank: -145_000 })
  })

  test('also of more than any one price may be', async () => {
    const productId = await shop.given.product({ vendorId: traders.baker.id, pricePoisha: 1_000_000_000 })
    const body = orderBody([{ productId, quantity: 99, price: 10_000_000 }])
    const placed = (await order(shop, traders.customer.token, body)).body
    sold = { orderId: placed.id, parcelId: placed.parcels[0].id, lines: [{ lineId: placed.items[0].id, quantity: 99 }] }
    await bringSold(shop, sold, 'store')
    expect((await grant(99)).body).toMatchObject({ amount: 990_000_000, state: 'owed' })
  })

  test('as nothing where it is cancelled, and the pieces can be refunded again', async () => {
    const id = await granted(2)
    expect((await cancelRefund(shop, admin(), id)).body).toMatchObject({ state: 'cancelled' })
    expect(await posted()).toEqual({})
    await granted(2)
  })
})

test('gives back of the commission what the setting says, whether an admin grants it or the store', async () => {
  const quoted = async (token: string) => (await quoteRefund(shop, token, sold.parcelId, pieces(1))).body.commissionBack
  expect([await quoted(store()), await quoted(admin())]).toEqual([166.75, 166.75])
  expect((await grant(1, {}, store())).status).toBe(201)
  expect(await posted()).toEqual(OWED)
  await refundsGiveBack(shop, 'none')
  try {
    expect([await quoted(store()), await quoted(admin())]).toEqual([0, 0])
  } finally {
    await refundsGiveBack(shop, 'whole')
  }
})

test('what is granted is what the quote said: pieces, shipping, what the store bears and has back', async () => {
  const { status, body } = await quoteRefund(shop, admin(), sold.parcelId, { ...pieces(1), withShipping: true })
  expect([status, body]).toEqual([
    200,
    {
      ...{ amount: 1510, shipping: 60, fromStore: 1510, commissionBack: 166.75 },
      lines: [{ lineId: sold.lines[0]?.lineId, quantity: 1, amount: 1450 }],
    },
  ])
  expect(await posted()).toEqual({})
  expect(await grant(1, { withShipping: true, amount: 1500 })).toMatchObject({ body: problem('refund_changed') })
})

test('pressed twice, also at once, it is granted once; with the same key for something else it is refused', async () => {
  const press = { key: 'a press', amount: 1450 }
  const answers = await Promise.all([1, 2, 3].map(() => grant(1, press, admin())))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await posted()).toEqual(OWED)
  expect(await grant(2, { ...press, amount: 2900 })).toMatchObject({ body: problem('idempotency_key_reused') })
})

test('of a piece that two refund at once, one is refunded', async () => {
  const answers = await Promise.all([1, 2].map(() => grant(2, { amount: 2900 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
  expect((await refundsOf(admin())).map(({ amount }: { amount: number }) => amount)).toEqual([2900])
})

test('two who say at once that it is paid pay it once', async () => {
  const id = await granted()
  const answers = await Promise.all([1, 2].map(() => payRefund(shop, admin(), id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await posted()).toMatchObject({ bank: -145_000 })
})

describe('is refused:', () => {
  test('more pieces than were kept, or than are left, none, and the same line twice', async () => {
    await bought({ quantities: [3], kept: [2] })
    expect(await grant(3, { amount: 4350 })).toMatchObject({ body: problem('invalid_request') })
    await granted(1)
    expect((await grant(2, { amount: 2900 })).body.fields).toHaveProperty('lines')
    expect((await grant(0, { amount: 10 })).body.fields).toHaveProperty('lines')
    const lines = [...pieces(1).lines, ...pieces(1).lines]
    expect((await grant(1, { lines, amount: 2900 })).body.fields).toHaveProperty('lines')
  })

  test('a refund of what was not delivered, of another store’s, and of a part of which nobody said which it was', async () => {
    await bought({ isBrought: false })
    expect(await grant(1, { amount: 1450 })).toMatchObject({ body: problem('refund_not_open') })
    expect(await grant(1, { amount: 1450 }, traders.weaver.token)).toMatchObject({ body: problem('parcel_not_found') })
    await bought()
    await shop.db
      .deleteFrom('line_outcomes')
      .where('line_id', '=', sold.lines[0]?.lineId ?? 0)
      .execute()
    expect(await grant(1, { amount: 1450 })).toMatchObject({ body: problem('refund_not_open') })
  })

  test('of a store, shipping that the shop kept, in a quote and in a grant; an admin may', async () => {
    await bought({ collectsFor: 'shop' })
    const wanted = { ...pieces(1), withShipping: true }
    expect((await quoteRefund(shop, store(), sold.parcelId, wanted)).body.fields).toHaveProperty('withShipping')
    expect((await grant(1, { ...wanted, amount: 1510 }, store())).body.fields).toHaveProperty('withShipping')
    const params = { id: String(sold.parcelId) }
    const shippingLeft = async (token: string) =>
      (await shop.call('GET /api/parcels/:id/refundable', { params }, token)).body.shippingLeft
    expect([await shippingLeft(store()), await shippingLeft(admin())]).toEqual([0, 60])
    await granted(1, { withShipping: true })
  })

  test('what is not there, is not owed or not paid, and a till that has not the cash', async () => {
    expect(await payRefund(shop, admin(), 999_999)).toMatchObject({ body: problem('refund_not_found') })
    const id = await granted()
    expect(await payRefund(shop, traders.weaver.token, id, { from: 'store' })).toMatchObject({
      body: problem('refund_not_found'),
    })
    expect(await payRefund(shop, store(), id)).toMatchObject({ body: problem('not_allowed') })
    expect(await failRefund(shop, admin(), id)).toMatchObject({ body: problem('refund_not_paid') })
    await payRefund(shop, admin(), id)
    expect(await cancelRefund(shop, admin(), id)).toMatchObject({ body: problem('refund_not_owed') })
    await bought({ collectsFor: 'shop' })
    expect((await payRefund(shop, admin(), await granted(), { from: 'store' })).body.fields).toHaveProperty('from')
  })

  test('a correction below what is refunded; above it stands, and the rest is refunded by it', async () => {
    await bought({ quantities: [3], collectsFor: 'shop' })
    await granted(2)
    const correct = (stage: 'refused' | 'partly_delivered', quantity = 0) =>
      correctParcel(shop, admin(), sold.parcelId, {
        ...{ stage, reason: 'It was another' },
        ...(quantity > 0 ? { kept: pieces(quantity).lines } : {}),
      })
    expect(await correct('refused')).toMatchObject({ body: problem('refunded_already') })
    expect(await correct('partly_delivered', 1)).toMatchObject({ body: problem('refunded_already') })
    expect((await correct('partly_delivered', 2)).status).toBe(200)
    expect(await grant(1, { amount: 1450 })).toMatchObject({ body: problem('invalid_request') })
    const { vendor_pending = 0, commission = 0, vat_payable = 0 } = await booksOfParcel()
    expect({ vendor_pending, commission, vat_payable }).toEqual({ vendor_pending: 0, commission: 0, vat_payable: 0 })
  })
})

/** All that was posted about it, by kind of account. */
async function booksOfParcel(): Promise<Record<string, number>> {
  const rows = await shop.db
    .selectFrom('ledger_journals')
    .innerJoin('ledger_entries', 'journal_id', 'ledger_journals.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .select((of) => ['ledger_accounts.kind', of.fn.sum<string>('amount_poisha').as('poisha')])
    .where('subject', '=', `parcel:${sold.parcelId}`)
    .groupBy('ledger_accounts.kind')
    .execute()
  return Object.fromEntries(rows.map(({ kind, poisha }) => [kind, Number(poisha)]))
}

test('the shopper and the store see it on the order, each what concerns them; the next by what is left', async () => {
  const id = await granted(1, { reason: 'The colour bleeds' })
  const [mine] = await refundsOf(traders.customer.token)
  expect(mine).toMatchObject({
    id,
    state: 'owed',
    amount: 1450,
    reason: 'The colour bleeds',
    isLate: false,
    mayPay: false,
  })
  expect(Date.parse(mine.dueAt) - Date.parse(mine.grantedAt)).toBe(10 * 86_400_000)
  expect(await refundsOf(store())).toMatchObject([{ id, mayPay: true, mayStorePay: true }])
  await payRefund(shop, admin(), id, { reference: 'TRX1' })
  expect(await refundsOf(traders.customer.token)).toMatchObject([
    { state: 'paid', payments: [{ way: 'bkash', reference: 'TRX1' }] },
  ])
  const params = { id: String(sold.parcelId) }
  const { body } = await shop.call('GET /api/parcels/:id/refundable', { params }, store())
  expect(body).toMatchObject({ lines: [{ left: 1 }], shippingLeft: 60 })
})

/** The refunds that are owed of this parcel, as long ago: the database lets nobody change that. */
async function asIfGranted(ago: string): Promise<void> {
  await sql`alter table refunds disable trigger user`.execute(shop.db)
  await sql`update refunds set granted_at = granted_at - ${ago}::interval, due_at = due_at - ${ago}::interval
    where parcel_id = ${sold.parcelId}`.execute(shop.db)
  await sql`alter table refunds enable trigger user`.execute(shop.db)
}

test('admins see what is owed by when it is due, late ones marked, and page through it; and what is paid', async () => {
  for (const _ of [1, 2]) await granted()
  await asIfGranted('11 days')
  const list = (query: Record<string, string>) => shop.call('GET /api/refunds', { query }, admin())
  const first = await list({ limit: '1' })
  expect(first.body).toMatchObject([{ state: 'owed', isLate: true }])
  const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await list({ limit: '1', cursor })
  expect(second.body[0].id).not.toBe(first.body[0].id)
  expect((await list({ cursor: 'nowhere' })).status).toBe(400)
  const paid = await list({ state: 'paid', limit: '1' })
  expect(paid.body).toMatchObject([{ state: 'paid' }])
  const { body } = await shop.call('GET /api/refunds/standing', {}, admin())
  expect(body.late).toBeGreaterThan(0)
  expect(body.owed).toBeGreaterThan(body.late - 1)
})

test('the store’s staircase tells what was given back, whoever paid it, and nothing is left unexplained', async () => {
  const stepsOf = async () => {
    const { body } = await shop.call('GET /api/parcels/:id/money', { params: { id: String(sold.parcelId) } }, store())
    const steps: { kind: string; amount: number }[] = body.steps
    return { state: body.state, steps: Object.fromEntries(steps.map(({ kind, amount }) => [kind, amount])) }
  }
  const id = await granted(1, { withShipping: true })
  const afterOne = { refund: -1510, commission_given_back: 166.75, left: 2960 - 333.5 - 1510 + 166.75 }
  expect((await stepsOf()).steps).toMatchObject(afterOne)
  await payRefund(shop, store(), id, { from: 'store' })
  const { steps, state } = await stepsOf()
  expect(steps).toMatchObject(afterOne)
  expect(steps).not.toHaveProperty('other')
  expect(state).toEqual({ kind: 'with_store', owed: 166.75 })
  await bought({ collectsFor: 'shop' })
  await granted(2)
  expect(await stepsOf()).toMatchObject({ state: { kind: 'refunded' }, steps: { left: 0 } })
})

test('a statement tells of each, and the shopper is told in a transaction with it', async () => {
  const id = await granted(1)
  await payRefund(shop, store(), id, { from: 'store' })
  const statementId = await givenClosed(shop, traders.baker.id)
  const told = await shop.db
    .selectFrom('statement_lines')
    .select(['kind', 'amount_poisha', 'vat_poisha'])
    .where('statement_id', '=', statementId)
    .where('subject', '=', `parcel:${sold.parcelId}`)
    .orderBy('position')
    .execute()
  expect(told.slice(1)).toEqual([
    { kind: 'refund', amount_poisha: -145_000, vat_poisha: 0 },
    { kind: 'commission_given_back', amount_poisha: 16_675, vat_poisha: 2_175 },
    { kind: 'refund_paid_by_store', amount_poisha: 145_000, vat_poisha: 0 },
  ])
  const events = shop.db
    .selectFrom('outbox')
    .select(['name', 'payload'])
    .where('name', 'in', ['refund.granted', 'refund.paid'])
  const payload = { refundId: id, orderId: sold.orderId }
  expect((await events.orderBy('id').execute()).slice(-2)).toEqual([
    { name: 'refund.granted', payload },
    { name: 'refund.paid', payload },
  ])
})

test('a refund beside a closing of the store’s week, and beside a correction, waits for it', async () => {
  const [closed, answer] = await Promise.all([givenClosed(shop, traders.baker.id), grant(1, { amount: 1450 })])
  expect([closed > 0, answer.status]).toEqual([true, 201])
  const [refund, corrected] = await Promise.all([
    grant(1, { amount: 1450 }),
    correctParcel(shop, admin(), sold.parcelId, {
      stage: 'partly_delivered',
      reason: 'One came back',
      kept: pieces(1).lines,
    }),
  ])
  expect([refund.status, corrected.status]).toSatisfy(
    ([one, other]: number[]) => (one === 201 && other === 409) || (one === 400 && other === 200),
  )
})
