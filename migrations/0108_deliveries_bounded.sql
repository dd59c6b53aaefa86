-- Which subscriber has handled which event gets a partition for each month of the events (docs/decisions/078), and what is there becomes
-- the first. That it holds no event of a later month is said here, and looked at by the next, while others write.
do $$
declare
  this_month constant bigint := (select extract(year from now() at time zone 'UTC') * 12 + extract(month from now() at time zone 'UTC') - 1);
begin
  execute format(
    'alter table event_deliveries add constraint event_deliveries_before check (event_id < %s) not valid',
    (this_month + 1) * 1000000000
  );
end $$;
