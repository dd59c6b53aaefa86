-- Words are kept under more of their slips than before, and by another sound where they have a nasal vowel: the shop spells
-- those again in the background that it has not spelled since (`spelled_as`). Only a word’s own row says so, where the
-- spelling is the word.

alter table search_spellings add column spelled_as int not null default 1;
