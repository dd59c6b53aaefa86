-- What was loaded wrongly is taken back (docs/decisions/065): a row says for ever what it said, and may count no more.
-- `taken_back`: its money did not come, or its file was a mistake; `replaced`: a later row is true instead; `judged_again`: another row
-- of the same line has what came of it then.
alter table settlement_rows add column gone text check (gone in ('taken_back', 'replaced', 'judged_again'));

alter table settlement_rows drop constraint settlement_rows_file_id_line_key;
create unique index settlement_rows_of_file on settlement_rows (file_id, line) where gone is distinct from 'judged_again';
drop index settlement_rows_first;
create unique index settlement_rows_first on settlement_rows (event, kind) where is_first and gone is null;
create index settlement_rows_of_event on settlement_rows (event);

create function settlement_row_goes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if to_jsonb(new) - 'gone' <> to_jsonb(old) - 'gone' or new.gone is null or old.gone = 'judged_again' then
    raise exception 'settlement rows are append-only';
  end if;
  return null;
end $$;
drop trigger settlement_rows_append_only on settlement_rows;
create trigger settlement_rows_append_only before delete or truncate on settlement_rows
  for each statement execute function refuse_change();
create trigger settlement_rows_go after update on settlement_rows for each row execute function settlement_row_goes();

alter table settlement_decisions drop constraint settlement_decisions_decision_check;
alter table settlement_decisions add constraint settlement_decisions_decision_check
  check (decision in ('accepted', 'ignored', 'not_paid', 'instead'));

-- Files whose rows a job takes back, in parts.
create table settlement_take_backs (
  file_id bigint primary key references settlement_files (id),
  reason text not null check (reason <> ''),
  taken_back_by bigint not null references users (id),
  taken_back_at timestamptz(3) not null default now()
);
create trigger settlement_take_backs_append_only before update or delete or truncate on settlement_take_backs
  for each statement execute function refuse_change();

-- What an admin says of the difference between what a company told that it paid and its rows.
create table settlement_file_decisions (
  id bigint generated always as identity primary key,
  file_id bigint not null references settlement_files (id),
  decision text not null check (decision in ('charge', 'dispute', 'loss')),
  reason text not null check (reason <> ''),
  decided_by bigint not null references users (id),
  decided_at timestamptz(3) not null default now()
);
create index settlement_file_decisions_of_file on settlement_file_decisions (file_id, id);
create trigger settlement_file_decisions_append_only before update or delete or truncate on settlement_file_decisions
  for each statement execute function refuse_change();
