import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Advisory lock. */
const MIGRATION_LOCK = 4_822_001
/** How long a migration waits for a table, and whoever comes after it with it. */
export const LOCK_TIMEOUT_MS = 3_000

/** Another migration is waited for as long as it takes, a lock that is held by somebody who serves is not. */
export async function lockMigrations(tx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx)
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx)
}

export async function hasMigrationsTable(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('schema_migrations') is not null as "isThere"`.execute(tx)
  return rows[0]?.isThere ?? false
}

export async function ensureMigrationsTable(tx: Db): Promise<void> {
  await sql`
    create table if not exists schema_migrations (
      number int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(tx)
}

export async function appliedMigrations(tx: Db): Promise<{ number: number; name: string; checksum: string }[]> {
  const { rows } = await sql<{ number: number; name: string; checksum: string }>`
    select number, name, checksum from schema_migrations order by number`.execute(tx)
  return rows
}

export async function executeFile(tx: Db, statements: string): Promise<void> {
  await sql.raw(statements).execute(tx)
}

export async function recordMigration(
  tx: Db,
  migration: { number: number; name: string; checksum: string },
): Promise<void> {
  await sql`insert into schema_migrations (number, name, checksum)
    values (${migration.number}, ${migration.name}, ${migration.checksum})`.execute(tx)
}
