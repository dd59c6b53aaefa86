import type { Db } from '../platform/database/db.ts'

export async function picturesInOrders(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select((of) => of.ref('image').$notNull().as('image'))
    .distinct()
    .where('image', 'is not', null)
    .execute()
  return rows.map(({ image }) => image)
}
