-- Rows that a courier lists before it pays them post nothing, and money of no parcel may come again (docs/decisions/065).
do $$
declare
  allowed text;
  named record;
begin
  for named in select * from (values ('settlement_rows_kind_check', 'unsettled'),
    ('settlement_rows_verdict_check', 'not_settled'), ('settlement_rows_verdict_check', 'repeated')) as added (name, value)
  loop
    allowed := (select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = 'settlement_rows'::regclass and conname = named.name);
    execute format('alter table settlement_rows drop constraint %I', named.name);
    -- Added to whatever it may be.
    execute format('alter table settlement_rows add constraint %I %s', named.name,
      replace(allowed, 'ARRAY[', format('ARRAY[%L::text, ', named.value)));
  end loop;
end $$;

alter table settlement_rows add constraint settlement_rows_unsettled_check
  check ((kind = 'unsettled') = (verdict = 'not_settled') and not (kind = 'unsettled' and is_first));

-- Lines that were left out: how many, and the first of them in words.
alter table settlement_files add column problems jsonb not null default '[]',
  add column problem_count int not null default 0 check (problem_count >= 0);
