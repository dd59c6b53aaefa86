import { sql } from 'kysely'
import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/values/sizes'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { unnested, unplanned } from '../platform/database/prepared.queries.ts'
import { isOnSale } from '../products/on-sale.queries.ts'
import type { Pieces } from '../products/stock.queries.ts'

/**
 * Adds all of them, or none where a rule of add-to-cart.ts could refuse one; how many it added. It says less than the rules: where
 * it is too strict, a trip is lost.
 */
export async function addUnrefusable(db: Db, customerId: number, wanted: Pieces[]): Promise<number> {
  const rows = await added(db, {
    customerId,
    ids: wanted.map(({ productId }) => productId),
    sizes: wanted.map(({ size }) => size),
    quantities: wanted.map(({ quantity }) => quantity),
  })
  return rows.length
}

interface Columns {
  customerId: number
  ids: number[]
  sizes: string[]
  quantities: number[]
}

const added = compiled(
  (db, { customerId, ids, sizes, quantities }: Columns) => sql<{ id: number }>`
    with accepted as (
      select wanted.*, product_sizes.id as size_id, products.price_poisha, held.id is null as is_fresh
      from ${unnested(sql`${ids}::bigint[]`, sql`${sizes}::text[]`, sql`${quantities}::int[]`)}
        with ordinality as wanted(product_id, size, quantity, at)
      join products on products.id = wanted.product_id
      join vendors on vendors.id = products.vendor_id
      join product_sizes on product_sizes.product_id = products.id and product_sizes.size = wanted.size
      left join cart_lines as held
        on held.customer_id = ${customerId} and held.product_id = products.id and held.size = wanted.size
      where ${isOnSale(db)} and not vendors.orders_paused
        and wanted.quantity + coalesce(held.quantity, 0) <= least(product_sizes.stock, ${MAX_QUANTITY}::int)
      for key share of product_sizes
    )
    insert into cart_lines (customer_id, product_id, size, product_size_id, quantity, seen_price_poisha)
    select ${customerId}, product_id, size, size_id, quantity, price_poisha from accepted
    where (select count(*) from accepted) = cardinality(${ids}::bigint[])
      and (select count(*) from cart_lines where customer_id = ${customerId})
        + (select count(*) from accepted where is_fresh) <= ${MAX_CART_LINES}::int
      and exists (select from users where id = ${customerId} and is_active and deleted_at is null)
    order by at
    on conflict (customer_id, product_id, size) do update set
      quantity = cart_lines.quantity + excluded.quantity, seen_price_poisha = excluded.seen_price_poisha
    returning id`,
)

/** Pieces in the cart that can be bought. */
export async function piecesForSale(db: Db, customerId: number): Promise<number> {
  const [row] = await forSale(db, { customerId })
  return row?.count ?? 0
}

const forSale = compiled(
  (db, { customerId }: Pick<Columns, 'customerId'>) => sql<{ count: number }>`
    select coalesce(sum(cart_lines.quantity), 0)::int as count
    from cart_lines
    join products on products.id = cart_lines.product_id
    join vendors on vendors.id = products.vendor_id
    join product_sizes on product_sizes.id = cart_lines.product_size_id
    where cart_lines.customer_id = ${unplanned(sql`${customerId}::bigint`)} and ${isOnSale(db)} and not vendors.orders_paused`,
)
