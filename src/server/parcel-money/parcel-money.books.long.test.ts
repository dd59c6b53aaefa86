import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MoneyStep, ParcelMoney } from '#contract/parcel-money'
import type { CollectsFor, Stage } from '#contract/values/stages'
import { givenRule } from '../commission/testing/given-rule.ts'
import { wrongBooks } from '../ledger/testing/books.ts'
import { bringParcels, holdOrder, type Step } from '../orders/bring-parcels.ts'
import { transact } from '../platform/database/db.ts'
import { order, orderBody } from '../testing/orders.ts'
import { correctParcel } from '../testing/parcels.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
let productIds: number[]
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  const vendorId = traders.baker.id
  await givenRule(shop, { name: 'A ninth, nearly', vendorId, basisPoints: 1_111, fixedPoisha: 333 })
  await givenRule(shop, { name: 'A third, nearly', vendorId, categoryId: 3, basisPoints: 3_333, highestPoisha: 40_001 })
  productIds = [await shop.given.product({ vendorId }), await shop.given.product({ vendorId, categoryId: 3 })]
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

type End = 'delivered' | 'part' | 'sum of a part' | 'refused' | 'lost'

/** What becomes of a parcel, and what it is corrected to afterwards. */
const history = fc.record({
  quantities: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
  collectsFor: fc.constantFrom<CollectsFor>('shop', 'store'),
  end: fc.constantFrom<End>('delivered', 'part', 'sum of a part', 'refused', 'lost'),
  kept: fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 3 })),
  corrections: fc.array(fc.constantFrom<Stage>('delivered', 'refused', 'partly_delivered', 'packed'), { maxLength: 3 }),
})

interface Placed {
  orderId: number
  parcelId: number
  lines: { lineId: number; quantity: number; price: number }[]
}

async function placed(quantities: number[]): Promise<Placed> {
  const items = productIds.map((productId, at) => ({ productId, quantity: quantities[at] ?? 1 }))
  const { status, body } = await order(shop, traders.customer.token, orderBody(items))
  expect(status).toBe(201)
  const lines = body.items.map(({ id, quantity, price }: { id: number; quantity: number; price: number }) => ({
    ...{ lineId: id, quantity, price },
  }))
  return { orderId: body.id, parcelId: body.parcels[0].id, lines }
}

async function bring({ orderId, parcelId }: Placed, step: Omit<Step, 'mover'>): Promise<void> {
  const mover = { by: 'courier' as const, accountId: null }
  await transact(shop.db, async (tx) => {
    await bringParcels(tx, await holdOrder(tx, orderId), [parcelId], { ...step, mover })
  })
}

/** Of the pieces, at least one and never all. */
function partOf({ lines }: Placed, kept: readonly number[]) {
  const pieces = lines.map(({ lineId, quantity }, at) => ({ lineId, quantity: Math.min(kept[at] ?? 0, quantity) }))
  const all = lines.every(({ quantity }, at) => pieces[at]?.quantity === quantity)
  return all ? pieces.map((each, at) => (at === 0 ? { ...each, quantity: each.quantity - 1 } : each)) : pieces
}

const poishaOf = ({ lines }: Placed, kept: { quantity: number }[]) =>
  lines.reduce((sum, { price }, at) => sum + Math.round(price * 100) * (kept[at]?.quantity ?? 0), 0)
const say = ({ parcelId }: Placed, kept: { lineId: number; quantity: number }[]) =>
  shop.call('PUT /api/parcels/:id/kept', { params: { id: String(parcelId) }, body: { kept } }, traders.baker.token)

