-- How often a store’s statements are closed, where that is not as the shop’s settings say (docs/decisions/066).
create table statement_periods (
  vendor_id bigint primary key references vendors (id),
  period text not null check (period in ('daily', 'weekly', 'two_weeks', 'monthly'))
);

-- A store reads its own; the shop alone writes any.
grant select on statement_periods to pg_database_owner;
alter table statement_periods enable row level security;
create policy own on statement_periods for select to pg_database_owner using (vendor_id = (select actor_store_id()));
