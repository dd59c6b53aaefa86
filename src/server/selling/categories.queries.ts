import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export async function hasCategory(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Those that still exist, locked until the transaction ends. */
export async function holdCategories(tx: Db, ids: number[]): Promise<number[]> {
  const held = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return held.map(({ id }) => id)
}
