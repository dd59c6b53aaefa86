import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import { type CardRow, cardRows } from '../products/on-sale.queries.ts'
import { eachAisle, fittingProducts, shelfNamed } from './fitting-products.queries.ts'
import { keysetPageOf } from './keyset-page.queries.ts'
import { totalOf } from './list.queries.ts'
import { sortingOf } from './sorting.queries.ts'
import { sortKeysInTiers, tiersNamed } from './tiers.queries.ts'

/** Products on the front, and of one store before others have their turn. */
const MOST_ON_FRONT = 24
const MOST_OF_A_STORE = 4
const LOOKED_AT = 1_000
const WISH = { terms: [] }

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
  const newest = tiersNamed(sorting, { after: undefined, limit: LOOKED_AT }, ({ isIn }) =>
    eachAisle(WISH, (inCategory) => {
      const places = fittingProducts(db, WISH, inCategory).where(isIn)
      return keysetPageOf(
        db,
        places.select(['products.id', sorting.place.as('place')]).as('places'),
        sorting,
        LOOKED_AT,
      )
    }),
  )
  const shares = sql<{ id: number; tier: number; is_more: boolean; place: Date }>`(
    select id, places.tier, place,
      row_number() over (partition by places.tier, vendor_id order by place desc, id desc) > ${sql.lit(MOST_OF_A_STORE)} as is_more
    from (${sortKeysInTiers()}) as places join products using (id)
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
