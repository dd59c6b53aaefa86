-- Which sizes of a product can be bought stands in the product itself, a bit for each, and in the indexes of its lists: a
-- list that is narrowed down by size, and the rank of what is found, look at no sizes any more. Sizes change with every
-- order, and this only where one sells out or comes back.

create function size_bit(size text) returns smallint language sql immutable parallel safe
  return (case size when 'M' then 1 when 'L' then 2 when 'XL' then 4 when 'XXL' then 8 end)::smallint;

-- Searches look among the newest products first, as far back as they have to: among a product's words stands in which part
-- of 1,024, 4,096, … 262,144 ids it came in. (0006 had two of these, which brought ten thousand of a word that is everywhere.)
create or replace function place_product() returns trigger language plpgsql as $$
begin
  new.search := array_to_tsvector(
      array_remove(array['#c' || new.category_id, '#v' || new.vendor_id], null)
      || array(select format('#n%s.%s', bits, new.id >> bits) from unnest(array[10, 12, 14, 16, 18]) as bits)
    )
    || ts_delete(new.search, array(select lexeme from unnest(new.search) where lexeme like '#%'));
  return new;
end $$;

-- The table is written anew once, and its indexes after it: row after row it would take many times as long, and leave the
-- old rows in the way.
drop index products_newest, products_cheapest, products_of_category, products_of_category_cheapest, products_of_vendor,
  products_of_vendor_cheapest, products_search;
create function in_stock_now(id bigint) returns smallint language sql stable
  return (
    select coalesce(bit_or(size_bit(size)), 0::smallint) from product_sizes
    where product_id = id and stock is distinct from 0
  );
create function newly_placed(search tsvector, id bigint) returns tsvector language sql immutable
  return ts_delete(search, array(select lexeme from unnest(search) where lexeme like '#n%' or lexeme like '#m%'))
    || array_to_tsvector(array(select format('#n%s.%s', bits, id >> bits) from unnest(array[10, 12, 14, 16, 18]) as bits));
alter table products add column sizes_in_stock smallint not null default 0;
drop trigger place_inserted on products;
alter table products
  alter column sizes_in_stock type smallint using in_stock_now(id),
  alter column search type tsvector using newly_placed(search, id),
  alter column search set storage main;
create trigger place_inserted before insert or update of search, category_id, vendor_id on products
  for each row execute function place_product();
drop function in_stock_now, newly_placed;

create index products_newest on products (created_at desc, id desc)
  include (price_poisha, category_id, vendor_id, sizes_in_stock) where deleted_at is null;
create index products_of_category on products (category_id, created_at desc, id desc)
  include (price_poisha, vendor_id, sizes_in_stock) where deleted_at is null;
create index products_of_vendor on products (vendor_id, created_at desc, id desc)
  include (price_poisha, category_id, sizes_in_stock) where deleted_at is null;
create index products_cheapest on products (price_poisha, id)
  include (created_at, category_id, vendor_id, sizes_in_stock) where deleted_at is null;
create index products_of_category_cheapest on products (category_id, price_poisha, id)
  include (created_at, vendor_id, sizes_in_stock) where deleted_at is null;
create index products_of_vendor_cheapest on products (vendor_id, price_poisha, id)
  include (created_at, category_id, sizes_in_stock) where deleted_at is null;
create index products_search on products using gin (search) with (gin_pending_list_limit = 256) where deleted_at is null;
analyze products;

-- Bit by bit, so that two orders that take the last of two sizes both have their say. With the owner's rights: customers
-- change no products.
create function note_sizes_come() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update products set sizes_in_stock = sizes_in_stock | come.bits
  from (
    select product_id, bit_or(size_bit(size)) as bits from after where stock is distinct from 0 group by product_id
  ) as come
  where id = come.product_id and sizes_in_stock & come.bits <> come.bits;
  return null;
end $$;
create function note_sizes_gone() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update products set sizes_in_stock = sizes_in_stock & ~gone.bits
  from (select product_id, bit_or(size_bit(size)) as bits from before group by product_id) as gone
  where id = gone.product_id and sizes_in_stock & gone.bits <> 0;
  return null;
end $$;
create function note_size_sold_out() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update products set sizes_in_stock =
    case when new.stock = 0 then sizes_in_stock & ~size_bit(new.size) else sizes_in_stock | size_bit(new.size) end
  where id = new.product_id;
  return null;
end $$;
create trigger sizes_come after insert on product_sizes
  referencing new table as after for each statement execute function note_sizes_come();
create trigger sizes_gone after delete on product_sizes
  referencing old table as before for each statement execute function note_sizes_gone();
create trigger size_sold_out after update of stock on product_sizes for each row
  when ((old.stock is distinct from 0) <> (new.stock is distinct from 0)) execute function note_size_sold_out();

-- A product is put into the shop with what its sizes will say.
grant insert (sizes_in_stock) on products to pg_database_owner;
