import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Advisory lock. */
const NAMES = 4_822_016

export async function lockNameKey(tx: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${NAMES}::int, hashtext(${key}))`.execute(tx)
}

export async function keyHolder(tx: Db, key: string): Promise<number | undefined> {
  const holder = await tx
    .selectFrom('vendors')
    .select('id')
    .where('name_key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return holder?.id
}

export async function setNameKey(tx: Db, vendorId: number, key: string): Promise<void> {
  await tx.updateTable('vendors').set({ name_key: key }).where('id', '=', vendorId).execute()
}

/** Oldest first. */
export async function storesWithoutKey(db: Db): Promise<{ id: number; storeName: string }[]> {
  return await db
    .selectFrom('vendors')
    .select(['id', 'store_name as storeName'])
    .where('name_key', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** The last name an admin saw; none where it has it back. */
export async function rememberFormerName(tx: Db, vendorId: number, name: string): Promise<void> {
  await tx
    .updateTable('vendors')
    .set({ former_name: sql`nullif(coalesce(former_name, ${name}::text), store_name)` })
    .where('id', '=', vendorId)
    .execute()
}

/** False where there is none. */
export async function forgetFormerName(tx: Db, vendorId: number): Promise<boolean> {
  const seen = await tx
    .updateTable('vendors')
    .set({ former_name: null })
    .where('id', '=', vendorId)
    .where('former_name', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return seen !== undefined
}
