import { sql } from 'kysely'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared, unplanned } from '../platform/database/prepared.queries.ts'
import { isOfSellingStore } from '../products/on-sale.queries.ts'

/** Counts are capped here. */
export const MOST_TOGETHER = 200

/** Products on sale for each term, capped: of the newest 16,000, or of all. */
export async function countsOf(db: Db, terms: string[], among: 'newest' | 'all'): Promise<number[]> {
  const rows = await (among === 'all' ? ofAll(db, { terms }) : ofNewest(db, { terms }))
  return rows.map(({ count }) => count)
}

const ofNewest = counting(sql`and products.search @@ (
  select string_agg(format('''#n12.%s''', part), ' | ')::tsquery
  from (select max(id) >> 12 as last from products) as newest, generate_series(greatest(last - 3, 0), last) as part
)`)
const ofAll = counting(sql``)

function counting(narrowed: ReturnType<typeof sql>) {
  return compiled(
    (db, { terms }: { terms: string[] }) => sql<{ count: number }>`
      select (
        select count(*)::int from (
          select from products
          where products.search @@ typed.terms::tsquery ${narrowed}
            and products.deleted_at is null
            and ${isOfSellingStore(db)}
          limit ${sql.lit(MOST_TOGETHER)}
        ) as met
      ) as count
      from unnest(${unplanned(sql`${terms}::text[]`)}) with ordinality as typed(terms, place) order by place ${prepared}`,
  )
}
