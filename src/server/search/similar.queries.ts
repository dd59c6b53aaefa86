import { sql } from 'kysely'
import { MOST_SIMILAR } from '#contract/products'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import { type ProductRow, productRows } from '../products/on-sale.queries.ts'
import { fittingProducts } from './fitting-products.queries.ts'

/** The newest of each category that are compared. */
const COMPARED_OF_EACH = 24

/** Of its own category first, then of siblings; in stock first, then by nearness of price. */
export async function productsBeside(db: Db, productId: number): Promise<ProductRow[]> {
  return await besideProduct(db, { productId })
}

const besideProduct = compiled((db, { productId }: { productId: number }) =>
  db
    .with(
      (cte) => cte('own').materialized(),
      () =>
        fittingProducts(db, { terms: [] })
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
            fittingProducts(db, { terms: [] }, sql<boolean>`products.category_id = categories.id`)
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
