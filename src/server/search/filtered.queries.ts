import { type RawBuilder, sql } from 'kysely'
import { MOST_COUNTED } from '#contract/values/limits'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import { eachAisle, fittingProducts, type ProductQuery, shelfNamed } from './fitting-products.queries.ts'
import { type KeysetPage, keysetPageOf, type Listed, rowsOf } from './keyset-page.queries.ts'
import { listsBy } from './list.queries.ts'
import { type Placed, type Sorting, sortingOf } from './sorting.queries.ts'
import { type InTier, isOnPage, rowsInTiers, sortKeysInTiers, tiersNamed } from './tiers.queries.ts'

/** Narrowed by what the indexes hold and the kept counts do not know. */
export function isFilteredByIndex({ terms, tag, sizeBits, minPoisha, maxPoisha }: ProductQuery): boolean {
  const isNarrowed = [sizeBits, minPoisha, maxPoisha].some((each) => each !== undefined)
  return isNarrowed && terms.length === 0 && tag === undefined
}

/** One plan for every price: counted by price up to the bound, then these, or a walk in the page’s order. */
export const productsFiltered = listsBy((db, filters, order, keyset) => {
  const query = { ...filters, terms: [] }
  const build = order.isInTiers ? inTiers : asTheyStand
  return sql<Listed>`${build(db, query, sortingOf(order), keyset)} ${prepared}`
})

function asTheyStand(db: Db, query: ProductQuery, sorting: Sorting, keyset: KeysetPage): RawBuilder<Listed> {
  const isBeyond = keyset.after && sorting.isBeyond(keyset.after)
  const places = sql<Placed>`(
    select id, ${sorting.place} as place from counted as products where not ${areMore()}
    union all select id, place from (${walk(db, query, sorting, keyset, { isBeyond })}) as walked where ${areMore()}
  )`.as<'places'>(sql.ref('places'))
  const page = keysetPageOf(db, places, sorting, keyset.limit, isBeyond)
  return sql`
    with ${shelfNamed(db, query)}, ${counted(db, query)}
    select ${rowsOf(db, page.as('page'), sorting, keyset)} as rows, (select count(*) from counted) as total`
}

function inTiers(db: Db, query: ProductQuery, sorting: Sorting, keyset: KeysetPage): RawBuilder<Listed> {
  const tiers = tiersNamed(
    sorting,
    keyset,
    (tier) => sql`select id, place from (${walk(db, query, sorting, keyset, tier)}) as walked where ${areMore()}`,
  )
  const places = sql<Placed>`
    select id, place, tier from (
      select products.id, ${sorting.place} as place, tier from products join counted using (id) where not ${areMore()}
    ) as places where ${isOnPage(sorting, keyset)}
    union all ${sortKeysInTiers()}`
  return sql`
    with ${shelfNamed(db, query)}, ${counted(db, query)}, ${tiers}
    select ${rowsInTiers(db, places, sorting, keyset)} as rows, (select count(*) from counted) as total`
}

function counted(db: Db, query: ProductQuery): RawBuilder<unknown> {
  return sql`counted as materialized (
    ${eachAisle(query, (inCategory) =>
      fittingProducts(db, query, inCategory, { isPrepared: true })
        .select(['products.id', 'products.created_at', 'products.price_poisha'])
        .orderBy('products.price_poisha')
        .orderBy('products.id')
        .limit(MOST),
    )} limit ${MOST}
  )`
}

const MOST = sql.lit(MOST_COUNTED + 1)

function areMore(): RawBuilder<boolean> {
  return sql<boolean>`((select count(*) from counted) > ${sql.lit(MOST_COUNTED)})`
}

/** Hides the price from the planner for lists by age. */
function walk(
  db: Db,
  query: ProductQuery,
  sorting: Sorting,
  { limit }: KeysetPage,
  { isIn = sql<boolean>`true`, isBeyond }: Partial<InTier>,
): RawBuilder<unknown> {
  return eachAisle(query, (inCategory) => {
    const places = fittingProducts(db, query, inCategory, { isPriceHidden: sorting.isByAge, isPrepared: true })
      .where(isIn)
      .select(['products.id', sorting.place.as('place')])
      .as('places')
    return keysetPageOf(db, places, sorting, limit, isBeyond)
  })
}
