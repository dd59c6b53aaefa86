-- What a company said first that it charges for a consignment (docs/decisions/087): what it keeps of the cash is held against that.
alter table consignments add column quoted_poisha bigint check (quoted_poisha >= 0);

-- Not validated: rows that are there were held to a shorter list, and nobody waits.
do $$
declare
  allowed text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'settlement_rows'::regclass and conname = 'settlement_rows_verdict_check');
begin
  alter table settlement_rows drop constraint settlement_rows_verdict_check;
  execute format('alter table settlement_rows add constraint settlement_rows_verdict_check %s not valid',
    replace(replace(allowed, ' NOT VALID', ''), 'ARRAY[', 'ARRAY[''overcharged''::text, '));
end $$;
