-- What runs with the owner's rights takes no table for its own that whoever calls it has made for this session: temporary ones are
-- looked at first, unless they are named last.
do $$ declare one regprocedure; begin
  for one in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and prosecdef loop
    execute format('alter function %s set search_path = public, pg_temp', one);
  end loop;
end $$;
