-- Registrations begun, by the address (of IPv6: the /64) they came from: so that nobody fills the shop with accounts.

create table registrations (
  address text not null,
  begun_at timestamptz not null default now()
);
create index registrations_recent on registrations (address, begun_at);
create index registrations_old on registrations (begun_at);
create index login_failures_old on login_failures (failed_at);
