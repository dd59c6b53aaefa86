-- As in 0007: a list by price, and the count beside it, walk through an index that knows the store and the category too.
drop index products_cheapest;
create index products_cheapest on products (price_poisha, id) include (category_id, vendor_id) where deleted_at is null;
drop index products_of_category_cheapest;
create index products_of_category_cheapest on products (category_id, price_poisha, id) include (vendor_id)
  where deleted_at is null;
drop index products_of_vendor_cheapest;
create index products_of_vendor_cheapest on products (vendor_id, price_poisha, id) include (category_id)
  where deleted_at is null;
