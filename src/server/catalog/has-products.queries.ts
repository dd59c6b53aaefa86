import type { Db } from '../platform/db.ts'

/** Whether the shop has, or ever had, a product. */
export async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined
}
