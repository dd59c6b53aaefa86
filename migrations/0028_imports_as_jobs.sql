-- An import is run by a job, in whichever process: what it was asked to do stands here until it is over.
alter table imports add column file bytea, add column request jsonb;
grant insert (file, request), update (file, request) on imports to pg_database_owner;
