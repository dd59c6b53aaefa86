-- Of which parcels whose money is late by the promise (docs/decisions/087) their stores and admins were told: once, until it is paid. Out
-- of reach of customers and vendors: no grants.
create table told_late_payouts (
  -- As the ledger’s subjects name it.
  parcel_id bigint primary key,
  told_at timestamptz(3) not null default now()
);
