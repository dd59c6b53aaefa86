import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidForGoods } from '#contract/values/refund-of'
import { givenRule } from '../commission/testing/given-rule.ts'
import { post } from '../ledger/post.queries.ts'
import { postedToStore } from '../ledger/posted.queries.ts'
import { wrongBooks } from '../ledger/testing/books.ts'
import { refundableParcel } from '../parcels/refundable-parcel.queries.ts'
import { judgeStatements } from '../payouts/testing/judge-statements.ts'
import type { Actor } from '../platform/actor.ts'
import { transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { bringSold, givenSold, type Sold } from '../testing/refunds.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { cancelRefund, failRefund, payRefund } from './change-refunds.ts'
import { grantRefund, quoteRefund } from './grant-refund.ts'
import { judgeRefunds } from './testing/judge-refunds.ts'

let shop: TestShop
let traders: Traders
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0, maxOrdersADay: 0 })
  traders = await givenTraders(shop)
  admin = { id: traders.admin.id, role: 'Admin', vendor: null }
})
afterAll(() => shop.close())

const step = fc.record({
  what: fc.constantFrom('grant', 'grant', 'grant', 'pay', 'fail', 'cancel', 'settle', 'close'),
  line: fc.nat(2),
  pieces: fc.integer({ min: 1, max: 3 }),
  withShipping: fc.boolean(),
})
const history = fc.record({
  quantities: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  kept: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
  discounts: fc.record({ shop: fc.integer({ min: 0, max: 40_000 }), store: fc.integer({ min: 0, max: 40_000 }) }),
  rule: fc.record({ basisPoints: fc.integer({ min: 0, max: 5_000 }), fixedPoisha: fc.integer({ min: 0, max: 3_333 }) }),
  collectsFor: fc.constantFrom('shop' as const, 'store' as const),
  steps: fc.array(step, { maxLength: 8 }),
})
type History = typeof history extends fc.Arbitrary<infer Drawn> ? Drawn : never

test('whatever is kept, discounted, refunded, paid and taken back, in any order: nothing is left of what is all refunded', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (drawn) => {
      const sold = await soldBy(drawn)
      for (const each of drawn.steps) await unlessRefused(() => does(sold, each))
      await grantRest(sold)
      const parcel = await refundableParcel(shop.db, sold.parcelId)
      if (!parcel) throw new Error('There is no such parcel.')
      const refunded = parcel.lines.reduce((sum, { refundedPoisha }) => sum + refundedPoisha, 0)
      expect(refunded).toBe(paidForGoods(parcel.paid))
      const books = await booksOf(sold)
      // All of it is refunded: the store has what the shopper paid for the shipping, where that is its own, and nothing else.
      expect(books).toEqual({ store: 0, commission: 0, vat_payable: 0, promotions: 0 })
    }),
    { numRuns: 300 },
  )
  expect(await judgeRefunds(shop.db)).toEqual([])
  expect(await wrongBooks(shop.db)).toEqual([])
  expect(await judgeStatements(shop.db)).toEqual([])
}, 1_800_000)

/** With a rule of its own that holds from its checkout on, and is another for the next. */
async function soldBy({ quantities, kept, discounts, rule, collectsFor }: History): Promise<Sold> {
  await shop.db
    .updateTable('commission_rules')
    .set({ ended_at: new Date() })
    .where('ended_at', 'is', null)
    .where('vendor_id', 'is not', null)
    .execute()
  await givenRule(shop, { name: 'Of this parcel', vendorId: traders.baker.id, ...rule })
  const sold = await givenSold(shop, traders, { quantities, isBrought: false })
  const adjustments = { shop: -discounts.shop, store: -discounts.store }
  await transact(shop.db, async (tx) => {
    const all = adjustments.shop + adjustments.store
    for (const by of ['shop', 'store'] as const)
      if (adjustments[by] !== 0)
        await sql`insert into order_adjustments (order_id, parcel_id, what, paid_by, poisha)
          values (${sold.orderId}, ${sold.parcelId}, 'Less', ${by}, ${adjustments[by]})`.execute(tx)
    await sql`update parcels set adjustments_poisha = ${all}, store_adjustments_poisha = ${adjustments.store} where id = ${sold.parcelId}`.execute(
      tx,
    )
    await sql`update orders set adjustments_poisha = ${all}, total_poisha = total_poisha + ${all}, due_poisha = due_poisha + ${all}
      where id = ${sold.orderId}`.execute(tx)
  })
  const pieces = sold.lines.map(({ quantity }, at) => Math.round((kept[at] ?? 0) * quantity))
  // Of nothing that is kept, nothing is brought.
  const most = Math.max(...pieces)
  await bringSold(shop, sold, collectsFor, most === 0 ? sold.lines.map(({ quantity }) => quantity) : pieces)
  return sold
}

