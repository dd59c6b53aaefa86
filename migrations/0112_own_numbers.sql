-- A store’s own numbers of its goods, as a file of an import said them: a second import of the same goods finds them by these. Each
-- names one product, and a product has one.
create table own_numbers (
  vendor_id bigint not null references vendors (id),
  number text not null check (number <> ''),
  product_id bigint not null unique references products (id) on delete cascade,
  primary key (vendor_id, number)
);
alter table own_numbers enable row level security;
create policy own on own_numbers to pg_database_owner using (vendor_id = (select actor_store_id()));
grant select, insert (vendor_id, number, product_id), delete on own_numbers to pg_database_owner;
