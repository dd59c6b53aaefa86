import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wrongBooks } from '../ledger/testing/books.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { Refusal } from '../platform/refusal.ts'
import { DEBT_LIMIT, givenDebt, givenPaused } from '../testing/given-debts.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { order, orderBody } from '../testing/orders.ts'
import { type Answer, openTestShop, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { liftPause, recordPayment } from './change-debt.ts'
import { judgeDebts } from './judge-debts.ts'
import { givenOwed, givenSettled } from './testing/store-books.ts'

withinOneDay()

let shop: TestShop
let admin: { id: number; role: 'Admin'; vendor: null }
let shopper: { id: number; token: string }
let vendorId: number
let productId: number
beforeAll(async () => {
  shop = await openTestShop()
  admin = { id: (await shop.given.account('Admin')).id, role: 'Admin', vendor: null }
})
beforeEach(async () => {
  shopper = await shop.given.account()
  vendorId = (await shop.given.vendor()).id
  productId = await shop.given.product({ vendorId, stock: { M: 100 } })
})
afterAll(() => shop.close())

const judge = () => judgeDebts(shop.db, new AbortController().signal)
const buy = (key?: string, { token } = shopper) => order(shop, token, orderBody([{ productId }]), key)
const codeOf = ({ status, body }: Answer) => (status === 201 ? 'placed' : body.code)

test('an order that looked before the pause is placed; one that looks after it is not, nor is it later', async () => {
  await givenDebt(shop, vendorId, 8)
  const another = await shop.given.account()
  let first: Promise<Answer> | undefined
  await shop.db.transaction().execute(async (tx) => {
    await tx.updateTable('product_sizes').set({ stock: 50 }).where('product_id', '=', productId).execute()
    first = buy('first')
    await untilSomebodyWaits(shop)
    await judge()
    expect(codeOf(await buy('second', another))).toBe('store_takes_no_orders')
  })
  expect(codeOf((await first) as Answer)).toBe('placed')
  // The same press again is the order that it placed.
  expect((await buy('first')).body.id).toBe(((await first) as Answer).body.id)
  expect(codeOf(await buy('third'))).toBe('store_takes_no_orders')
})

test('of many shoppers at once with the pause each is placed or refused; of those who come later each is refused', async () => {
  await givenDebt(shop, vendorId, 8)
  // Of one shopper only so many orders may be open.
  const crowd = await Promise.all(Array.from({ length: 8 }, () => shop.given.account()))
  const buyAll = () => Promise.all([...crowd, ...crowd, ...crowd, ...crowd, ...crowd].map((one) => buy(undefined, one)))
  const [answers] = await Promise.all([buyAll(), judge(), judge()])
  const placed = answers.filter(({ status }) => status === 201).length
  expect(answers.map(codeOf).filter((code) => code !== 'placed' && code !== 'store_takes_no_orders')).toEqual([])
  const later = await Promise.all(Array.from({ length: 10 }, () => buy()))
  expect(new Set(later.map(codeOf))).toEqual(new Set(['store_takes_no_orders']))
  const parcels = shop.db.selectFrom('parcels').select('id').where('vendor_id', '=', vendorId)
  expect(await parcels.execute()).toHaveLength(placed)
  const { stock } = await shop.db
    .selectFrom('product_sizes')
    .select('stock')
    .where('product_id', '=', productId)
    .where('size', '=', 'M')
    .executeTakeFirstOrThrow()
  expect(stock).toBe(100 - placed)
})

test('paid, judged and lifted at once, a store within its limit is not left paused', async () => {
  await givenPaused(shop, vendorId)
  const today = await todayInDhaka(shop.db)
  const reference = (at: number) => ({ amount: 990, way: 'cash' as const, reference: String(at) })
  await Promise.all([
    ...Array.from({ length: 10 }, (_, at) => recordPayment(shop.db, admin, vendorId, reference(at))),
    ...[1, 2, 3].map(judge),
    ...[today, null].map((until) => unlessRefused(() => liftPause(shop.db, admin, vendorId, until))),
    givenSettled(shop.db, vendorId, 5),
  ])
  expect(await wrongDebts()).toEqual([])
  expect(codeOf(await buy())).toBe('placed')
})

const deed = fc.oneof(
  fc.record({ what: fc.constantFrom('owed', 'settled', 'paid'), taka: fc.integer({ min: 1, max: 1_500 }) }),
  fc.record({
    what: fc.constantFrom('close', 'close', 'days', 'days', 'lift', 'unlift', 'judge', 'judge'),
    taka: fc.constant(0),
  }),
)

test('whatever happens, orders are paused exactly while a debt beyond the limit was told so many days ago', async () => {
  await givenDebt(shop, vendorId)
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 30 }), async (deeds) => {
      vendorId = (await shop.given.vendor()).id
      let payments = 0
      for (const { what, taka } of deeds) {
        payments += 1
        const isDone = await unlessRefused(() => does(what, taka, payments))
        // A debt that has grown, or is paid off by couriers, is seen by the next look.
        if (isDone && ['judge', 'paid', 'lift', 'unlift'].includes(what))
          expect([what, await wrongDebts()]).toEqual([what, []])
      }
      await judge()
      expect(await wrongDebts()).toEqual([])
    }),
    { numRuns: 30 },
  )
  expect(await wrongBooks(shop.db)).toEqual([])
})

async function does(what: string, taka: number, at: number): Promise<unknown> {
  if (what === 'owed') return await givenOwed(shop.db, vendorId, taka * 100)
  if (what === 'settled') return await givenSettled(shop.db, vendorId, taka * 100)
  if (what === 'paid')
    return await recordPayment(shop.db, admin, vendorId, { amount: taka, way: 'cash', reference: String(at) })
  if (what === 'close') return await givenClosed(shop, vendorId, DEBT_LIMIT).catch(() => undefined)
  if (what === 'days')
    return await sql`update store_debts set told_at = told_at - interval '4 days' where vendor_id = ${vendorId}`.execute(
      shop.db,
    )
  if (what === 'judge') return await judge()
  return await liftPause(shop.db, admin, vendorId, what === 'lift' ? await todayInDhaka(shop.db) : null)
}

async function unlessRefused(work: () => Promise<unknown>): Promise<boolean> {
  return await work().then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return false
    },
  )
}

/** By a question of its own. A debt that is within the limit has ended once somebody looked. */
async function wrongDebts(): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    with store as (
      select vendors.id, orders_paused, debt.id as debt_id,
        coalesce((select sum(balance_poisha) from ledger_accounts
          where kind in ('vendor_owes', 'vendor_payable') and owner = vendors.id::text), 0) > ${DEBT_LIMIT * 100} as is_beyond,
        debt.told_at + interval '7 days' <= now() as is_due,
        coalesce(debt.lifted_until >= (now() at time zone 'Asia/Dhaka')::date, false) as is_lifted
      from vendors left join store_debts as debt on debt.vendor_id = vendors.id and ended_at is null
      where vendors.id = ${vendorId}
    )
    select 'it is paused: ' || orders_paused as words from store
      where orders_paused <> coalesce(debt_id is not null and is_beyond and is_due and not is_lifted, false)
    union all
    select 'its debt goes on' from store where debt_id is not null and not is_beyond`.execute(shop.db)
  return rows.map(({ words }) => words)
}
