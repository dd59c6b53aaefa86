import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('what products are sold under is found by indexes alone, however many rules and products there are', async () => {
  const { rows } = await sql<{ body: string }>`
    select prosrc as body from pg_proc where proname = 'commission_at_checkout'`.execute(shop.db)
  const [, asked = ''] = /return query([\s\S]*);\s*end/.exec(rows[0]?.body ?? '') ?? []
  const statement = asked.replaceAll('product_ids', '$1').replaceAll('today', 'current_date')
  const plan = await transact(shop.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    await sql.raw(`prepare terms (bigint[]) as ${statement}`).execute(tx)
    return (await sql<Record<string, string>>`explain execute terms ('{1,2}')`.execute(tx)).rows
  })
  const words = plan.map((line) => Object.values(line).join('')).join('\n')
  expect(words).not.toContain('Seq Scan')
  expect(words).toMatch(/Index Cond:.*COALESCE\(vendor_id.*COALESCE\(category_id/)
  expect(words).toMatch(/Index Cond:.*what = 'commission'.*valid_from <=/)
})
