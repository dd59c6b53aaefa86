-- All tokens of an account name its epoch; raising it ends them for good.
alter table users add column token_epoch int not null default 0;

-- Failed logins are told apart by account, network and device. Those of the last quarter of an hour are forgotten on the way.
drop table login_failures;
create table login_failures (
  -- The number of the account, or the name in quotes where nobody has it.
  account text not null,
  -- IPv4 /24 or IPv6 /48
  network text not null,
  -- One that logged in to this account before; null: any other.
  device text,
  failed_at timestamptz not null default now()
);
create index login_failures_of_account on login_failures (account, failed_at);
create index login_failures_of_network on login_failures (network, failed_at);
create index login_failures_old on login_failures (failed_at);

-- Counted by the general limiter now (0013).
drop table registrations;
