import { sql } from 'kysely'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statement } from '../platform/statement.ts'
import { fittingProducts } from './on-sale.queries.ts'

const MOST_AISLES = 3
/** How many of the newest of each category are looked through for one that has a picture. */
const NEWEST = 12

/** The first root categories that the public sees, each with the picture of the newest product that has one. */
export async function rootsWithPictures(db: Db): Promise<{ id: number; name: string; image: string | null }[]> {
  return await roots(db, {})
}

const roots = statement((db) =>
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
  const ofCategory = fittingProducts(db, { words: [] }, sql<boolean>`products.category_id = category.id`)
    .select(['products.id', 'products.image', 'products.created_at'])
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id', 'desc')
    .limit(sql.lit(NEWEST))
  return db
    .selectFrom(visibleCategoryIds(db, sql.ref('root.id')).as('category'))
    .innerJoinLateral(ofCategory.as('newest'), (join) => join.onTrue())
    .select('newest.image')
    .where('newest.image', 'is not', null)
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(sql.lit(1))
}
