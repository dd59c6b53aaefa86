-- A list narrowed down by price walks through its index alone until it has its page: what it looks for stands beside.
drop index products_newest;
create index products_newest on products (created_at desc, id desc) include (price_poisha, category_id, vendor_id)
  where deleted_at is null;
drop index products_of_category;
create index products_of_category on products (category_id, created_at desc, id desc) include (price_poisha, vendor_id)
  where deleted_at is null;
