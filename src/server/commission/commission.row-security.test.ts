import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { termsOf } from './found.queries.ts'
import { givenRule } from './testing/given-rule.ts'

let shop: TestShop
let people: Traders
let parcels: { id: number; vendorId: number }[]
beforeAll(async () => {
  shop = await openTestShop()
  people = await givenTraders(shop)
  const { baker, weaver, customer } = people
  await givenRule(shop, { name: 'The baker’s', vendorId: baker.id })
  await givenRule(shop, { name: 'The weaver’s', vendorId: weaver.id })
  const goods = await Promise.all([baker, weaver].map(({ id }) => shop.given.product({ vendorId: id })))
  const placed = await order(shop, customer.token, orderBody(goods.map((productId) => ({ productId }))))
  parcels = placed.body.parcels
})
afterAll(() => shop.close())

const REFUSED = /row-level security|permission denied/
const FROZEN = [
  ...['commission_rule', 'commission_basis_points', 'commission_fixed_poisha', 'commission_poisha'],
  ...['commission_vat_basis_points', 'commission_vat_poisha', 'vat_basis_points'],
] as const
const rulesIn = async (db: Db) =>
  (await db.selectFrom('commission_rules').select('name').orderBy('id').execute()).map(({ name }) => name)
const frozenIn = (db: Db) => db.selectFrom('line_commissions').select(['parcel_id', 'commission_rule']).execute()
const parcelOf = (vendorId: number) => parcels.find((parcel) => parcel.vendorId === vendorId)?.id

describe('under row security a customer', () => {
  let mine: Db
  beforeAll(async () => {
    mine = await behind(shop, people.customer.id)
  })

  test('reads no rule, no rate, and nothing of what the own lines pay', async () => {
    expect(await rulesIn(mine)).toEqual([])
    expect(await mine.selectFrom('vat_rates').select('basis_points').execute()).toEqual([])
    expect(await frozenIn(mine)).toEqual([])
    for (const column of FROZEN)
      await expect(sql`select ${sql.ref(column)} from order_lines`.execute(mine)).rejects.toThrow(REFUSED)
    await expect(sql`select order_lines from order_lines`.execute(mine)).rejects.toThrow(REFUSED)
  })

  test('is told of it in no answer of the own order', async () => {
    const { body } = await shop.call('GET /api/orders', {}, people.customer.token)
    const whole = await shop.call('GET /api/orders/:id', { params: { id: String(body[0].id) } }, people.customer.token)
    const own = await shop.call('GET /api/account/data', {}, people.customer.token)
    for (const said of [body, whole.body, own.body])
      expect(JSON.stringify(said)).not.toMatch(/commission|weaver’s|vat/i)
  })

  test('orders all the same: what products are sold under is found for the checkout', async () => {
    const products = await shop.db
      .selectFrom('products')
      .select('id')
      .where('vendor_id', '=', people.baker.id)
      .execute()
    const found = await termsOf(
      mine,
      products.map(({ id }) => id),
    )
    expect(found).toMatchObject([{ ruleName: 'The baker’s', basisPoints: 1_000, commissionVat: 1_500 }])
  })
})

describe('under row security a store', () => {
  test('reads the rules that may apply to it, and of its own lines what they pay', async () => {
    for (const [store, own] of [
      [people.baker, 'The baker’s'],
      [people.weaver, 'The weaver’s'],
    ] as const) {
      const db = await behind(shop, store.ownerId)
      expect(await rulesIn(db)).toEqual(['Shop’s default', own])
      expect(await frozenIn(db)).toEqual([{ parcel_id: parcelOf(store.id), commission_rule: own }])
    }
  })

  test('changes none of it', async () => {
    const baker = await behind(shop, people.baker.ownerId)
    const forged = {
      name: 'Forged',
      vendor_id: people.baker.id,
      basis_points: 0,
      fixed_poisha: 0,
      valid_from: new Date(),
    }
    await expect(
      baker
        .insertInto('commission_rules')
        .values({ ...forged, ended_at: null })
        .execute(),
    ).rejects.toThrow(REFUSED)
    await expect(baker.updateTable('commission_rules').set({ ended_at: new Date() }).execute()).rejects.toThrow(REFUSED)
    const rate = { what: 'commission' as const, basis_points: 0, valid_from: '2026-01-01' }
    await expect(baker.insertInto('vat_rates').values(rate).execute()).rejects.toThrow(REFUSED)
    await expect(baker.updateTable('order_lines').set({ commission_poisha: 0 }).execute()).rejects.toThrow(REFUSED)
    await expect(sql`update line_commissions set commission_poisha = 0`.execute(baker)).rejects.toThrow()
  })
})
