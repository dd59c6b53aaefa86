import type { Db } from '../platform/database/db.ts'

export async function picturesOfProducts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select((of) => of.ref('image').$notNull().as('image'))
    .distinct()
    .where('image', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ image }) => image)
}
