-- How many products on sale have a word (the shop counts them in the background, count-words.ts), so that what is mistyped is
-- taken for what is meant most often; and how many slips in it are known: two cost a hundred rows, which a word is
-- given once several products have it. Only a word’s own row says so, where the spelling is the word.

alter table search_spellings
  add column products int not null default 1,
  add column slips smallint not null default 2;
