-- Changes of an account’s email or phone, for as long as they can be undone from the old one (docs/decisions/053). Out of reach of
-- customers and vendors: no grants.
create table contact_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null references users (id),
  field text not null check (field in ('email', 'phone')),
  -- Null: the first; there is nobody to tell, and nothing to go back to.
  old_value text,
  new_value text not null,
  -- HMAC-SHA-256 of the link’s code.
  undo_hash bytea unique check (length(undo_hash) = 32),
  undo_until timestamptz not null,
  undone_at timestamptz,
  changed_at timestamptz(3) not null default now(),
  check ((old_value is null) = (undo_hash is null))
);
create index contact_changes_of_account on contact_changes (account_id, field, id);
create index contact_changes_ended on contact_changes (undo_until);
