import { sql } from 'kysely'
import type { Aisle } from '#contract/search'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import { imagePathOf } from '../platform/pictures/picture-address.ts'
import { fittingProducts } from './fitting-products.queries.ts'

const MOST_AISLES = 3

/** Root categories with the newest picture that has stood for a day, so that adding a product takes no aisle. */
export async function aislesOf(db: Db): Promise<{ aisles: Aisle[] }> {
  const rows = await roots(db, {})
  return { aisles: rows.map(({ id, name, image }) => ({ id, name, imagePath: image && imagePathOf(image) })) }
}

const roots = compiled((db) =>
  db
    .selectFrom('categories as root')
    .select(['root.id', 'root.name', newestPicture(db).as('image')])
    .where('root.parent_id', 'is', null)
    .where('root.is_active', '=', true)
    .orderBy('root.display_order')
    .orderBy('root.name')
    .orderBy('root.id')
    .limit(sql.lit(MOST_AISLES))
    .modifyEnd(prepared),
)

function newestPicture(db: Db) {
  const hasSettled = sql<boolean>`products.created_at < now() - interval '1 day'`
  const newest = newestOfCategory(db)
  return db
    .selectFrom(visibleCategoryIds(db, sql.ref('root.id')).as('category'))
    .innerJoinLateral(
      sql<{ id: number; image: string; created_at: Date; has_settled: boolean }>`(
        (${newest.select(sql.lit(true).as('has_settled')).where(hasSettled)})
        union all (${newest.select(sql.lit(false).as('has_settled'))})
      )`.as<'newest'>(sql.ref('newest')),
      (join) => join.onTrue(),
    )
    .select('newest.image')
    .orderBy('newest.has_settled', 'desc')
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(sql.lit(1))
}

function newestOfCategory(db: Db) {
  return fittingProducts(db, { terms: [] }, sql<boolean>`products.category_id = category.id`)
    .select(['products.id', 'products.image', 'products.created_at'])
    .where('products.tier', '=', sql.lit(2))
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id', 'desc')
    .limit(sql.lit(1))
}
