-- The audit names accounts by their numbers alone: what somebody is called is looked up when it is read, so that a deleted account is
-- nobody here too. Contact data is told as changed. What was written before follows; only a migration may.
alter table audit_entries disable trigger audit_entries_append_only;
alter table audit_entries drop column actor_name, alter column subject_name drop not null;
update audit_entries set subject_name = null where subject = 'user';
update audit_entries set
  before = before || case when before ? 'contactPhone' then '{"contactPhone": null}'::jsonb else '{}' end
    || case when before ? 'contactEmail' then '{"contactEmail": null}'::jsonb else '{}' end,
  after = after || case when after ? 'contactPhone' then '{"contactPhone": "changed"}'::jsonb else '{}' end
    || case when after ? 'contactEmail' then '{"contactEmail": "changed"}'::jsonb else '{}' end
where subject = 'vendor' and (before ?| array['contactPhone', 'contactEmail'] or after ?| array['contactPhone', 'contactEmail']);
alter table audit_entries enable trigger audit_entries_append_only;
alter table audit_entries add check ((subject = 'user') = (subject_name is null));

-- The audit as admins read it.
create view audit_told as
  select entry.id, entry.at, entry.actor_id, coalesce(actor.username, actor.email, 'Account ' || entry.actor_id) as actor_name,
    entry.action, entry.subject, entry.subject_id,
    coalesce(entry.subject_name, person.username, person.email, 'Account ' || entry.subject_id) as subject_name,
    entry.before, entry.after
  from audit_entries as entry
  left join users as actor on actor.id = entry.actor_id
  left join users as person on person.id = entry.subject_id and entry.subject = 'user';

-- Accounts that were deleted before left their cart lines.
delete from cart_lines using users where users.id = cart_lines.customer_id and users.deleted_at is not null;
