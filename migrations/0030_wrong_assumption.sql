-- What is done in one trip on an assumption fails by this where the assumption is wrong, and is done again the careful way
-- (docs/decisions/044).
create function wrong_assumption(what text) returns text language plpgsql as $$
begin
  raise exception 'not as assumed: %', what using errcode = 'HA001';
end $$;
