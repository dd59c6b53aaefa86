import { type RawBuilder, sql } from 'kysely'
import { MOST_COUNTED } from '#contract/values/limits'
import { compiledBy } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import type { Fields } from '../products/on-sale.queries.ts'
import type { SortKey } from './cursor.ts'
import {
  type FilterName,
  type Filters,
  filterNames,
  filtersNamed,
  fittingProducts,
  shelfNamed,
} from './fitting-products.queries.ts'
import { type KeysetPage, keysetPageOf, type Listed, rowsOf } from './keyset-page.queries.ts'
import type { RankTerms } from './search.queries.ts'
import { type Placed, sortingOf } from './sorting.queries.ts'

/** The last so many parts of 2^bits ids (0011_in_stock.sql). */
export interface Range {
  bits: number
  parts: number
}

/** Products to rank: the newest that meet all of the terms. */
export interface CandidateSet {
  terms: string[]
  /** Without those that meet all that is closest. */
  isFurther?: boolean
  /** Only these of the newest ids; all where undefined. */
  among: Range | undefined
}

export interface Found extends Listed {
  /** Of the total, those that meet all of the terms that are closest. */
  close: number
  newestId: number
}

interface RankedQuery {
  candidates: CandidateSet[]
  closest: string[]
  ranks: RankTerms[]
  filters: Filters
  keyset: KeysetPage
}

/** All that the statement’s text depends on: words are values, so that it is planned once. */
interface Shape {
  candidates: { terms: number; isFurther: boolean; isAmong: boolean }[]
  closest: number
  ranks: number
  filters: FilterName[]
  limit: number
  isLater: boolean
  isBack: boolean
  fields: Fields
}

interface Values extends Filters, Partial<SortKey> {
  [part: `${'term' | 'closest' | 'rank' | 'bits' | 'parts'}${string}`]: string | number
}

export async function rankedAmong(db: Db, question: RankedQuery): Promise<Found> {
  const { candidates, closest, ranks, filters, keyset } = question
  const shape: Shape = {
    candidates: candidates.map(({ terms, isFurther = false, among }) => ({
      terms: terms.length,
      isFurther,
      isAmong: among !== undefined,
    })),
    closest: closest.length,
    ranks: ranks.length,
    filters: filterNames(filters),
    limit: keyset.limit,
    isLater: keyset.after !== undefined,
    isBack: keyset.isBack === true,
    fields: keyset.fields,
  }
  const [found] = await ranked(db, valuesOf(question), shape)
  if (!found) throw new Error('A search was not answered.')
  return found
}

function valuesOf({ candidates, closest, ranks, filters, keyset }: RankedQuery): Values {
  const sortKey = keyset.after && { key: keyset.after.key, id: keyset.after.id }
  const values: Values = { ...filtersNamed(filterNames(filters), filters), ...sortKey }
  for (const [set, { terms, among }] of candidates.entries()) {
    for (const [at, term] of terms.entries()) values[`term${set}_${at}`] = term
    if (among) values[`bits${set}`] = among.bits
    if (among) values[`parts${set}`] = among.parts
  }
  for (const [at, term] of closest.entries()) values[`closest${at}`] = term
  for (const [at, terms] of ranks.entries()) for (const part of RANK_PARTS) values[`rank${at}_${part}`] = terms[part]
  return values
}

const RANK_PARTS = ['name', 'tag', 'part', 'nearName', 'nearTag', 'ownCategory', 'category', 'alsoTag'] as const

const ranked = compiledBy((db: Db, values: Values, shape: Shape) => {
  const filters = filtersNamed(shape.filters, values)
  const closest = sql<boolean>`${sql.join(
    numbers(shape.closest).map((at) => sql`products.search @@ ${values[`closest${at}`]}::tsquery`),
    sql` and `,
  )}`
  const sets = shape.candidates.map((set, at) => sql`(${newestMeeting(db, filters, set, at, values, closest)})`)
  const sorting = sortingOf(
    { sort: 'relevance', isBack: shape.isBack },
    numbers(shape.ranks).map((at) => rankTerms(values, at)),
  )
  const isBeyond = shape.isLater ? sorting.isBeyond({ key: values.key ?? 0, id: values.id ?? 0 }) : undefined
  const places = sql<Placed>`placed`.as<'places'>(sql.ref('places'))
  const page = keysetPageOf(db, places, sorting, shape.limit, isBeyond)
  return sql<Found>`
    with ${shelfNamed(db, filters)},
    found as materialized (${sql.join(sets, sql` union all `)}),
    placed as materialized (
      select products.id, ${sorting.place} as place, ${closest} as is_close from found as products
    )
    select case when ${isDecisive(shape, values)}
        then ${rowsOf(db, page.as('page'), sorting, shape)} else '[]' end as rows,
      (select least(count(*), ${sql.lit(MOST_COUNTED + 1)}) from placed) as total,
      (select count(*) from placed where is_close) as close,
      (select coalesce(max(id), 0) from products) as "newestId"
    ${prepared}`
})

/** Too many to count, or all there are: then nobody looks further back. */
function isDecisive({ candidates }: Shape, values: Values): RawBuilder<boolean> {
  const counted = candidates.length > 1 ? sql`true` : sql`is_close`
  const isAll = candidates.map(({ isAmong }, set) =>
    isAmong
      ? sql`(select coalesce(max(id), 0) >> ${values[`bits${set}`]}::int from products) < ${values[`parts${set}`]}::int`
      : sql`true`,
  )
  return sql<boolean>`((select count(*) from placed where ${counted}) > ${sql.lit(MOST_COUNTED)} or ${sql.join(isAll, sql` and `)})`
}

function newestMeeting(
  db: Db,
  filters: Filters,
  { terms, isFurther, isAmong }: Shape['candidates'][number],
  set: number,
  values: Values,
  closest: RawBuilder<boolean>,
) {
  const onShelf = sql<boolean>`products.category_id = any(array(select id from shelf))`
  // One condition a term: the index takes them one by one, five times cheaper than all in one. The planner sees no
  // value in them, and so does not walk back through all products.
  const met = numbers(terms).map((at) => sql`products.search @@ (select ${values[`term${set}_${at}`]}::tsquery)`)
  if (isAmong) met.push(sql`products.search @@ ${newestParts(values[`bits${set}`], values[`parts${set}`])}`)
  if (isFurther) met.push(sql`not (${closest})`)
  return fittingProducts(db, { ...filters, terms: [] }, onShelf)
    .select(['products.id', 'products.search', 'products.sizes_in_stock'])
    .where(sql<boolean>`${sql.join(met, sql` and `)}`)
    .orderBy('products.id', 'desc')
    .limit(sql.lit(MOST_COUNTED + 1))
}

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
