import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import { type CardRow, cardRows } from '../products/on-sale.queries.ts'
import { fittingProducts, shelfNamed } from './fitting-products.queries.ts'
import { totalOf } from './list.queries.ts'
import { sortingOf } from './sorting.queries.ts'
import { sortKeysInTiers, tiersNamed } from './tiers.queries.ts'

/** Products on the front, and of one store before others have their turn. */
const MOST_ON_FRONT = 24
const MOST_OF_A_STORE = 4
const LOOKED_AT = 1_000
const WISH = { terms: [] }

/** As a subquery that stays one: of an array the planner expects a handful, reads all and sorts. */
const isOnShelf = sql<boolean>`(products.category_id in (select id from shelf)) is true`

interface Front {
  rows: CardRow[]
  total: number
}

/** The newest in tier 2, a few of each store first. */
export async function productsOnFront(db: Db): Promise<Front> {
  const [front] = await onFront(db, {})
  if (!front) throw new Error('The front was not answered.')
  return front
}

const onFront = compiled((db) => {
  const sorting = sortingOf({ sort: 'newest', isBack: false })
  const newest = tiersNamed(
    sorting,
    { after: undefined, limit: LOOKED_AT },
    ({ isIn }) =>
      sql`${fittingProducts(db, WISH, isOnShelf)
        .where(isIn)
        .select(['products.id', 'products.vendor_id', 'products.created_at as place'])
        .orderBy('products.created_at', 'desc')
        .orderBy('products.id', 'desc')
        .limit(sql.lit(LOOKED_AT))}`,
  )
  const shares = sql<{ id: number; tier: number; is_more: boolean; place: Date }>`(
    select id, tier, place,
      row_number() over (partition by tier, vendor_id order by place desc, id desc) > ${sql.lit(MOST_OF_A_STORE)} as is_more
    from (${sortKeysInTiers('vendor_id')}) as places
    order by tier desc, is_more, place desc, id desc limit ${sql.lit(MOST_ON_FRONT)}
  )`.as<'share'>(sql.ref('share'))
  const rows = jsonArrayFrom(
    cardRows(db)
      .innerJoin(shares, 'share.id', 'products.id')
      .orderBy('share.tier', 'desc')
      .orderBy('share.is_more')
      .orderBy('share.place', 'desc')
      .orderBy('share.id', 'desc'),
  )
  return sql<Front>`
    with ${shelfNamed(db, {})}, ${newest}
    select ${rows} as rows, ${totalOf(db, WISH)} as total
    ${prepared}`
})
