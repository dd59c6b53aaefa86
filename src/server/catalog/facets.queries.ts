import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
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

/** What of a wish each facet sets: choosing another store takes the place of the one that is chosen. */
const SET_BY = {
  categories: ['categoryId', 'places'],
  stores: ['vendorId'],
  sizes: ['sizeBit'],
  tags: ['tag', 'tagTerms'],
  prices: ['minPoisha', 'maxPoisha'],
} as const satisfies Record<string, readonly (keyof Wish)[]>
type Facet = keyof typeof SET_BY

/**
 * What was found, looked at once and counted in every way; a facet that something is chosen of is counted without it, as
 * each of its choices would leave that many. What is chosen comes first, then what leaves most.
 */
export async function facetCounts(db: Db, wish: Wish): Promise<FacetCounts> {
  const chosen = facets.filter((facet) => SET_BY[facet].some((part) => isSet(wish[part])))
  const looks = [
    { name: 'found', wish },
    ...chosen.map((facet) => ({ name: `found_for_${facet}`, wish: without(wish, facet) })),
  ]
  const foundFor = (facet: Facet) => {
    const name = chosen.includes(facet) ? `found_for_${facet}` : 'found'
    return sql<Found>`${sql.ref(name)}`.as<'found'>(sql.ref('found'))
  }
  const prices = foundFor('prices')
  const { rows } = await sql<FacetCounts>`
    with ${sql.join(looks.map((look) => sql`${sql.ref(look.name)} as materialized (${lookedAt(db, look.wish)})`))}
    select ${categoriesIn(db, foundFor('categories'), wish)} as categories,
      ${storesIn(db, foundFor('stores'), wish)} as stores,
      ${sizesIn(db, foundFor('sizes'))} as sizes,
      ${tagsIn(db, foundFor('tags'), wish)} as tags,
      ${db.selectFrom(prices).select(sql`min(price_poisha)`.as('lowest'))} as lowest,
      ${db.selectFrom(prices).select(sql`max(price_poisha)`.as('highest'))} as highest,
      ${sql.join(looks.map(isWhole), sql` and `)} as "isExact"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Facets were not answered.')
  return counts
}

const facets = Object.keys(SET_BY) as Facet[]

function isSet(part: Wish[keyof Wish]): boolean {
  return Array.isArray(part) ? part.length > 0 : part !== undefined
}

function without(wish: Wish, facet: Facet): Wish {
  return { ...wish, ...Object.fromEntries(SET_BY[facet].map((part) => [part, undefined])) }
}

function lookedAt(db: Db, wish: Wish) {
  return fittingProducts(db, wish)
    .select(['products.id', 'products.category_id', 'products.vendor_id', 'products.price_poisha', 'products.tags'])
    .limit(sql.lit(MOST_LOOKED_AT + 1))
}

function isWhole({ name }: { name: string }): RawBuilder<boolean> {
  return sql`(select count(*) <= ${sql.lit(MOST_LOOKED_AT)} from ${sql.ref(name)})`
}

type FoundTable = AliasedRawBuilder<Found, 'found'>
const most = sql<number>`count(*)`
const count = most.as('count')
const chosenFirst = (is: string, chosen: unknown) => sql`(${sql.ref(is)} is not distinct from ${chosen ?? null}) desc`

function categoriesIn(db: Db, found: FoundTable, { categoryId }: Wish) {
  return jsonArrayFrom(
    db
      .selectFrom(found)
      .innerJoin('categories', 'categories.id', 'found.category_id')
      .select(['categories.id', 'categories.name', count])
      .groupBy('categories.id')
      .orderBy(chosenFirst('categories.id', categoryId))
      .orderBy(most, 'desc')
      .orderBy('categories.id')
      .limit(MOST_FACETS),
  )
}

function storesIn(db: Db, found: FoundTable, { vendorId }: Wish) {
  return jsonArrayFrom(
    db
      .selectFrom(found)
      .innerJoin('vendors', 'vendors.id', 'found.vendor_id')
      .select(['vendors.id', 'vendors.store_name as name', count])
      .groupBy('vendors.id')
      .orderBy(chosenFirst('vendors.id', vendorId))
      .orderBy(most, 'desc')
      .orderBy('vendors.id')
      .limit(MOST_FACETS),
  )
}

function sizesIn(db: Db, found: FoundTable) {
  return jsonArrayFrom(
    db
      .selectFrom(found)
      .innerJoin('product_sizes', 'product_sizes.product_id', 'found.id')
      .select(['size', count])
      .where(sql<boolean>`stock is distinct from 0`)
      .groupBy('size'),
  )
}

function tagsIn(db: Db, found: FoundTable, { tag }: Wish) {
  return jsonArrayFrom(
    db
      .selectFrom(found)
      .innerJoinLateral(tagsOf(), (join) => join.onTrue())
      .select(['each.tag', count])
      .groupBy('each.tag')
      .orderBy(chosenFirst('each.tag', tag))
      .orderBy(most, 'desc')
      .orderBy('each.tag')
      .limit(MOST_FACETS),
  )
}

/** A product’s tags, each once. */
function tagsOf() {
  const tags: RawBuilder<{ tag: string }> = sql`(select distinct unnest(found.tags) as tag)`
  return tags.as<'each'>(sql.ref('each'))
}
