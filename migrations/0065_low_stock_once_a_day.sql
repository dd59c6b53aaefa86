-- A size that runs low is told once a day at the most, unless its store filled it up: an order that is placed and cancelled again and
-- again told it each time. That it rose beyond the line is noted; who made it rise, a save of the product tells by its version.
alter table low_sizes
  add product_version int not null default 0,
  add has_risen boolean not null default false;
drop trigger forget_low_size on product_sizes;
drop function forget_low_size();
create function note_risen_size() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update low_sizes set has_risen = true
    where product_id = new.product_id and size = new.size and not has_risen and (new.stock is null or new.stock > line);
  return null;
end $$;
-- Selling does not come here.
create trigger note_risen_size after update of stock on product_sizes for each row
  when (new.stock is null or new.stock > old.stock) execute function note_risen_size();
