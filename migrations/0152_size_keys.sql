-- A size of a product has a key of its own, and what is about it points there, beside product and size as they were bought: cart lines,
-- order lines and notices of low stock (docs/decisions/092). Null: the size is not offered any more, or not looked up yet.
alter table product_sizes add column id bigint generated always as identity;
-- By id; and lines are held to a size of their own product, by keys that the indexes of lines by product serve.
alter table product_sizes add constraint product_sizes_id_product_id_key unique (id, product_id);

-- Few enough to be written at once, before there is a key to check.
alter table cart_lines add column product_size_id bigint;
update cart_lines set product_size_id = product_sizes.id from product_sizes
  where product_sizes.product_id = cart_lines.product_id and product_sizes.size = cart_lines.size;
alter table low_sizes add column product_size_id bigint;
update low_sizes set product_size_id = product_sizes.id from product_sizes
  where product_sizes.product_id = low_sizes.product_id and product_sizes.size = low_sizes.size;
-- Of these there are many: a job looks them up, some at a time.
alter table order_lines add column product_size_id bigint;

alter table cart_lines add constraint cart_lines_product_size_fkey
  foreign key (product_size_id, product_id) references product_sizes (id, product_id) on delete set null (product_size_id) not valid;
alter table low_sizes add constraint low_sizes_product_size_fkey
  foreign key (product_size_id, product_id) references product_sizes (id, product_id) on delete cascade not valid;
alter table order_lines add constraint order_lines_product_size_fkey
  foreign key (product_size_id, product_id) references product_sizes (id, product_id) on delete set null (product_size_id) not valid;
grant insert (product_size_id) on cart_lines to pg_database_owner;
grant select (product_size_id), insert (product_size_id) on order_lines to pg_database_owner;

-- What the release before writes names product and size alone. Held, so that none points at a size that is taken off meanwhile.
create function point_at_size() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.product_size_id := (
    select id from product_sizes where product_id = new.product_id and size = new.size for key share
  );
  return new;
end $$;
create trigger cart_lines_point_at_size before insert on cart_lines for each row
  when (new.product_size_id is null) execute function point_at_size();
create trigger low_sizes_point_at_size before insert on low_sizes for each row
  when (new.product_size_id is null) execute function point_at_size();
create trigger order_lines_point_at_size before insert on order_lines for each row
  when (new.product_size_id is null) execute function point_at_size();

-- A size that its store offers again is the one that carts had lost. Never worth reading all carts.
create function point_carts_at_sizes() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update cart_lines set product_size_id = after.id from after
  where cart_lines.product_id = after.product_id and cart_lines.size = after.size and cart_lines.product_size_id is null;
  return null;
end $$;
create trigger sizes_offered_again after insert on product_sizes
  referencing new table as after for each statement execute function point_carts_at_sizes();
