-- What an account was told as one of the admins, or as the owner of a store, is shown while it is one (docs/decisions/051, 085).
grant select (recipient) on messages to pg_database_owner;

create or replace view messages_told as
  select id, account_id, way, kind, subject, state, created_at from messages
  where expires_at is null and ((select actor_id()) is null or account_id = (select actor_id()))
    and (recipient not like 'admin:%' or exists (
      select from users where users.id = messages.account_id and role = 'Admin' and is_active and deleted_at is null
    ))
    and (recipient not like 'store:%' or exists (
      select from vendors where vendors.owner_id = messages.account_id and recipient = 'store:' || vendors.id
    ));
