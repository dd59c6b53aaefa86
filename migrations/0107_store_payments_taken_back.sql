-- A store’s payment that was recorded by mistake is taken back, once, with a reason (docs/decisions/066): it stays, and what is true may
-- be recorded by the same way and reference.
alter table store_payments add column taken_back_at timestamptz(3), add column taken_back_by bigint references users (id),
  add column taken_back_because text not null default '',
  add check ((taken_back_at is null) = (taken_back_by is null) and (taken_back_at is null) = (taken_back_because = ''));

alter table store_payments drop constraint store_payments_vendor_id_way_reference_key;
create unique index store_payments_recorded on store_payments (vendor_id, way, reference) where taken_back_at is null;
create index store_payments_of_store on store_payments (vendor_id, id);

drop trigger store_payments_append_only on store_payments;
create trigger store_payments_stay before delete or truncate on store_payments for each statement execute function refuse_change();
create trigger store_payments_say_what_they_said
  before update of id, vendor_id, amount_poisha, way, reference, recorded_by, recorded_at
  on store_payments for each statement execute function refuse_change();
create trigger store_payments_go_once before update on store_payments for each row
  when (old.taken_back_at is not null) execute function refuse_change();

-- Statements tell of it, beside whatever they tell. Not validated: lines that are there were held to a shorter list, and nobody waits.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'statement_lines'::regclass and conname = 'statement_lines_kind_check');
begin
  alter table statement_lines drop constraint statement_lines_kind_check;
  execute 'alter table statement_lines add constraint statement_lines_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''paid_by_store_taken_back''::text, ') || ' not valid';
end $$;
