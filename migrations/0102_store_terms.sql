-- How often a store’s statements are closed, where that is not as the shop’s settings say (docs/decisions/066).
create table statement_periods (
  vendor_id bigint primary key references vendors (id),
  period text not null check (period in ('daily', 'weekly', 'two_weeks', 'monthly'))
);

-- A store reads its own; the shop alone writes any.
grant select on statement_periods to pg_database_owner;
alter table statement_periods enable row level security;
create policy own on statement_periods for select to pg_database_owner using (vendor_id = (select actor_store_id()));

-- While it is so, the products of a store are seen, and not ordered. The shop alone says so: no account of a store may.
alter table vendors add column orders_paused boolean not null default false;

-- A debt beyond the limit of the settings, from the statement that told it until it is within. Days later new orders pause.
create table store_debts (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors (id),
  statement_id bigint not null,
  told_at timestamptz(3) not null default now(),
  paused_at timestamptz(3),
  -- The last day in Dhaka on which an admin lets orders in all the same.
  lifted_until date,
  ended_at timestamptz(3),
  foreign key (statement_id, vendor_id) references statements (id, vendor_id)
);
create unique index store_debts_open on store_debts (vendor_id) where ended_at is null;
create trigger store_debts_stay before delete or truncate on store_debts for each statement execute function refuse_change();

-- A store is paused by a debt that has not ended.
create function paused_by_debt() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select orders_paused from vendors where id = new.vendor_id) and not exists (
    select from store_debts where vendor_id = new.vendor_id and ended_at is null and paused_at is not null
  ) then
    raise exception 'Store % is paused without a debt.', new.vendor_id
      using errcode = 'check_violation', constraint = 'paused_by_debt', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger paused_by_debt after update on store_debts
  deferrable initially deferred for each row execute function paused_by_debt();

-- What stores paid the shop, as admins recorded it.
create table store_payments (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors (id),
  amount_poisha bigint not null check (amount_poisha > 0),
  way text not null check (way in ('bank', 'bkash', 'cash')),
  reference text not null check (reference <> ''),
  recorded_by bigint not null references users (id),
  recorded_at timestamptz(3) not null default now(),
  -- Recorded twice it is one.
  unique (vendor_id, way, reference)
);
create trigger store_payments_append_only before update or delete or truncate on store_payments
  for each statement execute function refuse_change();

-- A store reads its own debts; its payments stand in its statements.
grant select on store_debts to pg_database_owner;
alter table store_debts enable row level security;
create policy own on store_debts for select to pg_database_owner using (vendor_id = (select actor_store_id()));
alter table store_payments enable row level security;

-- Statements tell of payments, beside whatever they tell.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'statement_lines'::regclass and conname = 'statement_lines_kind_check');
begin
  alter table statement_lines drop constraint statement_lines_kind_check;
  execute 'alter table statement_lines add constraint statement_lines_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''paid_by_store''::text, ');
end $$;
