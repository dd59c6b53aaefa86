import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'

/**
 * Fills a table while none of its indexes is there but those of its keys, and builds them afterwards: a million products
 * one after another into each index take several times as long.
 */
export async function withoutIndexes(db: Db, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisunique`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db)
  await fill()
  await db.connection().execute(async (line) => {
    await sql`set maintenance_work_mem = '1GB'`.execute(line)
    for (const { definition } of indexes) await sql.raw(definition).execute(line)
  })
}

/** What the server does by itself in the hours after so much has come in: it must not do it while the shop is measured. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
}
