-- A door that keeps nothing may pay the delivery (docs/decisions/086): kept while the parcel comes back.
alter table parcels add return_paid_poisha bigint
  constraint parcels_pay_their_return check (return_paid_poisha is null or (return_paid_poisha > 0 and status = 'Cancelled' and courier is not null));
grant update (return_paid_poisha) on parcels to pg_database_owner;

-- Not validated: what is there was held to a shorter list, and nobody waits.
do $$
declare
  allowed constant text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'settlement_rows'::regclass and conname = 'settlement_rows_kind_check');
begin
  alter table settlement_rows drop constraint settlement_rows_kind_check;
  execute format('alter table settlement_rows add constraint settlement_rows_kind_check %s not valid',
    replace(replace(allowed, ' NOT VALID', ''), 'ARRAY[', 'ARRAY[''paid_return''::text, '));
end $$;
