-- How much of a rate limit somebody has spent (platform/limiter.ts): a row for each kind of thing and each subject, an account or an
-- address, in the window that began with the first of it.
create table rate_limits (
  kind text not null,
  subject text not null,
  spent int not null,
  window_ends_at timestamptz not null,
  primary key (kind, subject)
);
create index rate_limits_ended on rate_limits (window_ends_at);

-- Each new subject takes ten ended ones away, so that the table is never longer than what is counted at the moment. With the owner's
-- rights: behind the wall nobody deletes a count.
create function sweep_rate_limits() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from rate_limits where ctid in (
    select ctid from rate_limits where window_ends_at < now() order by window_ends_at limit 10 for update skip locked
  );
  return null;
end $$;
create trigger swept after insert on rate_limits for each row execute function sweep_rate_limits();

-- An account counts what it does itself.
grant select, insert, update (spent, window_ends_at) on rate_limits to pg_database_owner;
alter table rate_limits enable row level security;
create policy own on rate_limits to pg_database_owner using (subject = 'account:' || (select actor_id()));
