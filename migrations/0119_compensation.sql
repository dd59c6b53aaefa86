-- What a courier pays for a parcel that it lost is its store’s (docs/decisions/083). Not validated: rows that are there were held to
-- shorter lists, and nobody waits.
do $$
declare
  allowed text;
  added record;
begin
  for added in select * from (values
    ('settlement_rows', 'settlement_rows_kind_check', '''compensation''::text'),
    ('settlement_rows', 'settlement_rows_verdict_check', '''compensation''::text'),
    ('settlement_decisions', 'settlement_decisions_decision_check', '''of_store''::text'),
    ('statement_lines', 'statement_lines_kind_check', '''compensation''::text, ''compensation_taken_back''::text')
  ) as list (of_table, name, more)
  loop
    allowed := (select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = added.of_table::regclass and conname = added.name);
    execute format('alter table %I drop constraint %I', added.of_table, added.name);
    execute format('alter table %I add constraint %I %s not valid', added.of_table, added.name,
      replace(replace(allowed, ' NOT VALID', ''), 'ARRAY[', 'ARRAY[' || added.more || ', '));
  end loop;
end $$;
