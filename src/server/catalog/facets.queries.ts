import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/db.ts'
import { fittingProducts, type Wish } from './on-sale.queries.ts'

/** Counting more would make the page wait. */
const MOST_LOOKED_AT = 2_000
export const MOST_FACETS = 12

interface Found {
  id: number
  category_id: number
  vendor_id: number
  price_poisha: number
  tags: string[]
}

/** How many products each choice leaves, those that leave most first; null where more was found than is counted. */
type Counts<Of> = (Of & { count: number | null })[]

export interface FacetCounts {
  /** Found in all, as far as is counted. */
  total: number | null
  categories: Counts<{ id: number; name: string }>
  stores: Counts<{ id: number; name: string }>
  sizes: Counts<{ size: string }>
  tags: Counts<{ tag: string }>
  lowest: number | null
  highest: number | null
}

/** What of a wish each facet sets, first what says that something is chosen: another choice takes its place. */
const SET_BY = {
  categories: ['categoryId', 'places'],
  stores: ['vendorId'],
  sizes: ['sizeBit'],
  tags: ['tag', 'tagTerms'],
} as const satisfies Record<string, readonly (keyof Wish)[]>
export type Facet = keyof typeof SET_BY

const COUNTED = { categories: categoriesIn, stores: storesIn, sizes: sizesIn, tags: tagsIn }
const facets = Object.keys(SET_BY) as Facet[]

/** Whether something is chosen of a facet. A category that is only browsed is where one is, and no choice. */
export function isChosen(wish: Wish, facet: Facet): boolean {
  if (facet === 'categories' && wish.words.length === 0) return false
  return wish[SET_BY[facet][0]] !== undefined
}

/**
 * What was found, looked at once and counted in every way. A facet that something is chosen of is counted without it: each of
 * its choices would take its place.
 */
export async function facetCounts(db: Db, wish: Wish): Promise<FacetCounts> {
  const chosen = facets.filter((facet) => isChosen(wish, facet))
  const lookFor = (facet: Facet) => (chosen.includes(facet) ? `found_for_${facet}` : 'found')
  const looks = [
    { name: 'found', wish },
    ...chosen.map((facet) => ({ name: lookFor(facet), wish: without(wish, facet) })),
  ]
  const { rows } = await sql<FacetCounts>`
    with ${sql.join(looks.map(({ name, wish: of }) => sql`${sql.ref(name)} as materialized (${lookedAt(db, of)})`))}
    select ${sql.join(facets.map((facet) => sql`${COUNTED[facet](db, lookFor(facet))} as ${sql.ref(facet)}`))},
      (select ${countWhole('found', sql`count(*)`)} from found) as total,
      (select min(price_poisha) from found) as lowest, (select max(price_poisha) from found) as highest`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Facets were not answered.')
  return counts
}

function without(wish: Wish, facet: Facet): Wish {
  return { ...wish, ...Object.fromEntries(SET_BY[facet].map((part) => [part, undefined])) }
}

function lookedAt(db: Db, wish: Wish) {
  return fittingProducts(db, wish)
    .select(['products.id', 'products.category_id', 'products.vendor_id', 'products.price_poisha', 'products.tags'])
    .limit(sql.lit(MOST_LOOKED_AT + 1))
}

/** Of the part that was looked at, no count says how many there are. */
function countWhole(look: string, count: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`case when (select count(*) from ${sql.ref(look)}) <= ${sql.lit(MOST_LOOKED_AT)} then ${count} end`
}

const most = sql<number>`count(*)`

function foundBy(look: string) {
  return sql<Found>`${sql.ref(look)}`.as<'found'>(sql.ref('found'))
}

function categoriesIn(db: Db, look: string) {
  return jsonArrayFrom(
    db
      .selectFrom(foundBy(look))
      .innerJoin('categories', 'categories.id', 'found.category_id')
      .select(['categories.id', 'categories.name', countWhole(look, most).as('count')])
      .groupBy('categories.id')
      .orderBy(most, 'desc')
      .orderBy('categories.id')
      .limit(MOST_FACETS),
  )
}

function storesIn(db: Db, look: string) {
  return jsonArrayFrom(
    db
      .selectFrom(foundBy(look))
      .innerJoin('vendors', 'vendors.id', 'found.vendor_id')
      .select(['vendors.id', 'vendors.store_name as name', countWhole(look, most).as('count')])
      .groupBy('vendors.id')
      .orderBy(most, 'desc')
      .orderBy('vendors.id')
      .limit(MOST_FACETS),
  )
}

function sizesIn(db: Db, look: string) {
  return jsonArrayFrom(
    db
      .selectFrom(foundBy(look))
      .innerJoin('product_sizes', 'product_sizes.product_id', 'found.id')
      .select(['size', countWhole(look, most).as('count')])
      .where(sql<boolean>`stock is distinct from 0`)
      .groupBy('size'),
  )
}

function tagsIn(db: Db, look: string) {
  return jsonArrayFrom(
    db
      .selectFrom(foundBy(look))
      .innerJoinLateral(tagsOf(), (join) => join.onTrue())
      .select(['each.tag', countWhole(look, most).as('count')])
      .groupBy('each.tag')
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
