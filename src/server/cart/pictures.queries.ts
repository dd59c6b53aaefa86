import type { Db } from '../platform/database/db.ts'

/** Deleted products’ too: their lines say so. */
export async function picturesInCarts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select((of) => of.ref('products.image').$notNull().as('image'))
    .distinct()
    .where('products.image', 'is not', null)
    .execute()
  return rows.map(({ image }) => image)
}
