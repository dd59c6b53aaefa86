import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'
import type { Layout } from './proportions.ts'

export async function createSchema(db: Db): Promise<void> {
  await sql`drop schema if exists year cascade`.execute(db)
  await sql`create schema year`.execute(db)
  await sql`set maintenance_work_mem = '1GB'`.execute(db)
}

export async function run(db: Db, text: string): Promise<void> {
  await sql.raw(text).execute(db)
}

/** Rows that a statement answered. */
export async function ask<Row>(db: Db, text: string, parameters: unknown[] = []): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows
}

/** Partitions of `year.<table>_months` by `bounds`, and one for what fits in none. */
export async function createPartitions(db: Db, table: string, bounds: string[]): Promise<void> {
  for (const [at, from] of bounds.slice(0, -1).entries())
    await run(
      db,
      `create table year.${partitionOf(table, at)} partition of year.${table}_months for values from (${from}) to (${bounds[at + 1]})`,
    )
  await run(db, `create table year.${table}_others partition of year.${table}_months default`)
}

export function partitionOf(table: string, at: number): string {
  return `${table}_month_${at}`
}

export function nameOf(table: string, layout: Layout): string {
  return `year.${table}_${layout}`
}

/** What a table takes of the disk, in MB: rows, and indexes. */
export async function sizeOf(db: Db, table: string): Promise<{ rowsMb: number; indexesMb: number }> {
  const [size] = await ask<{ rowsMb: number; indexesMb: number }>(
    db,
    `select sum(pg_table_size(relid)) / 1e6::float8 as "rowsMb", sum(pg_indexes_size(relid)) / 1e6::float8 as "indexesMb"
     from (select '${table}'::regclass as relid union select relid from pg_partition_tree('${table}')) as part
     where relid in (select oid from pg_class where relkind = 'r')`,
  )
  if (!size) throw new Error(`${table} is not there.`)
  return size
}

/** As autovacuum does it; in ms. */
export async function vacuum(db: Db, table: string, how = ''): Promise<number> {
  return await timed(() => run(db, `vacuum (analyze${how}) ${table}`))
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
