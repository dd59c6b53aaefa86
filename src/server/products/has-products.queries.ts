import type { Db } from '../platform/database/db.ts'

/** Deleted ones count. */
export async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined
}