async function does(
  sold: Sold,
  { what, line, pieces, withShipping }: typeof step extends fc.Arbitrary<infer S> ? S : never,
): Promise<unknown> {
  if (what === 'settle') return await settle(sold)
  if (what === 'close') return await givenClosed(shop, traders.baker.id).catch(() => undefined)
  if (what === 'grant') {
    const lineId = sold.lines[line % sold.lines.length]?.lineId ?? 0
    return await grant(sold, [{ lineId, quantity: pieces }], withShipping)
  }
  const state = what === 'fail' ? ('paid' as const) : ('owed' as const)
  const id = await anyRefund(sold, state)
  if (id === undefined) return undefined
  if (what === 'fail') return await failRefund(shop.db, admin, id, 'No such number')
  if (what === 'cancel') return await cancelRefund(shop.db, admin, id, 'A mistake')
  return await payRefund(shop.db, admin, id, {
    way: 'bank',
    reference: `FT${id}`,
    from: withShipping ? 'store' : 'shop',
  })
}

async function grant(sold: Sold, lines: { lineId: number; quantity: number }[], withShipping: boolean): Promise<void> {
  const wanted = { lines, withShipping }
  const { amount } = await quoteRefund(shop.db, admin, sold.parcelId, wanted)
  await grantRefund(shop.db, admin, sold.parcelId, { ...wanted, amount, reason: 'A seam', key: randomUUID() })
}

async function grantRest(sold: Sold): Promise<void> {
  const parcel = await refundableParcel(shop.db, sold.parcelId)
  const lines = (parcel?.lines ?? []).map(({ lineId, kept, refunded }) => ({ lineId, quantity: kept - refunded }))
  if (lines.some(({ quantity }) => quantity > 0)) await grant(sold, lines, false)
}

async function anyRefund(sold: Sold, state: 'owed' | 'paid'): Promise<number | undefined> {
  const found = shop.db
    .selectFrom('refunds')
    .select('id')
    .where('parcel_id', '=', sold.parcelId)
    .where('state', '=', state)
  return (await found.orderBy('id').executeTakeFirst())?.id
}

/** Its cash comes: what is pending is payable. */
async function settle({ parcelId }: Sold): Promise<void> {
  const subject = `parcel:${parcelId}`
  await transact(shop.db, async (tx) => {
    const { pendingPoisha } = await postedToStore(tx, subject, traders.baker.id)
    const legs = [
      { account: 'vendor_pending', owner: traders.baker.id, poisha: -pendingPoisha },
      { account: 'vendor_payable', owner: traders.baker.id, poisha: pendingPoisha },
    ] as const
    await post(tx, [{ kind: 'settled', source: randomUUID(), subject, happenedAt: new Date(), legs: [...legs] }])
  })
}

/** What is left of the parcel, but for the shipping and what it paid itself. */
async function booksOf({ parcelId }: Sold): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; poisha: number }>`
    select case when account.kind like 'vendor%' then 'store' else account.kind end as account, sum(amount_poisha)::bigint as poisha
    from ledger_journals as journal join ledger_entries on journal_id = journal.id
      join ledger_accounts as account on account.id = account_id
    where subject = ${`parcel:${parcelId}`} and journal.kind not like 'refund_paid%'
    group by 1`.execute(shop.db)
  const sums = Object.fromEntries(rows.map(({ account, poisha }) => [account, poisha]))
  const parcel = await refundableParcel(shop.db, parcelId)
  const ownCash = parcel?.collectsFor === 'store' ? paidForGoods(parcel.paid) + parcel.shippingRefundedPoisha : 0
  const { store = 0, commission = 0, vat_payable = 0, promotions = 0 } = sums
  return { store: store - ownCash, commission, vat_payable, promotions }
}

async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
