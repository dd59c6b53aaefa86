-- What admins tune (src/contract/values/settings.ts): one row, with what was ever set to something else than the shop begins with.
create table settings (
  id int primary key default 1 check (id = 1),
  version int not null default 1,
  overrides jsonb not null default '{}' check (jsonb_typeof(overrides) = 'object')
);
insert into settings default values;
-- A checkout reads the shipping fee.
grant select on settings to pg_database_owner;

alter table audit_entries drop constraint audit_entries_subject_check;
alter table audit_entries
  add check (subject in ('product', 'category', 'vendor', 'user', 'order', 'settings'));

-- As far as the low-stock line may be set.
drop index product_sizes_low;
create index product_sizes_low on product_sizes (stock, product_id) where stock <= 50;
