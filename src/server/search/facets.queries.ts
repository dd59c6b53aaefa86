import { type Expression, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Size } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { SIZE_BITS } from '../products/in-stock.ts'
import { fittingProducts, type ProductQuery } from './fitting-products.queries.ts'

/** Counting more would make the page wait. */
const MOST_LOOKED_AT = 2_000
/** Where more was found than that, there are no counts, and the tags of one product in so many tell which leave most. */
const ONE_IN = 4
export const MOST_FACETS = 12

interface Found {
  id: number
  category_id: number
  vendor_id: number
  price_poisha: number
  tags: string[]
  sizes_in_stock: number
}

/** How many products each choice leaves, those that leave most first; null where more was found than is counted. */
type Counts<Of> = (Of & { count: number | null })[]

export interface FacetCounts {
  total: number | null
  categories: Counts<{ id: number; name: string }>
  stores: Counts<{ id: number; name: string }>
  sizes: Counts<{ size: string }>
  tags: Counts<{ tag: string }>
  lowest: number | null
  highest: number | null
}

/** What of a product query each facet sets, first what says that something is chosen: another choice takes its place. */
const SET_BY = {
  categories: ['categoryId', 'destinations'],
  stores: ['vendorId'],
  sizes: ['sizeBits'],
  tags: ['tag', 'tagTerms'],
  prices: ['minPoisha', 'maxPoisha'],
} as const satisfies Record<string, readonly (keyof ProductQuery)[]>
export type Facet = keyof typeof SET_BY

const COUNTED: Record<Exclude<Facet, 'prices'>, (db: Db, look: string) => RawBuilder<unknown>> = {
  categories: categoriesIn,
  stores: storesIn,
  sizes: sizesIn,
  tags: tagsIn,
}
const facets = Object.keys(SET_BY) as Facet[]
const counted = Object.keys(COUNTED) as (keyof typeof COUNTED)[]

/** Whether something is chosen of a facet. A category that is only browsed is where one is, and no choice. */
export function isChosen(query: ProductQuery, facet: Facet): boolean {
  if (facet === 'categories' && query.terms.length === 0) return false
  if (facet === 'prices') return query.minPoisha !== undefined || query.maxPoisha !== undefined
  return query[SET_BY[facet][0]] !== undefined
}

/** Counts of what was found, in one pass; a facet with a choice is counted without it, as another would replace it. */
export async function facetCounts(db: Db, query: ProductQuery): Promise<FacetCounts> {
  const chosen = facets.filter((facet) => isChosen(query, facet))
  const lookFor = (facet: Facet) => (chosen.includes(facet) ? `found_for_${facet}` : 'found')
  const looks = [
    { name: 'found', query },
    ...chosen.map((facet) => ({ name: lookFor(facet), query: without(query, facet) })),
  ]
  const { rows } = await sql<FacetCounts>`
    with ${sql.join(looks.map(({ name, query: of }) => lookNamed(name, lookedAt(db, of))))}
    select ${sql.join(counted.map((facet) => sql`${COUNTED[facet](db, lookFor(facet))} as ${sql.ref(facet)}`))},
      (select total from ${totalOf('found')}) as total,
      (select min(price_poisha) from ${sql.ref(lookFor('prices'))}) as lowest,
      (select max(price_poisha) from ${sql.ref(lookFor('prices'))}) as highest`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Facets were not answered.')
  return counts
}

function without(query: ProductQuery, facet: Facet): ProductQuery {
  return { ...query, ...Object.fromEntries(SET_BY[facet].map((part) => [part, undefined])) }
}

function lookedAt(db: Db, query: ProductQuery) {
  return fittingProducts(db, query)
    .select([
      'products.id',
      'products.category_id',
      'products.vendor_id',
      'products.price_poisha',
      'products.tags',
      'products.sizes_in_stock',
    ])
    .limit(sql.lit(MOST_LOOKED_AT + 1))
}

/** CTEs: what was found, and how many; null where that is more than was looked at. */
function lookNamed(look: string, products: Expression<unknown>): RawBuilder<unknown> {
  return sql`${sql.ref(look)} as materialized (${products}), ${totalOf(look)} as materialized (
    select case when count(*) <= ${sql.lit(MOST_LOOKED_AT)} then count(*) end as total from ${sql.ref(look)}
  )`
}

function totalOf(look: string): RawBuilder<unknown> {
  return sql.ref(`total_of_${look}`)
}

/** Beyond the part that was looked at there are no counts. */
function countWhole(look: string): RawBuilder<number | null> {
  return sql`case when (select total from ${totalOf(look)}) is not null then count(*) end`
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
      .select(['categories.id', 'categories.name', countWhole(look).as('count')])
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
      .select(['vendors.id', 'vendors.store_name as name', countWhole(look).as('count')])
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
      .innerJoin(sizeBits, (join) => join.on(sql<boolean>`found.sizes_in_stock & each.bit <> 0`))
      .select(['each.size', countWhole(look).as('count')])
      .groupBy('each.size'),
  )
}

function tagsIn(db: Db, look: string) {
  return jsonArrayFrom(
    db
      .selectFrom(foundBy(look))
      .innerJoinLateral(eachTag, (join) => join.onTrue())
      .where(sql<boolean>`((select total from ${totalOf(look)}) is not null or found.id % ${sql.lit(ONE_IN)} = 0)`)
      .select(['each.tag', countWhole(look).as('count')])
      .groupBy('each.tag')
      .orderBy(most, 'desc')
      .orderBy('each.tag')
      .limit(MOST_FACETS),
  )
}

const sizeBits = sql<{ size: Size; bit: number }>`(values ${sql.join(
  Object.entries(SIZE_BITS).map(([size, bit]) => sql`(${sql.lit(size)}, ${sql.lit(bit)})`),
)})`.as<'each'>(sql`each(size, bit)`)

const eachTag = sql<{ tag: string }>`(select distinct unnest(found.tags))`.as<'each'>(sql`each(tag)`)
