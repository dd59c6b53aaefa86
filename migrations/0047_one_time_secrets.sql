-- Ways in without a password (docs/decisions/052): a phone belongs to one account, and who has a phone needs neither email nor password.
alter table users
  add column phone text check (phone ~ '^01[3-9][0-9]{8}$'),
  alter password_hash drop not null,
  drop constraint users_check,
  add constraint users_reachable check (deleted_at is not null or num_nonnulls(email, phone) > 0);
-- A deleted account keeps none: the phone is free again.
create unique index users_phone_key on users (phone) where phone is not null;
grant select (phone) on users to pg_database_owner;

-- Codes and links that were sent and not used: using one deletes it. Out of reach of customers and vendors: no grants.
create table one_time_secrets (
  -- Told to the browser that asked; without it nobody can try.
  ticket uuid primary key,
  purpose text not null check (purpose in ('sign_in', 'reset_password', 'prove_account', 'change_contact')),
  -- Phone or email that it goes to.
  recipient text not null,
  -- Null: nobody’s, or not looked up yet.
  account_id bigint references users (id),
  -- HMAC-SHA-256 of the secret, its purpose, recipient and ticket; null: none was sent.
  secret_hash bytea check (length(secret_hash) = 32),
  tries int not null default 0 check (tries >= 0),
  expires_at timestamptz not null
);
create index one_time_secrets_ended on one_time_secrets (expires_at);
create index one_time_secrets_of_account on one_time_secrets (account_id) where account_id is not null;

-- Who has a phone alone is named by its end: admins’ screens are seen over shoulders.
create or replace view audit_told as
  select entry.id, entry.at, entry.actor_id,
    coalesce(actor.username, actor.email, 'Phone …' || right(actor.phone, 4), 'Account ' || entry.actor_id) as actor_name,
    entry.action, entry.subject, entry.subject_id,
    coalesce(entry.subject_name, person.username, person.email, 'Phone …' || right(person.phone, 4), 'Account ' || entry.subject_id) as subject_name,
    entry.before, entry.after
  from audit_entries as entry
  left join users as actor on actor.id = entry.actor_id
  left join users as person on person.id = entry.subject_id and entry.subject = 'user';
