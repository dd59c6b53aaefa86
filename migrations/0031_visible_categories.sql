-- Every statement that shows products asks which categories are visible: those that are active down from their roots. Walking
-- the tree each time was a third of the work for one product; it changes once a week (docs/decisions/045).
create table visible_categories (
  id bigint primary key references categories (id) on delete cascade,
  -- Ids from the root down to itself.
  path bigint[] not null,
  depth int not null generated always as (cardinality(path) - 1) stored
);

create function keep_visible_categories() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with recursive visible as (
    select id, array[id] as path from categories where parent_id is null and is_active
    union all
    select below.id, path || below.id
    from categories as below join visible on visible.id = below.parent_id
    where below.is_active
  ), hidden as (
    delete from visible_categories where id not in (select id from visible)
  )
  insert into visible_categories as kept (id, path) select id, path from visible
  on conflict (id) do update set path = excluded.path where kept.path <> excluded.path;
  return null;
end $$;

create trigger visible_categories_kept after insert or update of parent_id, is_active or delete on categories
  for each statement execute function keep_visible_categories();
-- A statement that changes no row fires it too.
update categories set is_active = is_active where false;
analyze visible_categories;

grant select on visible_categories to pg_database_owner;
