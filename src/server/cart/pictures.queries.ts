import type { Db } from '../platform/db.ts'

/** Hashes of the pictures of all products in carts: of deleted ones too, whose lines say that they are off sale. */
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
