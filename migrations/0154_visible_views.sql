-- What may be read is called visible (docs/decisions/095). The views of the former release stay beside these until a later one drops them.
create view visible_audit_entries as
  select entry.id, entry.at, entry.actor_id,
    coalesce(actor.username, actor.email, 'Phone …' || right(actor.phone, 4), 'Account ' || entry.actor_id) as actor_name,
    entry.action, entry.subject, entry.subject_id,
    coalesce(entry.subject_name, person.username, person.email, 'Phone …' || right(person.phone, 4), 'Account ' || entry.subject_id) as subject_name,
    entry.before, entry.after
  from audit_entries as entry
  left join users as actor on actor.id = entry.actor_id
  left join users as person on person.id = entry.subject_id and entry.subject = 'user';

create view visible_messages as
  select id, account_id, way, kind, subject, state, created_at from messages
  where expires_at is null and ((select actor_id()) is null or account_id = (select actor_id()))
    and (recipient not like 'admin:%' or exists (
      select from users where users.id = messages.account_id and role = 'Admin' and is_active and deleted_at is null
    ))
    and (recipient not like 'store:%' or exists (
      select from vendors where vendors.owner_id = messages.account_id and recipient = 'store:' || vendors.id
    ));

create view visible_contact_changes as
  select id, account_id, field, old_value, new_value, changed_at, undone_at
  from contact_changes
  where (select actor_id()) is null or account_id = (select actor_id());

create view visible_two_step as
  select account_id, confirmed_at as on_since
  from totp_secrets
  where confirmed_at is not null and ((select actor_id()) is null or account_id = (select actor_id()));

grant select on visible_messages, visible_contact_changes, visible_two_step to pg_database_owner;
