-- The shop’s account, which owns a database of its name; as often as you like: the password is the one that is given last.
\getenv password SHOP_DATABASE_PASSWORD
select 'create role haat login'
  where not exists (select from pg_roles where rolname = 'haat') \gexec
select format('alter role haat password %L', :'password') \gexec
select 'create database haat owner haat'
  where not exists (select from pg_database where datname = 'haat') \gexec
