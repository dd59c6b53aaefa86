import pg from 'pg'

/** Owner of the database and its contents; no superuser. */
export const SHOP = 'haat_shop'

type Connection = pg.ClientConfig & { password: string }

/** As an owner who reads no files and runs no programs; takes over what an older version made as the superuser. */
export async function shopRole(superuser: Connection): Promise<Connection> {
  const client = new pg.Client(superuser)
  client.on('error', () => undefined) // the query fails as well, and says so
  try {
    await client.connect()
    await client.query(`begin; ${ensureRole(client.escapeLiteral(superuser.password))}; ${GIVE_ALL}; commit`)
  } finally {
    await client.end()
  }
  return { ...superuser, user: SHOP }
}

/** The superuser’s password: the same file, and nobody else reaches the socket. */
function ensureRole(password: string): string {
  return `
    do $$ begin
      if not exists (select from pg_roles where rolname = '${SHOP}') then create role ${SHOP}; end if;
    end $$;
    alter role ${SHOP} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password};
    do $$ begin execute format('alter database %I owner to ${SHOP}', current_database()); end $$`
}

/** Identity columns bring their sequences. */
const GIVE_ALL = `
  do $$ declare one text; ours oid[] := array['public'::regnamespace, to_regnamespace('graphile_worker')]; begin
    for one in
      select format('alter schema %I owner to ${SHOP}', nspname) from pg_namespace
      where nspname = 'graphile_worker' and nspowner <> '${SHOP}'::regrole
      union all
      select format('alter table %s owner to ${SHOP}', oid::regclass) from pg_class
      where relnamespace = any(ours) and relkind in ('r', 'p', 'v', 'm') and relowner <> '${SHOP}'::regrole
      union all
      select format('alter type %s owner to ${SHOP}', reltype::regtype) from pg_class
      where relnamespace = any(ours) and relkind = 'c' and relowner <> '${SHOP}'::regrole
      union all
      select format('alter sequence %s owner to ${SHOP}', oid::regclass) from pg_class
      where relnamespace = any(ours) and relkind = 'S' and relowner <> '${SHOP}'::regrole
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i') and refobjsubid > 0)
      union all
      select format('alter routine %s owner to ${SHOP}', oid::regprocedure) from pg_proc
      where pronamespace = any(ours) and proowner <> '${SHOP}'::regrole
    loop
      execute one;
    end loop;
  end $$`
