-- What each account agreed to (docs/decisions/058): the words as they were shown, and when it was given or withdrawn. Rows are added, and
-- never changed; the last of a purpose counts. They stay when an account is deleted, under its number.
create table consent_texts (
  -- SHA-256 of the words: other words are another text.
  hash bytea primary key check (length(hash) = 32),
  words text not null
);
create table consents (
  id bigint generated always as identity primary key,
  account_id bigint not null references users (id),
  purpose text not null check (purpose in ('terms', 'privacy', 'marketing')),
  is_given boolean not null,
  -- On which page.
  source text not null check (source in ('register', 'store', 'code', 'checkout', 'profile')),
  text_hash bytea not null references consent_texts (hash),
  at timestamptz(3) not null default now()
);
create index consents_of_account on consents (account_id, purpose, id);

-- One’s own to read. The shop writes them, as who may write one could backdate it.
grant select on consent_texts, consents to pg_database_owner;
alter table consents enable row level security;
create policy own on consents to pg_database_owner using (account_id = (select actor_id()));
