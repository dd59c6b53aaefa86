import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/db.ts'
import { fittingProducts, type Wish } from './on-sale.queries.ts'

/** Counting more would make the page wait. */
const MOST_LOOKED_AT = 2_000
const MOST_FACETS = 12

interface Found {
  id: number
  category_id: number
  vendor_id: number
  price_poisha: number
  tags: string[]
}

interface FacetCounts {
  isExact: boolean
  categories: { id: number; name: string; count: number }[]
  stores: { id: number; name: string; count: number }[]
  sizes: { size: string; count: number }[]
  tags: { tag: string; count: number }[]
  lowest: number | null
  highest: number | null
}

/** One look at what was found, counted in every way; the facets that leave most come first. */
export async function facetCounts(db: Db, wish: Wish): Promise<FacetCounts> {
  const counted = db.with(
    (cte) => cte('found').materialized(),
    () =>
      fittingProducts(db, wish)
        .select(['products.id', 'products.category_id', 'products.vendor_id', 'products.price_poisha', 'products.tags'])
        .limit(MOST_LOOKED_AT + 1),
  )
  const found = sql<Found>`found`.as<'found'>(sql.ref('found'))
  const most = sql<number>`count(*)`
  const count = most.as('count')
  return await counted
    .selectNoFrom([
      jsonArrayFrom(
        db
          .selectFrom(found)
          .innerJoin('categories', 'categories.id', 'found.category_id')
          .select(['categories.id', 'categories.name', count])
          .groupBy('categories.id')
          .orderBy(most, 'desc')
          .orderBy('categories.id')
          .limit(MOST_FACETS),
      ).as('categories'),
      jsonArrayFrom(
        db
          .selectFrom(found)
          .innerJoin('vendors', 'vendors.id', 'found.vendor_id')
          .select(['vendors.id', 'vendors.store_name as name', count])
          .groupBy('vendors.id')
          .orderBy(most, 'desc')
          .orderBy('vendors.id')
          .limit(MOST_FACETS),
      ).as('stores'),
      jsonArrayFrom(
        db
          .selectFrom(found)
          .innerJoin('product_sizes', 'product_sizes.product_id', 'found.id')
          .select(['size', count])
          .where(sql<boolean>`stock is distinct from 0`)
          .groupBy('size'),
      ).as('sizes'),
      jsonArrayFrom(
        db
          .selectFrom(found)
          .innerJoinLateral(tagsOf(), (join) => join.onTrue())
          .select(['each.tag', count])
          .groupBy('each.tag')
          .orderBy(most, 'desc')
          .orderBy('each.tag')
          .limit(MOST_FACETS),
      ).as('tags'),
      db
        .selectFrom(found)
        .select(sql<boolean>`count(*) <= ${sql.lit(MOST_LOOKED_AT)}`.as('is_exact'))
        .as('isExact'),
      db.selectFrom(found).select(sql<number | null>`min(price_poisha)`.as('lowest')).as('lowest'),
      db.selectFrom(found).select(sql<number | null>`max(price_poisha)`.as('highest')).as('highest'),
    ])
    .$narrowType<{ isExact: boolean }>()
    .executeTakeFirstOrThrow()
}

/** A product’s tags, each once. */
function tagsOf() {
  const tags: RawBuilder<{ tag: string }> = sql`(select distinct unnest(found.tags) as tag)`
  return tags.as<'each'>(sql.ref('each'))
}
