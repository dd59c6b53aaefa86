-- What an import changed of each product, for the day on which it may be taken back (docs/decisions/088).
create table import_changes (
  import_id text not null references imports (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  -- The fields that changed; null: the import added the product.
  before jsonb,
  after jsonb,
  primary key (import_id, product_id),
  check ((before is null) = (after is null))
);
create index import_changes_of_product on import_changes (product_id);
alter table import_changes enable row level security;
create policy own on import_changes to pg_database_owner
  using (exists (select from imports where imports.id = import_changes.import_id));
grant select, insert (import_id, product_id, before, after) on import_changes to pg_database_owner;

-- Null: nobody asked to take it back.
alter table imports add column undo jsonb;
grant update (undo) on imports to pg_database_owner;
grant delete on picture_sources to pg_database_owner;
