import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'
import { idsInOrder } from './accounts.queries.ts'

export interface SeedProduct {
  vendorId: number
  categoryId: number
  name: string
  description: string
  specification: string
  pricePoisha: number
  compareAtPoisha: number | null
  tags: string[]
  chart: unknown[]
  image: string | null
  /** A tsvector in text form. */
  vector: string
  /** Of `sizes`, as bits. */
  inStock: number
  createdAt: Date
  sizes: { size: string; stock: number | null }[]
}

/** Thousands of products with their sizes in two statements; each travels as one JSON text. */
export async function insertSeedProducts(tx: Db, products: SeedProduct[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into products (vendor_id, category_id, name, description, specification, price_poisha, compare_at_poisha,
      tags, size_chart, image, search, sizes_in_stock, created_at, updated_at)
    select "vendorId", "categoryId", name, description, specification, "pricePoisha", "compareAtPoisha",
      tags, chart, image, vector, "inStock", "createdAt", "createdAt"
    from json_to_recordset(${JSON.stringify(products.map((product, place) => ({ ...product, place, sizes: [] })))}::json) as product(place int, "vendorId" bigint, "categoryId" bigint,
      name text, description text, specification text, "pricePoisha" int, "compareAtPoisha" int, tags text[],
      chart jsonb, image text, vector tsvector, "inStock" smallint, "createdAt" timestamptz)
    order by place returning id`.execute(tx)
  const sizes = idsInOrder(rows).flatMap((productId, at) =>
    (products[at]?.sizes ?? []).map(({ size, stock }) => ({ productId, size, stock })),
  )
  await sql`
    insert into product_sizes (product_id, size, stock)
    select "productId", size, stock
    from json_to_recordset(${JSON.stringify(sizes)}::json) as row("productId" bigint, size text, stock int)`.execute(tx)
}

export interface Shelf {
  id: number
  name: string
  parentId: number | null
}

export async function everyCategory(db: Db): Promise<Shelf[]> {
  return await db.selectFrom('categories').select(['id', 'name', 'parent_id as parentId']).orderBy('id').execute()
}

/** Pictures that products have, a few of each category. */
export async function picturesOfCategories(db: Db): Promise<{ categoryId: number; image: string }[]> {
  const { rows } = await sql<{ categoryId: number; image: string }>`
    select categories.id as "categoryId", found.image
    from categories cross join lateral (
      select distinct image from (
        select image from products where category_id = categories.id and image is not null and deleted_at is null
        order by created_at desc, id desc limit 40
      ) as newest order by image
    ) as found
    order by categories.id, found.image`.execute(db)
  return rows
}

/** Fresh figures for the planner, as autovacuum would make them in a minute or so. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db)
}
