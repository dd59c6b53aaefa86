import { type AliasedExpression, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database/db.ts'
import { unplanned } from '../platform/database/prepared.queries.ts'
import { type ListedRow, listedRows } from '../products/on-sale.queries.ts'
import type { SortKey } from './cursor.ts'
import type { KeysetPage } from './keyset-page.queries.ts'
import type { Placed, Sorting } from './sorting.queries.ts'

/** In stock with a picture, in stock, sold out (0017_tiers.sql). */
const TIERS = [2, 1, 0]

export interface InTier {
  isIn: RawBuilder<boolean>
  /** Rows from the beginning of the page on. */
  isBeyond: RawBuilder<boolean> | undefined
}

/** CTEs, tier after tier: a later one is read only where those before do not fill the page. */
export function tiersNamed(
  sorting: Sorting,
  keyset: KeysetPage,
  walk: (tier: InTier) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const tiers = inOrder(keyset)
  return sql.join(
    tiers.map((tier, at) => {
      const isIn = sql<boolean>`products.tier = ${sql.lit(tier)}`
      const { isReached, isBeyond } = from(sorting, keyset, sql.lit(tier))
      const isNeeded = tiers.slice(0, at).map((each) => sql`(select count(*) from ${nameOf(each)})`)
      return sql`${nameOf(tier)} as materialized (
        select places.*, ${sql.lit(tier)} as tier from (${walk({ isIn, isBeyond })}) as places
        where ${isReached} and ${sql.join([sql.lit(0), ...isNeeded], sql` + `)} < ${sql.lit(keyset.limit)}
        ${inPlaces(sorting, keyset)}
      )`
    }),
  )
}

/** The rows of all walks; `columns`: what they have beside the sort key. */
export function sortKeysInTiers(...columns: string[]): RawBuilder<Placed> {
  const selected = sql.join(['id', 'place', 'tier', ...columns].map((column) => sql.ref(column)))
  return sql`${sql.join(
    TIERS.map((tier) => sql`select ${selected} from ${nameOf(tier)}`),
    sql` union all `,
  )}`
}

/** Whether a row of `places` is on the page, whatever its tier. */
export function isOnPage(sorting: Sorting, keyset: KeysetPage): RawBuilder<boolean> {
  const { isReached, isBeyond = sql<boolean>`true` } = from(sorting, keyset, sql.ref('places.tier'))
  return sql<boolean>`${isReached} and ${isBeyond}`
}

export function rowsInTiers(
  db: Db,
  places: RawBuilder<Placed>,
  sorting: Sorting,
  keyset: KeysetPage,
): RawBuilder<(ListedRow & SortKey)[]> {
  const page: AliasedExpression<Placed & { tier: number }, 'page'> = sql<Placed & { tier: number }>`(
    select * from (${places}) as places order by tier ${way(keyset)}, place ${sql.raw(sorting.direction)},
      id ${sql.raw(sorting.direction)} limit ${sql.lit(keyset.limit)}
  )`.as('page')
  return jsonArrayFrom(
    listedRows(db, keyset.fields)
      .innerJoin(page, 'page.id', 'products.id')
      .select([sorting.key.as('key'), 'page.tier'])
      .orderBy('page.tier', keyset.isBack ? 'asc' : 'desc')
      .orderBy('page.place', sorting.direction)
      .orderBy('page.id', sorting.direction),
  )
}

function from(sorting: Sorting, { after, isBack }: KeysetPage, tier: RawBuilder<number>) {
  if (!after) return { isReached: sql<boolean>`true`, isBeyond: undefined }
  const last = unplanned(sql`${after.tier}::int`)
  return {
    isReached: isBack ? sql<boolean>`${tier} >= ${last}` : sql<boolean>`${tier} <= ${last}`,
    isBeyond: sorting.isBeyondWhere(sql`${tier} = ${last}`, after),
  }
}

function inPlaces({ direction }: Sorting, { limit }: KeysetPage): RawBuilder<unknown> {
  return sql`order by place ${sql.raw(direction)}, id ${sql.raw(direction)} limit ${sql.lit(limit)}`
}

function inOrder({ isBack }: KeysetPage): number[] {
  return isBack ? TIERS.toReversed() : TIERS
}

function way({ isBack }: KeysetPage): RawBuilder<unknown> {
  return isBack ? sql`asc` : sql`desc`
}

function nameOf(tier: number): RawBuilder<unknown> {
  return sql.ref(`tier_${tier}`)
}
