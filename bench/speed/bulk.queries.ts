import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'

/**
 * Fills a table while none of its indexes is there but those of its keys, and builds them afterwards: a million products
 * one after another into each index take several times as long.
 */
export async function withoutIndexes(db: Db, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisunique`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db)
  await fill()
  await db.connection().execute(async (line) => {
    await sql`set maintenance_work_mem = '1GB'`.execute(line)
    for (const { definition } of indexes) await sql.raw(definition).execute(line)
  })
}

/** What the server does by itself in the hours after so much has come in: it must not do it while the shop is measured. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
}

/**
 * Copies all products and their sizes until there are so many times as many, each time a year later: the newest have the highest ids, as
 * everywhere. Their foreign keys hold, as they are those of what they are copied from, and are not looked at.
 */
export async function multiplyProducts(db: Db, times: number, tell: (line: string) => void): Promise<void> {
  const { rows } = await sql<{ columns: string; last: number }>`
    select string_agg(quote_ident(attname), ', ') as columns, (select max(id) from products) as last from pg_attribute
    where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('id', 'created_at')`.execute(db)
  const [{ columns, last } = { columns: '', last: 0 }] = rows
  // The only trigger that is left.
  await sql`alter table products enable always trigger place_inserted`.execute(db)
  for (let copy = 1; copy < times; copy += 1)
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`
        insert into products (id, created_at, ${sql.raw(columns)}) overriding system value
        select id + ${sql.lit(copy * last)}, created_at + make_interval(days => ${sql.lit(copy * 365)}), ${sql.raw(columns)}
        from products where id <= ${sql.lit(last)} order by id`.execute(tx)
      await sql`
        insert into product_sizes (product_id, size, stock) select product_id + ${sql.lit(copy * last)}, size, stock
        from product_sizes where product_id <= ${sql.lit(last)}`.execute(tx)
      tell(`Copied ${copy} of ${times - 1} times`)
    })
  await sql`alter table products enable trigger place_inserted`.execute(db)
  await sql`update product_counts set products = products * ${times}::int`.execute(db)
  await sql`select setval(pg_get_serial_sequence('products', 'id'), max(id)) from products`.execute(db)
}
