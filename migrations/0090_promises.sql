-- What a parcel was promised, with the moment when it is late (docs/decisions/061). Made and kept by subscribers of events, never by a
-- checkout.
create table promises (
  parcel_id bigint not null references parcels (id),
  kind text not null check (kind in ('confirm', 'hand_over', 'delivery')),
  -- Of the address it goes to.
  zone text not null check (zone in ('dhaka', 'elsewhere')),
  -- The last moment of a day in Dhaka; it stays, whatever is set later.
  due_at timestamptz(3) not null,
  -- Later than that, admins are told, too.
  admins_due_at timestamptz(3) not null,
  kept_at timestamptz(3),
  -- When the parcel ended otherwise: cancelled, refused, lost.
  ended_at timestamptz(3),
  told_store_at timestamptz(3),
  told_admins_at timestamptz(3),
  primary key (parcel_id, kind),
  check (admins_due_at >= due_at),
  check (kept_at is null or ended_at is null)
);
-- Few of many: what is open, by when it is late.
create index promises_open on promises (due_at, parcel_id, kind) where kept_at is null and ended_at is null;
create index promises_delivered on promises (kept_at) where kind = 'delivery' and kept_at is not null;

grant select (parcel_id, kind, zone, due_at, kept_at, ended_at) on promises to pg_database_owner;
alter table promises enable row level security;
create policy seen on promises for select to pg_database_owner
  using ((select true from parcels where parcels.id = parcel_id));

-- How many days after their confirmation the parcels of a zone came lately; none where too few say so.
create table delivery_times (
  zone text primary key check (zone in ('dhaka', 'elsewhere')),
  fewest_days int not null check (fewest_days >= 0),
  most_days int not null check (most_days >= fewest_days),
  parcels int not null,
  reckoned_at timestamptz(3) not null default now()
);
-- As the checkout tells everybody.
grant select (zone, fewest_days, most_days) on delivery_times to pg_database_owner;
alter table delivery_times enable row level security;
create policy everybodys on delivery_times for select to pg_database_owner using (true);
