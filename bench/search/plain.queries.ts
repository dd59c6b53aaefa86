import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'
import type { Good } from './judging.ts'

/** What PostgreSQL searches by itself, over the same texts: the name, the tags with category and store, the description. */
export async function preparePlain(
  db: Db,
  catalogue: Map<number, Good>,
  beside: (good: Good) => string,
): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create table plain (id bigint primary key, name text, tags text, description text, words tsvector)`.execute(
    db,
  )
  const rows = [...catalogue].map(([id, good]) => ({
    id,
    name: good.name,
    tags: [...good.tags, beside(good)].join(' '),
    description: good.description,
  }))
  await sql`
    insert into plain (id, name, tags, description, words)
    select id, name, tags, description,
      setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', tags), 'B')
        || setweight(to_tsvector('english', description), 'D')
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(id bigint, name text, tags text, description text)`.execute(
    db,
  )
}

export async function byTsvector(db: Db, query: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from plain, websearch_to_tsquery('english', ${query}) as query
    where words @@ query order by ts_rank(words, query) desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Names and tags alike by the words of the query; the extension's own threshold. */
export async function byTrigrams(db: Db, query: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from plain where ${query} <% (name || ' ' || tags)
    order by word_similarity(${query}, name || ' ' || tags) desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
