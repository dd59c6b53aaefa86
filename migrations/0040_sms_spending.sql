-- What SMS cost, a day in Dhaka (docs/decisions/049): counted before one is handed over, so that the day's limit holds whoever sends at
-- once. Out of reach of customers and vendors: no grants.
create table sms_days (
  day date primary key,
  spent_poisha int not null default 0 check (spent_poisha >= 0),
  parts int not null default 0 check (parts >= 0),
  -- Admins are warned once a day.
  is_warned boolean not null default false
);
