-- An edit may say which version it began from, so that no save of anybody is undone by another's without a word
-- (docs/decisions/017). Every edit raises it; sales do not.
alter table products add column version int not null default 1;
alter table categories add column version int not null default 1;
alter table vendors add column version int not null default 1;
alter table users add column version int not null default 1;
grant update (version) on products, vendors to pg_database_owner;
