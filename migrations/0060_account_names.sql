-- What a person is called, by their own word: it fills the checkout, and opens no door as a username does.
alter table users add column name text check (length(name) between 1 and 120);
grant select (name) on users to pg_database_owner;

-- More of “my data as a file” (docs/decisions/057), as in 0058: of what is out of an account's reach, its own, and no secret.
create view contact_changes_told as
  select id, account_id, field, old_value, new_value, changed_at, undone_at
  from contact_changes
  where (select actor_id()) is null or account_id = (select actor_id());
create view two_step_told as
  select account_id, confirmed_at as on_since
  from totp_secrets
  where confirmed_at is not null and ((select actor_id()) is null or account_id = (select actor_id()));
grant select on contact_changes_told, two_step_told to pg_database_owner;
