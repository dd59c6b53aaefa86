-- Partitions of `event_deliveries` by the id of the event: its key stays what it was, and who writes to it writes as before. The ids of
-- each month begin at a thousand million times the months since the year 0; platform/events/months.ts moves them on, makes the
-- months to come, and drops those that are over for long.
alter table event_deliveries validate constraint event_deliveries_before;

do $$
declare
  later constant text := (select (regexp_match(pg_get_constraintdef(oid), '[0-9]+'))[1] from pg_constraint
    where conname = 'event_deliveries_before' and conrelid = 'event_deliveries'::regclass);
begin
  alter table event_deliveries rename to event_deliveries_before;
  alter index event_deliveries_pkey rename to event_deliveries_before_pkey;
  create table event_deliveries (
    event_id bigint not null,
    subscriber text not null,
    delivered_at timestamptz not null default now(),
    primary key (event_id, subscriber)
  ) partition by range (event_id);
  -- Proven above: it is not looked through now, while others wait.
  execute format(
    'alter table event_deliveries attach partition event_deliveries_before for values from (minvalue) to (%s)', later
  );
  -- For what no month is there for: an event that waited longer than its month is kept, or months that nobody made.
  create table event_deliveries_others partition of event_deliveries default;
  alter table event_deliveries_before drop constraint event_deliveries_before;
end $$;
-- Whole months go: nobody looks for the oldest row.
drop index event_deliveries_oldest;
