import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Which of these numbers a store knows one of its products by. */
export async function productsNumbered(db: Db, vendorId: number, numbers: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('own_numbers')
    .innerJoin('products', 'products.id', 'own_numbers.product_id')
    .select(['own_numbers.number', 'products.id'])
    .where('own_numbers.vendor_id', '=', vendorId)
    .where('own_numbers.number', '=', sql<string>`any(${numbers}::text[])`)
    .where('products.vendor_id', '=', vendorId)
    .where('products.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ number, id }) => [number, id]))
}

export async function productsOfStore(db: Db, vendorId: number, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('vendor_id', '=', vendorId)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Each number is that product’s from now on, and no other’s. */
export async function keepNumbers(
  tx: Db,
  vendorId: number,
  numbered: { number: string; productId: number }[],
): Promise<void> {
  if (numbered.length === 0) return
  const numbers = numbered.map(({ number }) => number)
  const ids = numbered.map(({ productId }) => productId)
  await tx
    .deleteFrom('own_numbers')
    .where((or) =>
      or.or([
        or.and([or('vendor_id', '=', vendorId), or('number', '=', sql<string>`any(${numbers}::text[])`)]),
        or('product_id', '=', sql<number>`any(${ids}::bigint[])`),
      ]),
    )
    .execute()
  await tx
    .insertInto('own_numbers')
    .values(numbered.map(({ number, productId }) => ({ vendor_id: vendorId, number, product_id: productId })))
    .execute()
}

/** Of these products, and of those that have one of these numbers: by product. */
export async function numbersAround(
  db: Db,
  vendorId: number,
  { ids, numbers }: { ids: number[]; numbers: string[] },
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('own_numbers')
    .select(['product_id', 'number'])
    .where('vendor_id', '=', vendorId)
    .where((or) =>
      or.or([
        or('product_id', '=', sql<number>`any(${ids}::bigint[])`),
        or('number', '=', sql<string>`any(${numbers}::text[])`),
      ]),
    )
    .execute()
  return new Map(rows.map(({ product_id, number }) => [product_id, number]))
}

export async function forgetNumbers(tx: Db, ids: number[]): Promise<void> {
  await tx.deleteFrom('own_numbers').where('product_id', '=', sql<number>`any(${ids}::bigint[])`).execute()
}
