-- Within how many days of a delivery each courier company’s cash came lately (docs/decisions/065), reckoned every night.
create table settling_times (
  company text primary key check (company in ('pathao', 'steadfast', 'redx')),
  fewest_days int not null check (fewest_days >= 0),
  most_days int not null check (most_days >= fewest_days),
  parcels int not null,
  reckoned_at timestamptz(3) not null default now()
);
-- Told to each store of its parcels; of how many parcels of all stores it is known, of none.
grant select (company, fewest_days, most_days) on settling_times to pg_database_owner;
alter table settling_times enable row level security;
create policy everybodys on settling_times for select to pg_database_owner using (true);
