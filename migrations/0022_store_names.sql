-- No two open stores are called the same, or as good as the same: `name_key` is a name without case, accents and look-alike letters
-- (vendors/name-key.ts). The shop gives the stores that are there theirs at its next start; of two that share a name the later
-- one keeps its own, and nobody else gets it. The shop’s own name is taken from the beginning.
alter table vendors
  add column name_key text,
  -- As an approved store was called before it took its present name, until an admin has seen that.
  add column former_name text;
update vendors set name_key = 'haat' where is_house;
create unique index vendors_one_name on vendors (name_key) where deleted_at is null;
grant update (name_key, former_name) on vendors to pg_database_owner;
