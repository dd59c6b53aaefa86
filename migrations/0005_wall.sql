-- A second wall between accounts, behind the shop’s own checks (docs/decisions/013). What a customer or a vendor calls is done in
-- the role `pg_database_owner`: every PostgreSQL has it, the owner of a database may step into it, and it owns none of
-- our tables. It may do what is granted here, to the rows that a policy leaves it. The shop itself (public pages, admins’ calls,
-- migrations, seeds) acts as the owner of the tables, whom no policy concerns.
-- A table that comes later is out of the role’s reach until its migration grants it.

-- Who acts in this transaction; null: the shop itself.
create function actor_id() returns bigint language sql stable parallel safe
  return nullif(current_setting('haat.actor_id', true), '')::bigint;
-- The actor’s open store; null where it has none.
create function actor_store_id() returns bigint language sql stable parallel safe
  return nullif(current_setting('haat.store_id', true), '')::bigint;

-- Views look with the owner’s eyes: policies that ask them do not ask each other in a ring.
create view orders_bought as select id from orders where customer_id = (select actor_id());
create view parcels_sent as select id, order_id from parcels where vendor_id = (select actor_store_id());
-- Of another store’s parcel in the same order a vendor may know this much, because the order’s status and the parcel that its
-- shipping is collected with follow from all of them.
create view parcel_states as
  select id, order_id, status from parcels
  where (select actor_id()) is null
    or exists (select from orders_bought where orders_bought.id = parcels.order_id)
    or exists (select from parcels_sent where parcels_sent.order_id = parcels.order_id);
grant select on orders_bought, parcels_sent, parcel_states to pg_database_owner;

-- What the public may know as well, or no person’s secret.
grant select on vendors, categories, products, product_sizes, product_counts, search_spellings to pg_database_owner;
grant insert on search_spellings to pg_database_owner;

-- Accounts: one’s own, without the password; it can be held, and not changed. (PostgreSQL wants the right to change some
-- column of a row that is held.)
grant select (id, username, email, role, is_active, created_at, deleted_at), update (id) on users to pg_database_owner;
alter table users enable row level security;
create policy seen on users for select to pg_database_owner using (id = (select actor_id()));
create policy held on users for update to pg_database_owner using (id = (select actor_id())) with check (false);

grant update (id) on categories to pg_database_owner;
alter table categories enable row level security;
create policy seen on categories for select to pg_database_owner using (true);
create policy held on categories for update to pg_database_owner using (true) with check (false);

grant update (store_name, store_description, contact_email, contact_phone, status, decided_at, decided_by)
  on vendors to pg_database_owner;
alter table vendors enable row level security;
create policy seen on vendors for select to pg_database_owner using (true);
-- A vendor does not approve itself: the view still sees the row as it was.
create view own_store as select status from vendors where id = (select actor_store_id());
grant select on own_store to pg_database_owner;
create policy changed on vendors for update to pg_database_owner
  using (id = (select actor_store_id()))
  with check (
    id = (select actor_store_id()) and (status <> 'Approved' or (select status from own_store) = 'Approved')
  );

grant
  insert (vendor_id, category_id, name, description, specification, price_poisha, compare_at_poisha, tags, size_chart, image,
    search, indexed_as),
  update (category_id, name, description, specification, price_poisha, compare_at_poisha, tags, size_chart, image, search,
    indexed_as, updated_at, deleted_at)
  on products to pg_database_owner;
alter table products enable row level security;
create policy seen on products for select to pg_database_owner using (true);
create policy made on products for insert to pg_database_owner with check (vendor_id = (select actor_store_id()));
create policy changed on products for update to pg_database_owner using (vendor_id = (select actor_store_id()));
-- The counts are kept by nobody but the database.
alter function count_products() security definer set search_path from current;

-- Checkouts take stock, and cancellations give it back, of products of any store.
grant insert, update (stock), delete on product_sizes to pg_database_owner;
alter table product_sizes enable row level security;
create policy seen on product_sizes for select to pg_database_owner using (true);
create policy taken on product_sizes for update to pg_database_owner using (true);
create policy made on product_sizes for insert to pg_database_owner
  with check (product_id in (select id from products where vendor_id = (select actor_store_id())));
create policy removed on product_sizes for delete to pg_database_owner
  using (exists (select from products where id = product_id and vendor_id = (select actor_store_id())));

grant select, insert (customer_id, product_id, size, quantity, seen_price_poisha), update (quantity, seen_price_poisha), delete
  on cart_lines to pg_database_owner;
alter table cart_lines enable row level security;
create policy own on cart_lines to pg_database_owner using (customer_id = (select actor_id()));

-- An order is there for who bought it and for the stores that send its parcels. Its status is all that changes.
grant select, update (status),
  insert (customer_id, name, email, phone, alt_phone, shipping_address, shipping_city, notes, items_poisha, shipping_poisha,
    total_poisha)
  on orders to pg_database_owner;
grant select on sequence orders_id_seq to pg_database_owner;
alter table orders enable row level security;
create policy seen on orders for select to pg_database_owner
  using (customer_id = (select actor_id()) or exists (select from parcels_sent where order_id = orders.id));
create policy moved on orders for update to pg_database_owner
  using (customer_id = (select actor_id()) or exists (select from parcels_sent where order_id = orders.id));
create policy placed on orders for insert to pg_database_owner with check (customer_id = (select actor_id()));

grant select, insert (order_id, vendor_id, items_poisha), update (status, moved_at, moved_by)
  on parcels to pg_database_owner;
alter table parcels enable row level security;
create policy seen on parcels for select to pg_database_owner
  using (vendor_id = (select actor_store_id()) or exists (select from orders_bought where id = order_id));
create policy moved on parcels for update to pg_database_owner
  using (vendor_id = (select actor_store_id()) or exists (select from orders_bought where id = order_id));
create policy placed on parcels for insert to pg_database_owner
  with check (exists (select from orders_bought where id = order_id));

grant select, insert (parcel_id, product_id, name, price_poisha, image, size, quantity, stock_taken)
  on order_lines to pg_database_owner;
alter table order_lines enable row level security;
create policy seen on order_lines for select to pg_database_owner
  using (exists (select from parcels where parcels.id = parcel_id));
create policy placed on order_lines for insert to pg_database_owner
  with check (exists (select from parcels join orders_bought on orders_bought.id = order_id where parcels.id = parcel_id));

grant select, insert (customer_id, key, body_hash, order_id) on order_requests to pg_database_owner;
alter table order_requests enable row level security;
create policy own on order_requests to pg_database_owner using (customer_id = (select actor_id()));

-- Written in one’s own name, read by admins alone.
grant insert (actor_id, actor_name, action, subject, subject_id, subject_name, before, after)
  on audit_entries to pg_database_owner;
alter table audit_entries enable row level security;
create policy own on audit_entries for insert to pg_database_owner with check (actor_id = (select actor_id()));
