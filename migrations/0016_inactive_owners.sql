-- A store whose owner is deactivated sells nothing, until the owner is active again. Whether a store sells is said once, here;
-- everything that asks what is on sale asks this.
alter table vendors add column owner_is_active boolean not null default true;
update vendors set owner_is_active = false
  from users where users.id = owner_id and not users.is_active and vendors.deleted_at is null;
alter table vendors add column is_selling boolean not null
  generated always as (status = 'Approved' and owner_is_active and deleted_at is null) stored;
