-- Webhooks out (docs/decisions/050): addresses that a store, or the shop itself, tells of events.
create table webhooks (
  id bigint generated always as identity primary key,
  -- Whose it is; null: the shop's own, which its admins keep.
  vendor_id bigint references vendors (id),
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) > 0),
  -- Sealed by a key that is not in the database: signing needs the secret itself.
  sealed_secret bytea not null,
  -- After a rotation both sign, until then.
  former_secret bytea,
  former_until timestamptz(3),
  off_because text check (off_because in ('Owner', 'Failing', 'Gone')),
  failing_since timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check ((former_secret is null) = (former_until is null))
);
create index webhooks_of_store on webhooks (vendor_id);

grant
  select (id, vendor_id, url, events, sealed_secret, former_until, off_because, failing_since, created_at),
  insert (vendor_id, url, events, sealed_secret),
  update (url, events, sealed_secret, former_secret, former_until, off_because, failing_since),
  delete
  on webhooks to pg_database_owner;
alter table webhooks enable row level security;
create policy own on webhooks to pg_database_owner using (vendor_id = (select actor_store_id()));

-- What one address is told of one event, and what came of it.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks (id) on delete cascade,
  event_id bigint not null,
  -- The header webhook-id, the same at each try: receivers drop doubles by it.
  message_id text not null unique,
  event text not null,
  -- The ids of the event.
  payload jsonb not null,
  happened_at timestamptz(3) not null,
  -- As it is sent, written at the first try from what the owner may read; null before, and once it is erased.
  body text,
  state text not null default 'Waiting' check (state in ('Waiting', 'Delivered', 'Failed', 'Dropped')),
  tries int not null default 0 check (tries >= 0),
  tried_at timestamptz(3),
  -- Also the lease of who sends it now: one that died leaves it to the next after that.
  next_try_at timestamptz(3) default now(),
  status int,
  answer text not null default '',
  duration_ms int,
  problem text not null default '',
  unique (webhook_id, event_id),
  check ((state = 'Waiting') = (next_try_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'Waiting';
create index webhook_deliveries_listed on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_oldest on webhook_deliveries (happened_at);

-- Its owner reads what became of it, and lets it be sent again. What was sent is not in reach.
grant
  select (id, webhook_id, message_id, event, happened_at, state, tries, tried_at, next_try_at, status, answer, duration_ms, problem),
  update (state, tries, next_try_at, problem)
  on webhook_deliveries to pg_database_owner;
alter table webhook_deliveries enable row level security;
create policy own on webhook_deliveries to pg_database_owner
  using (exists (select from webhooks where webhooks.id = webhook_id));

-- Added to whatever the audit may be of: migrations of other numbers add to it, too.
do $$
declare
  subjects text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_check');
begin
  alter table audit_entries drop constraint audit_entries_subject_check;
  execute 'alter table audit_entries add constraint audit_entries_subject_check '
    || replace(subjects, 'ARRAY[', 'ARRAY[''webhook''::text, ');
end $$;
