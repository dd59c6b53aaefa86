-- What admins and vendors do: who, when, what, before and after. Append-only: the database itself refuses anything else.

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  actor_id bigint not null references users (id),
  -- As the actor was called then: an account that is deleted later loses its names, its deeds keep theirs.
  actor_name text not null,
  action text not null,
  subject text not null check (subject in ('product', 'category', 'vendor', 'user', 'order')),
  subject_id bigint not null,
  subject_name text not null,
  -- Only the fields that changed; null where there was, or is, nothing.
  before jsonb,
  after jsonb
);
create index audit_entries_of_subject on audit_entries (subject, subject_id, id desc);
create index audit_entries_of_actor on audit_entries (actor_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are append-only';
end
$$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_audit_change();

-- A closed store keeps its owner’s name on it; the owner may open another.
alter table vendors drop constraint vendors_owner_id_key;
create unique index vendors_one_open_store on vendors (owner_id) where deleted_at is null;

create index orders_by_day on orders (created_at);
create index users_newest on users (id desc) where deleted_at is null;
create index vendors_newest on vendors (id desc) where deleted_at is null;
-- What runs low (contract, `figures`).
create index product_sizes_low on product_sizes (stock, product_id) where stock <= 5;

-- A category may go once all its products are deleted; those then have none.
alter table products
  drop constraint products_category_id_fkey,
  alter column category_id drop not null,
  add foreign key (category_id) references categories (id) on delete set null,
  add check (deleted_at is not null or category_id is not null);
alter table product_counts
  drop constraint product_counts_category_id_fkey,
  add foreign key (category_id) references categories (id) on delete cascade;
