-- My data as a file (docs/decisions/057): what was written to an account and what the audit says of it, of these columns alone. Each reads their own; the shop,
-- which is nobody, asks for one account.
create view messages_told as
  select id, account_id, way, kind, subject, state, created_at
  from messages
  where expires_at is null and ((select actor_id()) is null or account_id = (select actor_id()));
create view audit_of_accounts as
  select id, subject_id as account_id, at, action, before, after, actor_id = subject_id as is_own_deed
  from audit_entries
  where subject = 'user' and ((select actor_id()) is null or subject_id = (select actor_id()));
grant select on messages_told, audit_of_accounts to pg_database_owner;
