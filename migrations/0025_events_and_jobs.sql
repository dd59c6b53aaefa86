-- Domain events and jobs (docs/decisions/029). The tables of the jobs themselves are graphile-worker’s, in a schema of its own, which
-- it brings up to date at each start (platform/jobs/migrate.ts).

-- The transactional outbox: what happened, until a job stands for each subscriber. Whoever acts may say that something happened, and
-- neither read, change nor take back what was said.
create table outbox (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  emitted_at timestamptz not null default now()
);
grant insert (name, payload) on outbox to pg_database_owner;
alter table outbox enable row level security;
create policy emitted on outbox for insert to pg_database_owner with check (true);

-- Idempotency keys of the subscribers: which has handled which event, written in the transaction of what it did.
create table event_deliveries (
  event_id bigint not null,
  subscriber text not null,
  delivered_at timestamptz not null default now(),
  primary key (event_id, subscriber)
);
create index event_deliveries_oldest on event_deliveries (delivered_at);

-- Leases of the processes that run jobs: one that has not renewed its own for a while is dead, and its jobs are unlocked.
create table job_runners (
  id text primary key,
  renewed_at timestamptz not null default now()
);

-- The one way to a job from behind the wall; with the owner’s rights, and found late: the schema comes after this migration.
create function add_job(task text, payload json, queue text, run_at timestamptz, max_attempts int, job_key text)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => add_job.task, payload => add_job.payload, queue_name => add_job.queue, run_at => add_job.run_at,
    max_attempts => add_job.max_attempts, job_key => add_job.job_key
  );
end $$;
revoke execute on function add_job from public;
grant execute on function add_job to pg_database_owner;

-- What admins do to a job is audited.
alter table audit_entries drop constraint audit_entries_subject_check,
  add constraint audit_entries_subject_check check (subject in ('product', 'category', 'vendor', 'user', 'order', 'settings', 'job'));
