import { sql } from 'kysely'
import type { CommissionTerms } from '#contract/values/commission-of'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { unplanned } from '../platform/database/prepared.queries.ts'

/** What a product is sold under now. */
export interface FoundTerms extends CommissionTerms {
  productId: number
  /** '' where no rule applies: then nothing is paid. */
  ruleName: string
  /** On the commission. */
  commissionVat: number
  /** Of the goods. */
  goodsVat: number
}

/** A row for each product; also for customers, who read no rule (docs/decisions/063). */
export async function termsOf(db: Db, productIds: number[]): Promise<FoundTerms[]> {
  return await atCheckout(db, { productIds: [...new Set(productIds)] })
}

const atCheckout = compiled((db, { productIds }: { productIds: number[] }) =>
  db
    .selectFrom(
      sql<FoundRow>`commission_at_checkout(${unplanned(sql`${productIds}::bigint[]`)})`.as<'found'>(sql`found`),
    )
    .select(['of_product as productId', 'rule_name as ruleName', 'basis_points as basisPoints'])
    .select(['fixed_poisha as fixedPoisha', 'lowest_poisha as lowestPoisha', 'highest_poisha as highestPoisha'])
    .select(['commission_vat as commissionVat', 'goods_vat as goodsVat']),
)

interface FoundRow {
  of_product: number
  rule_name: string
  basis_points: number
  fixed_poisha: number
  lowest_poisha: number | null
  highest_poisha: number | null
  commission_vat: number
  goods_vat: number
}
