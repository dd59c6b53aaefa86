-- Searches compare the newest products that meet their words, and not all of them: among a product's words stands how new
-- it is, as the part of 16,384 (`#n`) and of 131,072 (`#m`) ids that it came in with. With them the index of words brings
-- the newest alone, where it would bring 137,000 sarees.

create or replace function place_product() returns trigger language plpgsql as $$
begin
  new.search := array_to_tsvector(array_remove(array[
      '#c' || new.category_id, '#v' || new.vendor_id, '#n' || (new.id >> 14), '#m' || (new.id >> 17)
    ], null))
    || ts_delete(new.search, array(select lexeme from unnest(new.search) where lexeme like '#%'));
  return new;
end $$;

-- All at once, and the index of words anew after it: row after row it would take many times as long.
drop index products_search;
alter table products disable trigger count_updated;
update products set search = search;
alter table products enable trigger count_updated;
create index products_search on products using gin (search) with (gin_pending_list_limit = 256) where deleted_at is null;

-- A store's products by price.
create index products_of_vendor_cheapest on products (vendor_id, price_poisha, id) where deleted_at is null;
