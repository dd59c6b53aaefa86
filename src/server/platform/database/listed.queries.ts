import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from './db.ts'

/** A page’s rows and the total, in one query. Moments as JSON writes them. */
export function rowsAndTotal<Row, All, Among extends keyof All>(
  db: Db,
  page: Expression<Row>,
  all: SelectQueryBuilder<All, Among, object>,
) {
  const total = all.select(sql<number>`count(*)`.as('count'))
  return db
    .selectNoFrom([jsonArrayFrom(page).as('rows'), sql<number>`(${total})`.as('total')])
    .executeTakeFirstOrThrow()
}

/** Case-insensitive; one letter may be written in several ways (য়, য + ়). */
export function contains(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(lower(normalize(${text}, nfkc)), lower(normalize(${search}::text, nfkc))) > 0`
}
