import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Which of these products stand in an order, whatever became of it. */
export async function orderedAmong(db: Db, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('order_lines')
    .select('product_id as id')
    .distinct()
    .where('product_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Set(rows.flatMap(({ id }) => id ?? []))
}
