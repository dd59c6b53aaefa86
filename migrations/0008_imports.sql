-- Imports under way or just over: whichever process is asked knows how far they are (docs/decisions/014).
create table imports (
  id text primary key,
  owner_id bigint not null references users (id),
  is_running boolean not null default true,
  -- As the contract says it: counts and problems.
  job jsonb not null,
  -- Of one that runs: when it was last heard of.
  told_at timestamptz not null default now()
);
create index imports_owner_id_idx on imports (owner_id, told_at);
create index imports_running_idx on imports (told_at) where is_running;

-- One’s own; of others only that they run, because the shop runs so many and no more.
create view imports_running as select owner_id, told_at from imports where is_running;
grant select on imports_running to pg_database_owner;
grant select, insert (id, owner_id, job), update (job, is_running, told_at), delete on imports to pg_database_owner;
alter table imports enable row level security;
create policy own on imports to pg_database_owner using (owner_id = (select actor_id()));
