-- What courier companies say that they paid (docs/decisions/065): files as they were read, their rows with what came of each, what an
-- admin decided about them, and how a company’s columns are read.
create table settlement_files (
  id bigint generated always as identity primary key,
  company text not null check (company in ('pathao', 'steadfast', 'redx')),
  name text not null,
  source text not null check (source in ('file', 'api')),
  -- SHA-256 of what was read, not of the bytes: saved again by a spreadsheet, it is the same file.
  digest bytea not null,
  -- Its rows as they were read; they are judged and posted by a job, in parts.
  content jsonb not null,
  row_count int not null check (row_count > 0),
  collected_poisha bigint not null,
  charge_poisha bigint not null,
  net_poisha bigint not null,
  -- What the company says that it paid with it; null where it does not.
  told_poisha bigint,
  -- Null: the clock.
  loaded_by bigint references users (id),
  loaded_at timestamptz(3) not null default now(),
  unique (company, digest)
);

create table settlement_rows (
  id bigint generated always as identity primary key,
  file_id bigint not null references settlement_files (id),
  company text not null check (company in ('pathao', 'steadfast', 'redx')),
  -- As spreadsheets count, 1 for the header.
  line int not null check (line > 0),
  -- The company’s number and the shop’s own, as given; '' where there is none.
  number text not null,
  invoice text not null,
  kind text not null check (kind in ('paid', 'returned')),
  collected_poisha bigint not null,
  charge_poisha bigint not null,
  net_poisha bigint not null,
  -- The consignment that it is about; null where the books know none.
  consignment_id bigint references consignments (id),
  parcel_id bigint references parcels (id),
  verdict text not null check (verdict in ('paid', 'returned', 'known', 'short', 'over', 'return_charged', 'twice', 'differs',
    'unknown', 'not_ours', 'mixed', 'not_delivered', 'not_returned', 'wrong_sum')),
  -- What was to be paid by the books; null where that says nothing.
  expected_poisha bigint,
  -- What it settles, whichever file says so, such as `pathao:17`.
  event text not null check (event <> ''),
  -- It was the first to say so, and is posted: one in all files.
  is_first boolean not null,
  -- What its journals are about.
  subject text not null check (subject <> ''),
  judged_at timestamptz(3) not null default now(),
  unique (file_id, line),
  check ((consignment_id is null) = (parcel_id is null))
);
create unique index settlement_rows_first on settlement_rows (event, kind) where is_first;
create index settlement_rows_of_parcel on settlement_rows (parcel_id) where is_first;
create index settlement_rows_to_look_at on settlement_rows (id) where verdict not in ('paid', 'returned', 'known');

-- About a row that is no matter of course; again where a delivery was corrected since.
create table settlement_decisions (
  id bigint generated always as identity primary key,
  row_id bigint not null references settlement_rows (id),
  decision text not null check (decision in ('accepted', 'ignored')),
  reason text not null check (reason <> ''),
  decided_by bigint not null references users (id),
  decided_at timestamptz(3) not null default now()
);

create index settlement_decisions_of_row on settlement_decisions (row_id, id);

-- As an admin last mapped them.
create table settlement_mappings (
  company text primary key check (company in ('pathao', 'steadfast', 'redx')),
  columns jsonb not null,
  changed_at timestamptz(3) not null default now()
);

create trigger settlement_files_append_only before update or delete or truncate on settlement_files
  for each statement execute function refuse_change();
create trigger settlement_rows_append_only before update or delete or truncate on settlement_rows
  for each statement execute function refuse_change();
create trigger settlement_decisions_append_only before update or delete or truncate on settlement_decisions
  for each statement execute function refuse_change();

-- Rows name consignments by it, too.
create index consignments_of_tracking_code on consignments (tracking_code) where tracking_code <> '';

-- Added to whatever the audit may be of.
do $$
declare
  subjects text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_check');
begin
  alter table audit_entries drop constraint audit_entries_subject_check;
  execute 'alter table audit_entries add constraint audit_entries_subject_check '
    || replace(subjects, 'ARRAY[', 'ARRAY[''settlement''::text, ');
end $$;
