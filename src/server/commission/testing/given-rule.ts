import { expect } from 'vitest'
import { todayInDhaka } from '../../platform/database/dhaka-days.queries.ts'
import type { TestShop } from '../../testing/shop.ts'

interface GivenRule {
  name: string
  vendorId?: number | null
  categoryId?: number | null
  basisPoints?: number
  fixedPoisha?: number
  lowestPoisha?: number | null
  highestPoisha?: number | null
  /** Days from now; now where absent. */
  from?: number
  /** Days from now; none where absent. */
  until?: number
}

const DAY_MS = 86_400_000

/** As it stands in the table, whenever it was written. */
export async function givenRule({ db }: TestShop, rule: GivenRule): Promise<number> {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
  const { id } = await db
    .insertInto('commission_rules')
    .values({
      name: rule.name,
      vendor_id: rule.vendorId ?? null,
      category_id: rule.categoryId ?? null,
      basis_points: rule.basisPoints ?? 1_000,
      fixed_poisha: rule.fixedPoisha ?? 0,
      lowest_poisha: rule.lowestPoisha ?? null,
      highest_poisha: rule.highestPoisha ?? null,
      valid_from: inDays(rule.from ?? 0),
      ended_at: rule.until === undefined ? null : inDays(rule.until),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the lines of an order were sold under, in the order in which they were bought. */
export async function frozenOf({ db }: TestShop, orderId: number) {
  return await db
    .selectFrom('order_lines')
    .innerJoin('parcels', 'parcels.id', 'order_lines.parcel_id')
    .select(['product_id as productId', 'commission_rule as rule', 'commission_basis_points as basisPoints'])
    .select(['commission_fixed_poisha as fixedPoisha', 'commission_poisha as commissionPoisha'])
    .select(['commission_vat_basis_points as commissionVat', 'commission_vat_poisha as commissionVatPoisha'])
    .select('vat_basis_points as goodsVat')
    .where('parcels.order_id', '=', orderId)
    .orderBy('order_lines.id')
    .execute()
}

/** Of VAT on commission: what an admin says that the law is, from today on. */
export async function givenVatRate(shop: TestShop, adminToken: string, percent: number): Promise<void> {
  const body = { what: 'commission' as const, percent, validFrom: await todayInDhaka(shop.db) }
  expect((await shop.call('POST /api/commission/vat-rates', { body }, adminToken)).status).toBe(201)
}
