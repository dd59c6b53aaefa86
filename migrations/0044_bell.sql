-- The bell (docs/decisions/051): an account reads what is in its own, and marks it as read. Mails and SMS stay out of reach.
grant select (id, account_id, way, subject, path, read_at, created_at), update (read_at) on messages to pg_database_owner;
alter table messages enable row level security;
create policy in_own_bell on messages for select to pg_database_owner
  using (way = 'bell' and account_id = (select actor_id()));
create policy read_in_own_bell on messages for update to pg_database_owner
  using (way = 'bell' and account_id = (select actor_id()));
create index messages_unread on messages (account_id) where way = 'bell' and read_at is null;
