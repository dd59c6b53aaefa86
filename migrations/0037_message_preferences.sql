-- Which kinds of messages an account is told, in which ways; what is not here is as its kind begins (docs/decisions/048).
create table message_preferences (
  account_id bigint not null references users (id),
  kind text not null,
  way text not null check (way in ('mail', 'sms', 'bell')),
  is_on boolean not null,
  primary key (account_id, kind, way)
);
grant select, insert, update (is_on) on message_preferences to pg_database_owner;
alter table message_preferences enable row level security;
create policy own on message_preferences to pg_database_owner using (account_id = (select actor_id()));

-- Of a mail that need not be told: one click ends its kind.
alter table messages add unsubscribe_url text;
