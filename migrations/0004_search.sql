-- Products are found by more words than before: the singular, the description, where they stand. The shop makes those words
-- itself, and reads the products that it has not read since (`indexed_as`) again in the background.

alter table products add column indexed_as int not null default 1;
alter table products alter column indexed_as set default 2;
create index products_to_index_again on products (id) where indexed_as < 2;

-- Read on every search for every product found: it stays in the row, uncompressed; the long texts make room for it.
alter table products alter column search set storage main;

-- Where a product stands, among its words: `#c` and its category, `#v` and its store. Renaming either changes no product.
create function place_product() returns trigger language plpgsql as $$
begin
  new.search := array_to_tsvector(array_remove(array['#c' || new.category_id, '#v' || new.vendor_id], null))
    || ts_delete(new.search, array(select lexeme from unnest(new.search) where lexeme like '#%'));
  return new;
end $$;
create trigger place_inserted before insert or update of search, category_id, vendor_id on products
  for each row execute function place_product();

-- A short list of what has come in lately: every search reads it to the end.
alter index products_search set (gin_pending_list_limit = 256);

-- Filled again as products are read again: words are kept under more of their slips now, and by their sound.
truncate search_spellings;
create index search_spellings_words on search_spellings (word collate "C") where spelling = word;
