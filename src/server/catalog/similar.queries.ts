import { sql } from 'kysely'
import { MOST_SIMILAR } from '#contract/catalog'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statement } from '../platform/statement.ts'
import { fittingProducts, productRows } from './on-sale.queries.ts'
import type { ProductRow } from './product.ts'

/** Of each category so many of the newest are compared, which its index has ready. */
const COMPARED_OF_EACH = 24

/**
 * Products on sale beside one that is: of its own category first, then of the others below the same parent; among these
 * what can be bought, and then what costs about as much.
 */
export async function productsBeside(db: Db, productId: number): Promise<ProductRow[]> {
  return await beside(db, { productId })
}

const beside = statement((db, { productId }: { productId: number }) =>
  db
    .with(
      (cte) => cte('own').materialized(),
      () =>
        fittingProducts(db, { words: [] })
          .innerJoin('categories', 'categories.id', 'products.category_id')
          .select(['products.category_id', 'products.price_poisha', 'categories.parent_id'])
          .where('products.id', '=', productId),
    )
    .with('near', (of) =>
      of
        .selectFrom('own')
        .innerJoin('categories', (join) =>
          join.on(
            sql<boolean>`categories.id in (own.category_id, own.parent_id) or categories.parent_id in (own.category_id, own.parent_id)`,
          ),
        )
        .where('categories.id', 'in', visibleCategoryIds(db))
        .innerJoinLateral(
          () =>
            fittingProducts(db, { words: [] }, sql<boolean>`products.category_id = categories.id`)
              .select(['products.id', 'products.price_poisha', 'products.category_id', 'products.sizes_in_stock'])
              .where('products.id', '!=', productId)
              .orderBy('products.created_at', 'desc')
              .orderBy('products.id', 'desc')
              .limit(COMPARED_OF_EACH)
              .as('newest'),
          (join) => join.onTrue(),
        )
        .select([
          'newest.id',
          sql<number>`case when newest.category_id = own.category_id then 0 else 1 end`.as('steps'),
          sql<number>`case when newest.sizes_in_stock <> 0 then 0 else 1 end`.as('want'),
          sql<number>`abs(newest.price_poisha - own.price_poisha)`.as('apart'),
        ])
        .orderBy('steps')
        .orderBy('want')
        .orderBy('apart')
        .orderBy('newest.id', 'desc')
        .limit(sql.lit(MOST_SIMILAR)),
    )
    .selectFrom('near')
    .innerJoin(productRows(db).as('row'), 'row.id', 'near.id')
    .selectAll('row')
    .orderBy('near.steps')
    .orderBy('near.want')
    .orderBy('near.apart')
    .orderBy('near.id', 'desc')
    .modifyEnd(prepared),
)
