-- When the owner of a session last showed password, code or second step in it (docs/decisions/085). Null: never, as of a session
-- that another one began.
alter table sessions add proven_at timestamptz(3);

-- When an account last became an admin, or ceased to be one. Null: never since it was made.
alter table users add admin_changed_at timestamptz(3);
create index users_admins on users (id) where role = 'Admin';
create index users_admin_changed on users (admin_changed_at) where admin_changed_at is not null;
