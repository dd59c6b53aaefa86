-- Products of an edition before the third (text-analysis/document.ts) are to be found by an index, as those before the second
-- were: without one each batch of a million read all that came before it.
drop index products_to_index_again;
create index products_to_index_again on products (id) where indexed_as < 3;
alter table products alter column indexed_as set default 3;
