-- What an admin posts to a store by hand, once another approved it (docs/decisions/083).
alter table ledger_accounts drop constraint ledger_accounts_kind_check, drop constraint ledger_accounts_check,
  add constraint ledger_accounts_kind_check check (kind in ('bank', 'courier_owes', 'vendor_owes', 'vendor_pending', 'vendor_payable',
    'shopper_due', 'sales', 'commission', 'fees', 'penalties', 'vat_payable', 'shipping_income', 'courier_charges', 'promotions',
    'losses', 'store_adjustments', 'opening_balances', 'suspense')),
  add constraint ledger_accounts_check check ((owner = '') = (kind in ('bank', 'sales', 'commission', 'fees', 'penalties', 'vat_payable',
    'shipping_income', 'courier_charges', 'promotions', 'losses', 'store_adjustments', 'opening_balances')));

create table manual_entries (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors (id),
  kind text not null check (kind in ('credit', 'debit', 'penalty', 'fee', 'compensation', 'write_off', 'opening_balance', 'opening_debt')),
  -- Without VAT; whether the store has more or less by it, its kind says.
  amount_poisha bigint not null check (amount_poisha > 0),
  -- On a fee alone, at the rate of the day on which it was approved.
  vat_basis_points int not null default 0 check (vat_basis_points between 0 and 10000),
  vat_poisha bigint not null default 0 check (vat_poisha between 0 and amount_poisha),
  reason text not null check (reason <> ''),
  -- Of one press: again, it is the same entry.
  key text not null unique,
  state text not null default 'prepared' check (state in ('prepared', 'approved', 'refused')),
  prepared_by bigint not null references users (id),
  prepared_at timestamptz(3) not null default now(),
  decided_by bigint references users (id),
  decided_at timestamptz(3),
  refused_because text not null default '',
  check ((state = 'prepared') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((state = 'refused') = (refused_because <> '')),
  check (vat_poisha = 0 or kind = 'fee' and state = 'approved')
);
-- A store moves in once.
create unique index manual_entries_opening on manual_entries (vendor_id)
  where kind in ('opening_balance', 'opening_debt') and state <> 'refused';
create index manual_entries_of_store on manual_entries (vendor_id, id);
create index manual_entries_in_state on manual_entries (state, id);

create trigger manual_entries_stay before delete or truncate on manual_entries for each statement execute function refuse_change();
create trigger manual_entries_say_what_they_said before update of id, vendor_id, kind, amount_poisha, reason, key, prepared_by, prepared_at
  on manual_entries for each statement execute function refuse_change();
create trigger manual_entries_are_decided_once before update on manual_entries for each row
  when (old.state <> 'prepared') execute function refuse_change();

-- A store reads its own, once they stand; who of the shop did what is the shop’s business.
grant select (id, vendor_id, kind, amount_poisha, vat_basis_points, vat_poisha, reason, state, prepared_at, decided_at, refused_because)
  on manual_entries to pg_database_owner;
alter table manual_entries enable row level security;
create policy own on manual_entries for select to pg_database_owner
  using (vendor_id = (select actor_store_id()) and state = 'approved');

-- Not validated: what is there was held to shorter lists, and nobody waits.
do $$
declare
  allowed text;
  added record;
begin
  for added in select * from (values
    ('audit_entries', 'audit_entries_subject_check', '''manual_entry''::text'),
    ('statement_lines', 'statement_lines_kind_check', '''credit''::text, ''debit''::text, ''penalty''::text, ''fee''::text, '
      || '''write_off''::text, ''opening_balance''::text')
  ) as list (of_table, name, more)
  loop
    allowed := (select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = added.of_table::regclass and conname = added.name);
    execute format('alter table %I drop constraint %I', added.of_table, added.name);
    execute format('alter table %I add constraint %I %s not valid', added.of_table, added.name,
      replace(replace(allowed, ' NOT VALID', ''), 'ARRAY[', 'ARRAY[' || added.more || ', '));
  end loop;
end $$;
