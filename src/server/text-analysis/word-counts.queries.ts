import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Counted } from './vocabulary.queries.ts'

/** Differs after any change of a product; a hint only. */
export async function changesOfProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    select (n_tup_ins + n_tup_upd + n_tup_del)::float8 as changes
    from pg_stat_user_tables where relid = 'products'::regclass`.execute(db)
  return rows[0]?.changes ?? 0
}

export async function newestProductId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from products`.execute(db)
  return rows[0]?.id ?? 0
}

/** Spelled words of products with these ids, and how many have each. */
export async function wordsOnSale(db: Db, fromId: number, toId: number): Promise<Counted[]> {
  // ts_stat takes a text: no parameters.
  const products = `
    select search from products
    where deleted_at is null and id between ${Number(fromId)} and ${Number(toId)}
      and vendor_id in (select id from vendors where is_selling)`
  const { rows } = await sql<Counted>`
    select word, ndoc as products from ts_stat(${products}, 'abc')
    where length(word) > 2 and word !~ '[#[:digit:]]'`.execute(db)
  return rows
}

/** After a word, in order. */
export async function vocabularyAfter(db: Db, word: string, limit: number): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select word, products from search_spellings
    where spelling = word and word collate "C" > ${word} order by word collate "C" limit ${limit}::int`.execute(db)
  return rows
}

/** In the order of words, as spelling does: no deadlock. */
export async function writeCounts(tx: Db, counted: Counted[]): Promise<void> {
  const words = counted.map(({ word }) => word)
  await sql`
    select from search_spellings where spelling = any(${words}::text[]) and spelling = word
    order by word collate "C" for no key update`.execute(tx)
  await sql`
    update search_spellings set products = row.products
    from unnest(${words}::text[], ${counted.map(({ products }) => products)}::int[]) as row(word, products)
    where search_spellings.spelling = row.word and search_spellings.word = row.word`.execute(tx)
}

export async function wordsOfNone(tx: Db, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where not exists (
      select from products where deleted_at is null and search @@ (select quote_literal(word)::tsquery)
    )`.execute(tx)
  return rows.map(({ word }) => word)
}
