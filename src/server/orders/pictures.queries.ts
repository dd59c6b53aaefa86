import type { Db } from '../platform/db.ts'

/** Hashes of the pictures of all that was ever bought, as it was then. */
export async function picturesInOrders(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select((of) => of.ref('image').$notNull().as('image'))
    .distinct()
    .where('image', 'is not', null)
    .execute()
  return rows.map(({ image }) => image)
}
