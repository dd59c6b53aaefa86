import { type RawBuilder, sql } from 'kysely'
import { MOST_COUNTED } from '#contract/counting'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { fittingProducts, type Wish } from './on-sale.queries.ts'
import { termsToMeet } from './search.queries.ts'

/** Fewer than these among the last 16,384 are too few among the last 131,072, too. */
const LEAST_TO_GO_ON = MOST_COUNTED / 16

/**
 * The newest products that meet the words of a wish, no more than anybody would look through: first those that meet them
 * beyond the description, and only where these are few the others too. Looked for among the last 16,384 products that came
 * in and those before them (`#n`), then among the last 131,072 (`#m`, 0006_newest.sql), then among all: a word that is on
 * every tenth product is found often enough among the newest.
 */
export async function newestFound(db: Db, wish: Wish): Promise<number[]> {
  const closest = termsToMeet(wish.words, { ...wish, isBeyondTelling: true })
  const { rows } = await sql<{ id: number }>`
    with shelf as materialized (select id from ${visibleCategoryIds(db, wish.categoryId)} as visible),
    newest as materialized ${meeting(db, wish, closest, amongLast('#n', 14))},
    recent as materialized (
      select * from ${meeting(db, wish, closest, amongLast('#m', 17))} as met
      where ${areFew('newest')} and (select count(*) from newest) >= ${sql.lit(LEAST_TO_GO_ON)}
    ), close as materialized (
      select * from ${meeting(db, wish, closest)} as met where ${areFew('newest', 'recent')}
    ), further as materialized (
      select * from ${meeting(db, wish, termsToMeet(wish.words, wish))} as met
      where ${areFew('newest', 'recent', 'close')}
    )
    select id from newest union select id from recent union select id from close union select id from further
    ${prepared}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Each of the terms as a condition of its own: the index takes them one by one, where all in one would cost it five times as much. */
function meeting(db: Db, wish: Wish, terms: string[], newness?: RawBuilder<unknown>) {
  const onShelf = sql<boolean>`products.category_id = any(array(select id from shelf))`
  // The planner cannot see into them: it goes by the index of words, and does not walk back through all products.
  const sought = [...terms.map((each) => sql`(select ${each}::tsquery)`), ...(newness ? [newness] : [])]
  return fittingProducts(db, { ...wish, words: [] }, onShelf)
    .select('products.id')
    .where(
      sql<boolean>`${sql.join(
        sought.map((each) => sql`products.search @@ ${each}`),
        sql` and `,
      )}`,
    )
    .orderBy('products.id', 'desc')
    .limit(sql.lit(MOST_COUNTED + 1))
}

/** The last so many ids, a power of two, and as many before them: the last part may have just begun. */
function amongLast(mark: '#n' | '#m', bits: number): RawBuilder<unknown> {
  return sql`(
    select format('''%1$s%2$s'' | ''%1$s%3$s''', ${sql.lit(mark)}, part, part - 1)::tsquery
    from (select max(id) >> ${sql.lit(bits)} as part from products) as last
  )`
}

function areFew(...sets: string[]): RawBuilder<boolean> {
  const few = sets.map((set) => sql`(select count(*) from ${sql.ref(set)}) <= ${sql.lit(MOST_COUNTED)}`)
  return sql<boolean>`${sql.join(few, sql` and `)}`
}
