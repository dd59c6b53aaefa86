import { type RawBuilder, sql } from 'kysely'
import { MOST_COUNTED } from '#contract/counting'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statementsBy } from '../platform/statement.ts'
import type { Place } from './cursor.ts'
import { type FilterName, type Filters, filterNames, filtersNamed, fittingProducts } from './on-sale.queries.ts'
import type { RankTerms } from './search.queries.ts'
import { type Placed, sortingOf } from './sorting.queries.ts'
import { type Listed, rowsOf, type Stretch, stretchOf } from './stretch.queries.ts'

/** The last so many parts of 2^bits ids (0011_in_stock.sql). */
export interface Range {
  bits: number
  parts: number
}

/** Products to compare: the newest that meet all of the terms. */
export interface Sought {
  /** Terms of the index of words (search.queries.ts): one and the other. */
  terms: string[]
  /** Without those that meet all that is closest. */
  isFurther?: boolean
  /** Only these of the newest ids; all where undefined. */
  among: Range | undefined
}

export interface Found extends Listed {
  /** Of the total, those that meet all of the terms that are closest. */
  close: number
  /** The highest id there is. */
  newestId: number
}

interface Question {
  sought: Sought[]
  closest: string[]
  ranks: RankTerms[]
  filters: Filters
  stretch: Stretch
}

/** All that the text of the statement depends on: the words are values, so that the database plans it once. */
interface Shape {
  sought: { terms: number; isFurther: boolean; isAmong: boolean }[]
  closest: number
  ranks: number
  filters: FilterName[]
  limit: number
  isLater: boolean
}

interface Values extends Filters, Partial<Place> {
  [part: `${'term' | 'closest' | 'rank' | 'bits' | 'parts'}${string}`]: string | number
}

/** The newest of what is sought, no more of each than anybody would look through, in the order in which they meet the words. */
export async function rankedAmong(db: Db, question: Question): Promise<Found> {
  const { sought, closest, ranks, filters, stretch } = question
  const shape: Shape = {
    sought: sought.map(({ terms, isFurther = false, among }) => ({
      terms: terms.length,
      isFurther,
      isAmong: among !== undefined,
    })),
    closest: closest.length,
    ranks: ranks.length,
    filters: filterNames(filters),
    limit: stretch.limit,
    isLater: stretch.after !== undefined,
  }
  const [found] = await ranked(db, valuesOf(question), shape)
  if (!found) throw new Error('A search was not answered.')
  return found
}

function valuesOf({ sought, closest, ranks, filters, stretch }: Question): Values {
  const values: Values = { ...filtersNamed(filterNames(filters), filters), ...stretch.after }
  for (const [set, { terms, among }] of sought.entries()) {
    for (const [at, term] of terms.entries()) values[`term${set}_${at}`] = term
    if (among) values[`bits${set}`] = among.bits
    if (among) values[`parts${set}`] = among.parts
  }
  for (const [at, term] of closest.entries()) values[`closest${at}`] = term
  for (const [at, terms] of ranks.entries()) for (const part of RANK_PARTS) values[`rank${at}_${part}`] = terms[part]
  return values
}

const RANK_PARTS = ['name', 'tag', 'part', 'nearName', 'nearTag', 'ownCategory', 'category', 'alsoTag'] as const

const ranked = statementsBy((db: Db, values: Values, shape: Shape) => {
  const filters = filtersNamed(shape.filters, values)
  const closest = sql<boolean>`${sql.join(
    numbers(shape.closest).map((at) => sql`products.search @@ ${values[`closest${at}`]}::tsquery`),
    sql` and `,
  )}`
  const sets = shape.sought.map((set, at) => sql`(${newestMeeting(db, filters, set, at, values, closest)})`)
  const sorting = sortingOf(
    'relevance',
    numbers(shape.ranks).map((at) => rankTerms(values, at)),
  )
  const stretch = {
    limit: shape.limit,
    after: shape.isLater ? { key: values.key ?? 0, id: values.id ?? 0 } : undefined,
  }
  const places = sql<Placed>`placed`.as<'places'>(sql.ref('places'))
  return sql<Found>`
    with shelf as materialized (select id from ${visibleCategoryIds(db, filters.categoryId)} as visible),
    found as materialized (${sql.join(sets, sql` union all `)}),
    placed as materialized (
      select products.id, ${sorting.place} as place, ${closest} as is_close from found as products
    )
    select case when ${isDecisive(shape, values)}
        then ${rowsOf(db, stretchOf(db, places, sorting, stretch), sorting)} else '[]' end as rows,
      (select least(count(*), ${sql.lit(MOST_COUNTED + 1)}) from placed) as total,
      (select count(*) from placed where is_close) as close,
      (select coalesce(max(id), 0) from products) as "newestId"
    ${prepared}`
})

/** Whether nobody will look further back: there are too many to count, or these are all. Else the products are not read. */
function isDecisive({ sought }: Shape, values: Values): RawBuilder<boolean> {
  const counted = sought.length > 1 ? sql`true` : sql`is_close`
  const isAll = sought.map(({ isAmong }, set) =>
    isAmong
      ? sql`(select coalesce(max(id), 0) >> ${values[`bits${set}`]}::int from products) < ${values[`parts${set}`]}::int`
      : sql`true`,
  )
  return sql<boolean>`((select count(*) from placed where ${counted}) > ${sql.lit(MOST_COUNTED)} or ${sql.join(isAll, sql` and `)})`
}

function newestMeeting(
  db: Db,
  filters: Filters,
  { terms, isFurther, isAmong }: Shape['sought'][number],
  set: number,
  values: Values,
  closest: RawBuilder<boolean>,
) {
  const onShelf = sql<boolean>`products.category_id = any(array(select id from shelf))`
  // Each of the terms as a condition of its own: the index takes them one by one, where all in one would cost it five times
  // as much. The planner cannot see into them: it goes by the index of words, and does not walk back through all products.
  const met = numbers(terms).map((at) => sql`products.search @@ (select ${values[`term${set}_${at}`]}::tsquery)`)
  if (isAmong) met.push(sql`products.search @@ ${newestParts(values[`bits${set}`], values[`parts${set}`])}`)
  if (isFurther) met.push(sql`not (${closest})`)
  return fittingProducts(db, { ...filters, words: [] }, onShelf)
    .select(['products.id', 'products.search', 'products.sizes_in_stock'])
    .where(sql<boolean>`${sql.join(met, sql` and `)}`)
    .orderBy('products.id', 'desc')
    .limit(sql.lit(MOST_COUNTED + 1))
}

/** What the newest products have among their words: the parts of ids in which they came in. */
function newestParts(bits: unknown, parts: unknown): RawBuilder<unknown> {
  return sql`(
    select string_agg(format('''#n%s.%s''', ${bits}::int, part), ' | ')::tsquery
    from (select max(id) >> ${bits}::int as last from products) as newest,
      generate_series(greatest(last - ${parts}::int + 1, 0), last) as part
  )`
}

function rankTerms(values: Values, at: number): RankTerms {
  const terms = RANK_PARTS.map((part) => [part, values[`rank${at}_${part}`]])
  return Object.fromEntries(terms)
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}
