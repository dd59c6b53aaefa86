-- Who added a contact can be thrown out too: its undo goes to the other one (docs/decisions/053).
alter table contact_changes drop constraint contact_changes_check;
alter table contact_changes add constraint contact_changes_undoable check (old_value is null or undo_hash is not null);

-- An undo takes away those that were renewed since. Of earlier ones nobody knows when: of now.
alter table recovery_codes add column created_at timestamptz(3) not null default now();

-- The account's epoch when it was sent: a changed password and a logout everywhere end it along with the sessions (docs/decisions/053).
-- Null: no account was known.
alter table one_time_secrets add column epoch int;
