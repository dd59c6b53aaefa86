-- Pictures that files of imports name by address, fetched by a job (docs/decisions/088). Those of an import that is forgotten are too.
create table import_pictures (
  import_id text not null references imports (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  -- Where its file names it.
  line int not null,
  column_name text not null,
  address text not null check (address <> ''),
  -- Of the product when it was queued: who changes it meanwhile keeps theirs.
  former_image text,
  tries int not null default 0,
  -- While it is fetched, when another may try.
  due_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Why it was not fetched, in words.
  problem text check (problem is null or ended_at is not null),
  primary key (import_id, product_id)
);
create index import_pictures_waiting on import_pictures (import_id, tries, line) where ended_at is null;
create index import_pictures_of_product on import_pictures (product_id) where ended_at is null;
alter table import_pictures enable row level security;
create policy own on import_pictures to pg_database_owner
  using (exists (select from imports where imports.id = import_pictures.import_id));
grant select, insert (import_id, product_id, line, column_name, address, former_image), update (ended_at)
  on import_pictures to pg_database_owner;

-- Where a product’s picture was fetched from: the next file that names the same address changes nothing.
create table picture_sources (
  product_id bigint primary key references products (id) on delete cascade,
  address text not null
);
alter table picture_sources enable row level security;
create policy own on picture_sources to pg_database_owner
  using (exists (select from products where products.id = product_id and vendor_id = (select actor_store_id())));
grant select on picture_sources to pg_database_owner;

-- When a picture of it was asked for last: they take turns, and keep the pace.
alter table imports add column pictures_asked_at timestamptz;
