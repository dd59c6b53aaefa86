-- A row for each login: a token names its own, and is over once that is ended (docs/decisions/054). A token without one is from before.
create table sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references users (id),
  -- Of the account when it began; a raised one ends it with all others.
  epoch int not null,
  -- As the browser names itself; null: not told from its User-Agent.
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40),
  -- IPv4 /24 or IPv6 /48, of when it was last seen.
  network text not null check (length(network) <= 60),
  began_at timestamptz(3) not null default now(),
  -- Written at most every quarter of an hour.
  seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index sessions_of_account on sessions (account_id, seen_at desc);
create index sessions_over on sessions (expires_at);

-- One’s own; ending is all that an account does with it.
grant select, update (ended_at) on sessions to pg_database_owner;
alter table sessions enable row level security;
create policy own on sessions to pg_database_owner using (account_id = (select actor_id()));
