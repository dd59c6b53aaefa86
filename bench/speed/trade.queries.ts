import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Size } from '../../src/contract/values/sizes.ts'
import type { Db } from '../../src/server/platform/database/db.ts'

/** A product in a size, to be bought again and again. */
export interface TradeGood {
  productId: number
  size: Size
  priceTaka: number
}

const PLENTY = 1_000_000_000

/** Goods from all over the shop, each with more pieces than any run can buy. */
export async function goodsInPlenty(db: Db, count: number): Promise<TradeGood[]> {
  const { rows } = await sql<TradeGood>`
    with chosen as (
      select id, price_poisha from (
        select id, price_poisha, row_number() over (order by id) as place, count(*) over () as total
        from products where deleted_at is null
      ) as placed where place % greatest(1, total / ${count}::int) = 0 order by id limit ${count}
    ), one_size as (
      select distinct on (product_id) product_id, size from product_sizes
      where product_id in (select id from chosen) order by product_id, size
    ), stocked as (
      update product_sizes set stock = ${PLENTY} from one_size
      where product_sizes.product_id = one_size.product_id and product_sizes.size = one_size.size
      returning product_sizes.product_id, product_sizes.size
    )
    select stocked.product_id as "productId", stocked.size, chosen.price_poisha / 100.0::float8 as "priceTaka"
    from stocked join chosen on chosen.id = stocked.product_id order by 1`.execute(db)
  return rows
}

export interface Line {
  customerId: number
  productId: number
  size: string
}

/** Every cart holds these lines and no more, one piece each, also where a call of the load before is still under way. */
export async function fillCarts(db: Db, customerIds: number[], lines: Line[]): Promise<void> {
  await sql`delete from cart_lines where customer_id = any(${customerIds}::bigint[])`.execute(db)
  await sql`
    insert into cart_lines (customer_id, product_id, size, quantity, seen_price_poisha)
    select line.customer_id, line.product_id, line.size, 1, products.price_poisha
    from unnest(${lines.map(({ customerId }) => customerId)}::bigint[], ${lines.map(({ productId }) => productId)}::bigint[],
      ${lines.map(({ size }) => size)}::text[]) as line(customer_id, product_id, size)
    join products on products.id = line.product_id
    on conflict (customer_id, product_id, size) do update set quantity = 1`.execute(db)
}

/** What the run before left behind is cleared away now, not while the next is measured. */
export async function vacuumCarts(db: Db): Promise<void> {
  await sql`vacuum analyze cart_lines`.execute(db)
}

/** The mails of a thousand orders take seconds: whoever is measured next would wait for them. */
export async function jobsDone(db: Db): Promise<void> {
  while (await isWorkLeft(db)) await wait(100)
}

/** Jobs wait meanwhile. `db` has one connection, which is not free meanwhile either. */
export async function withoutJobs<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  return await db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`lock table graphile_worker._private_jobs in share mode`.execute(tx)
    return await work()
  })
}

/** An event leaves the outbox in the transaction that adds its jobs. */
async function isWorkLeft(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from outbox)
      or exists (select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts)`.execute(db)
  return rows.length > 0
}

const FIRST_CUSTOMER = 5_000_000_000

/** Customers of the measurement, with ids that no customer of the shop has. */
export async function customersToMeasure(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with inserted as (
      insert into users (id, email, password_hash, role) overriding system value
      select ${FIRST_CUSTOMER}::bigint + place, 'measured-' || place || '@seed.example.com', 'none', 'User'
      from generate_series(1, ${count}::int) as place on conflict do nothing
    )
    select ${FIRST_CUSTOMER}::bigint + place as id from generate_series(1, ${count}::int) as place`.execute(db)
  return rows.map(({ id }) => id)
}
