-- Of whom admins were told within the last day that much of a store's stock is on order for them (docs/decisions/082): an account's id, a
-- phone, or a place. Out of reach of customers and vendors: no grants.
create table told_holdings (
  vendor_id bigint not null references vendors (id),
  held_by text not null check (held_by in ('account', 'phone', 'place')),
  subject text not null,
  told_at timestamptz(3) not null default now(),
  primary key (vendor_id, held_by, subject)
);
create index told_holdings_by_age on told_holdings (told_at);
