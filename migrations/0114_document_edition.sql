-- Products of an edition before the fourth (text-analysis/document.ts): their words have accents, and their codes signs between.
-- They are found by an index, as those of earlier editions were (0033), and read again beside the work of the shop.
drop index products_to_index_again;
create index products_to_index_again on products (id) where indexed_as < 4;
alter table products alter column indexed_as set default 4;
