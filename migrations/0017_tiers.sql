-- What can be bought and seen stands first: each product is in one of three tiers, 2 where it can be bought and has a picture,
-- 1 where it can be bought, 0 where it has sold out. A list in tiers is one of them after the other, and has its indexes. The
-- others stay for lists that go by age or price alone.

alter table products add column tier smallint not null generated always as (
  case when sizes_in_stock = 0 then 0 when image is null then 1 else 2 end
) stored;

create index products_in_tiers on products (tier, created_at desc, id desc)
  include (price_poisha, category_id, vendor_id, sizes_in_stock) where deleted_at is null;
create index products_in_tiers_of_category on products (category_id, tier, created_at desc, id desc)
  include (price_poisha, vendor_id, sizes_in_stock) where deleted_at is null;
create index products_in_tiers_of_vendor on products (vendor_id, tier, created_at desc, id desc)
  include (price_poisha, category_id, sizes_in_stock) where deleted_at is null;
create index products_in_tiers_cheapest on products (tier, price_poisha, id)
  include (category_id, vendor_id, sizes_in_stock) where deleted_at is null;
create index products_in_tiers_of_category_cheapest on products (category_id, tier, price_poisha, id)
  include (vendor_id, sizes_in_stock) where deleted_at is null;
create index products_in_tiers_of_vendor_cheapest on products (vendor_id, tier, price_poisha, id)
  include (category_id, sizes_in_stock) where deleted_at is null;
analyze products;
