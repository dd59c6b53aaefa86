import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RuleTrial } from '#contract/commission'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { bringParcel } from '../testing/parcels.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { givenRule } from './testing/given-rule.ts'

withinOneDay()

let shop: TestShop
let people: Traders
/** Of the baker, in a category of Men, and in Women. */
let goods: { panjabi: number; saree: number }
let panjabis: number
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  people = await givenTraders(shop)
  panjabis = await shop.given.category('Panjabis', 1)
  await givenRule(shop, { name: 'Tenth', basisPoints: 1_000, lowestPoisha: 3 })
  const { baker } = people
  goods = {
    panjabi: await shop.given.product({ vendorId: baker.id, categoryId: panjabis, pricePoisha: 100_010 }),
    saree: await shop.given.product({ vendorId: baker.id, categoryId: 2, pricePoisha: 50_005 }),
  }
  const [first, second] = [await bought(3, 1), await bought(1, 1)]
  await moveOrder(shop, people.admin.token, first.id, 'Completed')
  await moveOrder(shop, people.admin.token, second.id, 'Completed')
  const part = await bought(3, 1)
  const parcelId = part.parcels[0]?.id ?? 0
  const lines = await shop.db
    .selectFrom('order_lines')
    .select(['id', 'product_id'])
    .where('parcel_id', '=', parcelId)
    .execute()
  const kept = lines.map(({ id, product_id }) => ({ lineId: id, quantity: product_id === goods.panjabi ? 2 : 0 }))
  await bringParcel(shop, people.baker.token, parcelId, { stage: 'handed_over' })
  const { status } = await bringParcel(shop, people.baker.token, parcelId, { stage: 'partly_delivered', kept })
  expect(status).toBe(200)
  await bought(5, 5)
  await inMonth(-1, [first.id, part.id])
  await inMonth(0, [second.id])
})
afterAll(() => shop.close())

async function bought(panjabi: number, saree: number): Promise<{ id: number; parcels: { id: number }[] }> {
  const items = [
    { productId: goods.panjabi, quantity: panjabi, price: 1_000.1 },
    { productId: goods.saree, quantity: saree, price: 500.05 },
  ]
  const { status, body } = await order(shop, people.customer.token, orderBody(items))
  expect(status).toBe(201)
  return body
}

/** The first moment of a month of Dhaka, of this one or others. */
async function inMonth(months: number, orderIds: number[]): Promise<void> {
  await sql`
    update parcels set moved_at =
      (date_trunc('month', now() at time zone 'Asia/Dhaka') + ${months} * interval '1 month') at time zone 'Asia/Dhaka'
    where order_id = any(${orderIds})`.execute(shop.db)
}

async function tried(rule: object): Promise<RuleTrial> {
  const body = { name: 'On trial', percent: 10, ...rule }
  const { status, body: said } = await shop.call('POST /api/commission/trial', { body }, people.admin.token)
  expect(status).toBe(200)
  return said
}

const sold = 5 * 1_000.1 + 500.05
/** Of three panjabis and a saree 350.04 and 52.51, of two of three panjabis 200.02 and 30.01. */
const FROZEN = { commission: 550.06, vat: 82.52 }

describe('what the last month would have cost', () => {
  test('under the rule that it was sold under is what it cost, of what was kept', async () => {
    const { stores, total } = await tried({ percent: 10, lowest: 0.03 })
    expect(stores).toEqual([{ id: people.baker.id, name: expect.any(String), ...total }])
    expect(total).toMatchObject({ parcels: 2, sold })
    expect(total.tried).toEqual(total.frozen)
    expect(total.frozen).toEqual(FROZEN)
  })

  test('under another is that, where it would be found, and what it cost where not', async () => {
    const { total } = await tried({ percent: 0, fixed: 10, categoryId: panjabis })
    // Five panjabis kept; of the saree what was frozen.
    expect(total.tried.commission).toBeCloseTo(50 + 50.01, 2)
    expect(total.frozen).toEqual(FROZEN)
  })

  test('under one of another store is what it cost', async () => {
    const { total } = await tried({ percent: 50, vendorId: people.weaver.id })
    expect(total.tried).toEqual(total.frozen)
  })

  test('under one of everything is what it cost where the store has its own', async () => {
    const id = await givenRule(shop, { name: 'Own', vendorId: people.baker.id })
    const { total } = await tried({ percent: 50 })
    expect(total.tried).toEqual(total.frozen)
    await shop.db.updateTable('commission_rules').set({ ended_at: new Date() }).where('id', '=', id).execute()
  })

  test('also under one that is to begin later', async () => {
    const { total } = await tried({ percent: 20, validFrom: '2099-01-01' })
    expect(total.tried.commission).toBeCloseTo(2 * FROZEN.commission, 1)
  })

  test('is told for the month before this, whose last moment counts and whose end does not', async () => {
    const { month } = await tried({})
    const { rows } = await sql<{ month: string }>`
      select to_char((now() at time zone 'Asia/Dhaka') - extract(day from now() at time zone 'Asia/Dhaka') * interval '1 day', 'YYYY-MM')
        as month`.execute(shop.db)
    expect(month).toBe(rows[0]?.month)
  })
})

test('a trial leaves nothing behind', async () => {
  const state = () =>
    Promise.all([
      shop.db.selectFrom('commission_rules').selectAll().orderBy('id').execute(),
      shop.db.selectFrom('audit_entries').selectAll().orderBy('id').execute(),
    ])
  const before = await state()
  await tried({ percent: 33 })
  expect(await state()).toEqual(before)
  const refused = await shop.call(
    'POST /api/commission/trial',
    { body: { name: 'x', percent: 1, vendorId: 999_999 } },
    people.admin.token,
  )
  expect(refused.status).toBe(400)
  expect(await state()).toEqual(before)
})
