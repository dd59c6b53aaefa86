import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'

/** The stores, customers and products of the demo were there before its orders were placed. */
export async function openedDaysAgo(tx: Db, days: number): Promise<void> {
  const earlier = sql<Date>`now() - make_interval(days => ${days})`
  await tx.updateTable('users').set({ created_at: earlier }).where('role', '<>', 'Admin').execute()
  await tx
    .updateTable('vendors')
    .set({ created_at: earlier, decided_at: earlier })
    .where('is_house', '=', false)
    .execute()
  await tx.updateTable('products').set({ created_at: earlier, updated_at: earlier }).execute()
}
