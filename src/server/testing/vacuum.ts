import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestShop } from './shop.ts'
import { eventually } from './waiting.ts'

/**
 * The products as on a table that is kept well, for tests that read plans: a database that another file has used keeps its empty pages, which
 * the planner counts, and an index alone is cheap only where all rows are seen to be visible. Waits, as a vacuum leaves out what a
 * transaction that has begun before may still look at.
 */
export async function vacuumProducts(shop: TestShop): Promise<void> {
  await sql`reindex table products`.execute(shop.db)
  await eventually(async () => {
    await sql`vacuum analyze products`.execute(shop.db)
    const { rows } = await sql<{ isAll: boolean }>`
        select relallvisible >= relpages as "isAll" from pg_class where oid = 'products'::regclass`.execute(shop.db)
    expect(rows).toEqual([{ isAll: true }])
  })
}
