import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { isOnSale } from './on-sale.queries.ts'

/** Parts of `size` ids with something on sale; `part` 1 has the first. */
export async function partsOnSale(db: Db, size: number): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select part from generate_series(1, (select max(id) / ${size}::int + 1 from products)) as part
    where exists ${inPart(db, sql`part`, size).select('products.id')}
    order by part`.execute(db)
  return rows.map(({ part }) => part)
}

export async function productsOfPart(
  db: Db,
  part: { number: number; size: number },
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number; name: string; updatedAt: Date }[]> {
  return await inPart(db, sql`${part.number}::int`, part.size)
    .select(['products.id', 'products.name', 'products.updated_at as updatedAt'])
    .where('products.id', '>', after)
    .orderBy('products.id')
    .limit(limit)
    .execute()
}

export async function storesToFind(db: Db, limit: number): Promise<number[]> {
  const stores = await db
    .selectFrom('vendors')
    .select('id')
    .where('is_selling', '=', true)
    .orderBy('id')
    .limit(limit)
    .execute()
  return stores.map(({ id }) => id)
}

function inPart(db: Db, part: ReturnType<typeof sql>, size: number) {
  return db
    .selectFrom('products')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .where(sql<boolean>`products.id > (${part} - 1)::bigint * ${size}::int`)
    .where(sql<boolean>`products.id <= ${part}::bigint * ${size}::int`)
    .where(isOnSale(db))
}
