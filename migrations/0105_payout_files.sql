-- Files for the bank (docs/decisions/066): a payout stands in one, and a file holds for ever what it held.
create table payout_files (
  id bigint generated always as identity primary key,
  way text not null check (way in ('bank', 'bkash')),
  made_by bigint not null references users (id),
  made_at timestamptz(3) not null default now()
);
create trigger payout_files_append_only before update or delete or truncate on payout_files
  for each statement execute function refuse_change();
-- The shop’s business alone.
alter table payout_files enable row level security;

alter table payouts add column file_id bigint references payout_files (id);
create index payouts_in_file on payouts (file_id, id) where file_id is not null;
create trigger payouts_stay_in_their_file before update of file_id on payouts for each row
  when (old.file_id is not null) execute function refuse_change();
-- As before; and what is approved comes into a file.
drop trigger payouts_go_their_way on payouts;
create trigger payouts_go_their_way before update on payouts for each row
  when ((old.state, new.state) not in (('prepared', 'approved'), ('prepared', 'failed'), ('approved', 'paid'), ('approved', 'failed'),
      ('paid', 'failed')) and not (old.state = 'approved' and new.state = 'approved' and new.file_id is not null)
    or (old.approved_at is not null and (new.approved_by, new.approved_at) is distinct from (old.approved_by, old.approved_at))
    or (old.paid_at is not null
      and (new.paid_by, new.paid_at, new.reference) is distinct from (old.paid_by, old.paid_at, old.reference)))
  execute function refuse_change();
grant select (file_id) on payouts to pg_database_owner;
