-- Parcels that companies carry (docs/decisions/060): accounts with them, consignments, what they say, and their places.
create table courier_accounts (
  id bigint generated always as identity primary key,
  company text not null check (company in ('pathao', 'steadfast', 'redx')),
  -- Whose it is; null: the shop’s, which every store may book with.
  vendor_id bigint references vendors (id),
  environment text not null check (environment in ('live', 'sandbox', 'pretend')),
  is_on boolean not null default true,
  -- JSON, sealed by a key that is not in the database.
  sealed_keys bytea not null,
  -- What its pushes show, as an HMAC: the secret itself is told once.
  push_digest bytea not null unique,
  -- Why the company refused it; '' while it does not.
  problem text not null default '',
  changed_at timestamptz(3) not null default now(),
  unique nulls not distinct (company, vendor_id)
);
grant
  select (id, company, vendor_id, environment, is_on, problem, changed_at),
  insert (company, vendor_id, environment, is_on, sealed_keys, push_digest),
  update (environment, is_on, sealed_keys, push_digest, problem, changed_at)
  on courier_accounts to pg_database_owner;
alter table courier_accounts enable row level security;
create policy offered on courier_accounts for select to pg_database_owner
  using (vendor_id = (select actor_store_id()) or (vendor_id is null and (select actor_store_id()) is not null));
create policy own on courier_accounts to pg_database_owner using (vendor_id = (select actor_store_id()));

-- One try to have a parcel carried. Never two at once: one of a parcel that may have been booked stands in the way of another.
create table consignments (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcels (id),
  account_id bigint not null references courier_accounts (id),
  -- The shop’s own number of it, unique for ever.
  invoice text not null unique check (invoice ~ '^[A-Za-z0-9_-]{1,40}$'),
  state text not null default 'waiting'
    check (state in ('waiting', 'asked', 'parked', 'refused', 'booked', 'dropped', 'ended')),
  -- Who had it booked, and for whom.
  asked_by bigint not null references users (id),
  asked_for text not null check (asked_for in ('store', 'shop')),
  -- Where it goes, as it was looked at: name, phone, address, place.
  recipient jsonb not null,
  -- To collect at the door; written when the company is asked.
  cash_poisha bigint check (cash_poisha >= 0 and cash_poisha % 100 = 0),
  -- Since when the company may have it.
  asked_at timestamptz(3),
  -- As whom it was asked: a hash of the account’s environment and sealed keys.
  asked_as bytea,
  -- Who books it now began then; null: nobody.
  claimed_at timestamptz(3),
  -- The company’s; '' where only ours is known.
  number text not null default '',
  tracking_code text not null default '',
  charge_poisha bigint,
  -- The furthest that the company has said, and in its own words.
  word text,
  said text not null default '',
  collected_poisha bigint,
  -- For a person: why it was not booked, or what does not fit.
  problem text not null default '',
  -- When it is asked what became of it, unless it tells before.
  next_ask_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (state <> 'booked' or (cash_poisha is not null and word is not null))
);
create unique index one_open_consignment on consignments (parcel_id) where state in ('waiting', 'asked', 'parked', 'booked');
create index consignments_of_parcel on consignments (parcel_id, id);
create unique index one_consignment_of_number on consignments (account_id, number) where number <> '';
create index consignments_to_book on consignments (account_id, id) where state in ('waiting', 'asked');
create index consignments_to_ask on consignments (account_id, next_ask_at) where state = 'booked';
grant
  select (id, parcel_id, account_id, invoice, state, recipient, cash_poisha, number, tracking_code, charge_poisha,
    word, said, collected_poisha, problem, created_at),
  insert (parcel_id, account_id, invoice, asked_by, asked_for, recipient),
  update (state, problem, number, word, said, next_ask_at, tracking_code)
  on consignments to pg_database_owner;
alter table consignments enable row level security;
create policy sent on consignments to pg_database_owner
  using ((select vendor_id = (select actor_store_id()) from parcels where parcels.id = parcel_id));
-- What the shop has booked for a store is the store’s to decide about, too.
create policy asked on consignments as restrictive for insert to pg_database_owner
  with check ((select true from courier_accounts where courier_accounts.id = account_id)
    and asked_by = (select actor_id()) and asked_for = 'store');

-- All that a company said of a consignment, as it was learned; what came too late, too.
create table courier_words (
  id bigint generated always as identity primary key,
  consignment_id bigint not null references consignments (id),
  word text,
  said text not null,
  source text not null check (source in ('push', 'asked')),
  collected_poisha bigint,
  reason text not null default '',
  happened_at timestamptz(3) not null,
  learned_at timestamptz(3) not null default now(),
  -- Whether the consignment went on by it.
  counted boolean not null,
  unique nulls not distinct (consignment_id, said, happened_at)
);
create trigger courier_words_append_only before update or delete or truncate on courier_words
  for each statement execute function refuse_change();

-- What companies told, as it came, before anybody understood it.
create table courier_pushes (
  id bigint generated always as identity primary key,
  account_id bigint not null references courier_accounts (id),
  -- SHA-256 of the body: told twice, it is kept once.
  digest bytea not null,
  body text not null,
  received_at timestamptz(3) not null default now(),
  understood_at timestamptz(3),
  problem text not null default '',
  unique (account_id, digest)
);
create index courier_pushes_oldest on courier_pushes (received_at);

-- Places by the companies’ own numbers, which are others where it is tried.
create table courier_places (
  company text not null check (company in ('pathao', 'steadfast', 'redx')),
  environment text not null check (environment in ('live', 'sandbox', 'pretend')),
  level int not null check (level between 1 and 3),
  number text not null,
  parent text,
  name text not null,
  primary key (company, environment, level, number)
);
grant select on courier_places to pg_database_owner;
alter table courier_places enable row level security;
create policy everybodys on courier_places for select to pg_database_owner using (true);

alter table parcels
  -- Of the order’s shipping, what a company was told to collect with it, while it is still at its store.
  add column booked_shipping_poisha int check (booked_shipping_poisha >= 0),
  -- A company said that a part was kept, and not what it came to: who packs it says the rest.
  add column told_in_part boolean not null default false,
  add constraint parcels_booked_before_leaving check (booked_shipping_poisha is null or shipping_poisha is null);
grant update (booked_shipping_poisha, told_in_part) on parcels to pg_database_owner;

create or replace view parcel_states as
  select id, order_id, status, coalesce(shipping_poisha, booked_shipping_poisha) as shipping_poisha, stage from parcels
  where (select actor_id()) is null
    or (select true from orders_bought where orders_bought.id = parcels.order_id)
    or exists (select from parcels_sent where parcels_sent.order_id = parcels.order_id);

-- Added to whatever the audit may be of.
do $$
declare
  subjects text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_check');
begin
  alter table audit_entries drop constraint audit_entries_subject_check;
  execute 'alter table audit_entries add constraint audit_entries_subject_check '
    || replace(subjects, 'ARRAY[', 'ARRAY[''courier''::text, ''consignment''::text, ');
end $$;
