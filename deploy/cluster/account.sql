-- The shop’s account, which owns a database of its name; as often as you like.
\getenv password SHOP_DATABASE_PASSWORD
select format('create role haat login password %L', :'password')
  where not exists (select from pg_roles where rolname = 'haat') \gexec
select 'create database haat owner haat'
  where not exists (select from pg_database where datname = 'haat') \gexec
