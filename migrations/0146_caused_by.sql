-- Whose deed a message tells of: who placed the order that it is about, else whom it is for. Messages of one account go out behind the
-- first of each other (docs/decisions/090). Unknown of what waits already, which goes first.
alter table messages add column caused_by bigint;
