import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'

const COLUMNS = `
  products.id, products.name, products.price_poisha as "pricePoisha", products.compare_at_poisha as "compareAtPoisha",
  products.image as "imagePath", products.tags, products.description, products.specification, products.size_chart as chart,
  products.category_id as "categoryId", products.vendor_id as "vendorId", vendors.store_name as "storeName",
  products.created_at as "createdAt",
  (select json_agg(json_build_object('size', size, 'stock', stock)) from product_sizes where product_id = products.id) as sizes`
const ON_SALE = `
  from products join vendors on vendors.id = products.vendor_id and vendors.is_selling
  where products.deleted_at is null`
const PAGE = 24

/** What a plain server asks the same database, one statement a call. */
export const PLAIN_STATEMENTS = {
  product: `select ${COLUMNS} ${ON_SALE} and products.id = $1`,
  list: `
    with recursive branch(id) as (
      select id from categories where id = $1 union all
      select categories.id from categories join branch on categories.parent_id = branch.id)
    select ${COLUMNS} ${ON_SALE} and products.category_id in (select id from branch) and products.price_poisha >= $2
    order by products.id desc limit ${PAGE}`,
  search: `select ${COLUMNS} ${ON_SALE} and products.search @@ $1::tsquery order by products.id desc limit ${PAGE}`,
  cart: `
    select cart_lines.id, cart_lines.product_id as "productId", cart_lines.size, cart_lines.quantity, products.name,
      products.price_poisha as "pricePoisha", products.image as "imagePath", vendors.store_name as "storeName", product_sizes.stock
    from cart_lines join products on products.id = cart_lines.product_id join vendors on vendors.id = products.vendor_id
    join product_sizes on product_sizes.id = cart_lines.product_size_id
    where cart_lines.customer_id = $1 order by cart_lines.id`,
  add: `
    insert into cart_lines (customer_id, product_id, size, product_size_id, quantity, seen_price_poisha)
    select $1, products.id, product_sizes.size, product_sizes.id, $4::int, products.price_poisha
    from products join product_sizes on product_sizes.product_id = products.id
    where products.id = $2 and product_sizes.size = $3 and product_sizes.stock >= $4::int and products.deleted_at is null
    on conflict (customer_id, product_id, size) do update set quantity = cart_lines.quantity + excluded.quantity
    returning id`,
  push: `
    insert into courier_pushes (account_id, digest, body, queued_at)
    select min(id), sha256(convert_to($1, 'UTF8')), $1, now() from courier_accounts returning id`,
  order: 'select plain_order($1, $2) as id',
}

/** An order in one trip, as a function of the database: no key, no quote, no count of the day, no row security, no event. */
export async function createPlainOrder(db: Db): Promise<void> {
  await sql`
    create or replace function plain_order(customer bigint, told jsonb) returns bigint language plpgsql as $$
    declare
      made bigint;
      wanted int := jsonb_array_length(told->'items');
      taken int;
    begin
      update product_sizes set stock = stock - asked.quantity
      from jsonb_to_recordset(told->'items') as asked("productId" bigint, "Size" text, quantity int)
      where product_sizes.product_id = asked."productId" and product_sizes.size = asked."Size" and stock >= asked.quantity;
      get diagnostics taken = row_count;
      if taken < wanted then raise exception 'sold out'; end if;
      insert into orders (customer_id, name, email, phone, shipping_address, shipping_city, items_poisha, shipping_poisha, total_poisha, due_poisha)
      select customer, told->>'name', told->>'email', told->>'phone', told->>'shippingAddress', told->>'shippingCity',
        items, 6000, items + 6000, items + 6000
      from (
        select sum(price_poisha * quantity) as items
        from jsonb_to_recordset(told->'items') as asked("productId" bigint, quantity int) join products on id = asked."productId"
      ) as priced
      returning id into made;
      insert into parcels (order_id, vendor_id, items_poisha)
      select made, vendor_id, sum(price_poisha * quantity)
      from jsonb_to_recordset(told->'items') as asked("productId" bigint, quantity int) join products on id = asked."productId"
      group by vendor_id;
      insert into order_lines (parcel_id, product_id, name, price_poisha, image, size, product_size_id, quantity, stock_taken)
      select parcels.id, products.id, products.name, products.price_poisha, products.image, asked."Size", product_sizes.id, asked.quantity, true
      from jsonb_to_recordset(told->'items') as asked("productId" bigint, "Size" text, quantity int)
      join products on products.id = asked."productId"
      join product_sizes on product_sizes.product_id = products.id and product_sizes.size = asked."Size"
      join parcels on parcels.order_id = made and parcels.vendor_id = products.vendor_id;
      delete from cart_lines using jsonb_to_recordset(told->'items') as asked("productId" bigint, "Size" text)
      where customer_id = customer and product_id = asked."productId" and cart_lines.size = asked."Size";
      return made;
    end $$`.execute(db)
}