async function comeToEnd(parcel: Placed, end: End, kept: { lineId: number; quantity: number }[]): Promise<void> {
  const poisha = poishaOf(parcel, kept)
  if (end === 'delivered' || end === 'refused' || end === 'lost') return await bring(parcel, { stage: end })
  if (end === 'part') {
    const refused = parcel.lines.map(({ lineId, quantity }, at) => ({
      ...{ lineId, quantity: quantity - (kept[at]?.quantity ?? 0) },
    }))
    return await bring(parcel, { stage: 'partly_delivered', part: { poisha, pieces: { kept, refused } } })
  }
  // A taka more than it was to be.
  await bring(parcel, { stage: 'partly_delivered', part: { poisha }, collectedPoisha: poisha + 6_100 })
  await agrees(parcel)
  expect((await say(parcel, kept)).status).toBe(200)
}

async function moneyOf({ parcelId }: Placed, token: string): Promise<ParcelMoney> {
  const { status, body } = await shop.call('GET /api/parcels/:id/money', { params: { id: String(parcelId) } }, token)
  expect(status).toBe(200)
  return body
}

/** Of the ledger alone, by kind of account; what is zero is left out. */
async function booksOf({ parcelId }: Placed): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; poisha: number }>`
    select ledger_accounts.kind, sum(amount_poisha)::bigint as poisha from ledger_journals
    join ledger_entries on journal_id = ledger_journals.id join ledger_accounts on ledger_accounts.id = account_id
    where subject = ${`parcel:${parcelId}`} group by 1`.execute(shop.db)
  return Object.fromEntries(rows.map(({ kind, poisha }) => [kind, poisha]))
}

const sumOf = (steps: MoneyStep[], kind?: MoneyStep['kind']) =>
  steps
    .filter((step) => kind === undefined || step.kind === kind)
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)

/** What is told of a parcel is what the books have of it. */
async function agrees(parcel: Placed): Promise<void> {
  const money = await moneyOf(parcel, traders.baker.token)
  expect(await moneyOf(parcel, traders.admin.token)).toEqual(money)
  const { steps, isExpected, state } = money
  expect(sumOf(steps.slice(0, -1))).toBe(sumOf(steps, 'left'))
  expect(steps.map(({ kind }) => kind)).not.toContain('other')
  const books = await booksOf(parcel)
  if (isExpected) return expect(Object.values(books).every((poisha) => poisha === 0)).toBe(true)
  const { vendor_owes = 0, vendor_pending = 0, vendor_payable = 0, commission = 0, vat_payable = 0 } = books
  const ownCash = state.kind === 'with_store' || (state.kind === 'pieces_to_say' && !('courier_owes' in books))
  const cash = ownCash ? await collectedOf(parcel) : 0
  expect(sumOf(steps, 'left')).toBe(cash - vendor_owes - vendor_pending - vendor_payable)
  expect([sumOf(steps, 'commission'), sumOf(steps, 'commission_vat')]).toEqual([commission, vat_payable])
  if (state.kind === 'with_store') expect(Math.round(state.owed * 100)).toBe(vendor_owes)
}

/** What the door was asked for: of what a courier of its own says beside that, the store keeps its own books. */
async function collectedOf({ parcelId }: Placed): Promise<number> {
  const { asked } = await shop.db
    .selectFrom('parcels')
    .select(
      sql<number>`(coalesce(kept_poisha, items_poisha) + adjustments_poisha + shipping_poisha) / 100 * 100`.as('asked'),
    )
    .where('id', '=', parcelId)
    .executeTakeFirstOrThrow()
  return asked
}

test('whatever becomes of a parcel, its steps are what the books have of it', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ quantities, collectsFor, end, kept, corrections }) => {
      const parcel = await placed(quantities)
      await agrees(parcel)
      await bring(parcel, { stage: 'handed_over', courier: 'pathao', collectsFor })
      await agrees(parcel)
      const part = partOf(parcel, kept)
      await comeToEnd(parcel, end, part)
      await agrees(parcel)
      for (const stage of corrections) {
        const body = { stage, reason: 'It was another', ...(stage === 'partly_delivered' ? { kept: part } : {}) }
        const { status } = await correctParcel(shop, traders.admin.token, parcel.parcelId, body)
        // To the stage that it is at, none is corrected.
        if (status === 200) await agrees(parcel)
      }
    }),
    { numRuns: 12 },
  )
})
