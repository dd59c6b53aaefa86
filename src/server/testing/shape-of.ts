import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/**
 * What one database has and another lacks, a line for each part: all that PostgreSQL’s catalogs say of the shop’s schema and of the
 * database, and all rows, times left out. The conditions of the second are written anew first: PostgreSQL leaves out parentheses when it
 * reads what it wrote itself.
 */
export async function differencesBetween(dumped: Db, written: Db): Promise<{ more: string[]; less: string[] }> {
  await readAgain(written)
  const [ours, theirs] = [await partsOf(dumped), await partsOf(written)]
  return { more: without(theirs, ours), less: without(ours, theirs) }
}

/** Equal rows count each. */
function without(those: string[], parts: string[]): string[] {
  const left = [...those]
  return parts.filter((part) => {
    const at = left.indexOf(part)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

async function readAgain(db: Db): Promise<void> {
  await sql`do $$ declare one text; begin
    for one in
      select format('alter table %s drop constraint %I, add constraint %2$I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
      union all
      select format('drop trigger %I on %s; %s', tgname, tgrelid::regclass, pg_get_triggerdef(pg_trigger.oid))
      from pg_trigger join pg_class on tgrelid = pg_class.oid
      where not tgisinternal and tgqual is not null and relnamespace = 'public'::regnamespace
    loop
      execute one;
    end loop;
  end $$`.execute(db)
}

async function partsOf(db: Db): Promise<string[]> {
  const { rows } = await CATALOGS.execute(db)
  return [...rows.map(({ part }) => part), ...(await rowsOf(db))]
}

/** Sorted: in what order things were granted says nothing. Null: as by default. */
const acl = (column: string, byDefault = 'null') =>
  sql.raw(
    `(select array_agg(granted::text order by granted::text) from unnest(coalesce(${column}, ${byDefault})) as granted)`,
  )

const CATALOGS = sql<{ part: string }>`
  with ours as (select 'public'::regnamespace as schema)
  select jsonb_build_object('schema', nspname, 'acl', ${acl('nspacl', `acldefault('n', nspowner)`)}, 'owner', nspowner::regrole)::text as part
    from pg_namespace where nspname !~ '^pg_|^information_schema$' and nspname not in ('graphile_worker', 'as_new')
  union all
  select jsonb_build_object('relation', relname, 'kind', relkind, 'persistence', relpersistence, 'options', reloptions,
    'toast', (select toast.reloptions from pg_class as toast where toast.oid = it.reltoastrelid), 'acl', ${acl('relacl', `acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)`)},
    'owner', relowner::regrole, 'access', (select amname from pg_am where pg_am.oid = relam), 'tablespace', reltablespace,
    'security', array[relrowsecurity, relforcerowsecurity], 'identity', relreplident, 'type', reloftype,
    'parents', (select array_agg(inhparent::regclass order by inhseqno) from pg_inherits where inhrelid = it.oid),
    'partition', array[pg_get_expr(relpartbound, oid), pg_get_partkeydef(oid)],
    'view', case when relkind in ('v', 'm') then pg_get_viewdef(oid) end)::text
    from ours join pg_class as it on relnamespace = schema
  union all
  select jsonb_build_object('column', attname, 'of', attrelid::regclass, 'place', row_number() over (partition by attrelid order by attnum),
    'type', format_type(atttypid, atttypmod), 'not null', attnotnull, 'default', pg_get_expr(adbin, adrelid), 'identity', attidentity,
    'generated', attgenerated, 'storage', attstorage, 'compression', attcompression, 'collation', attcollation::regcollation,
    'statistics', attstattarget, 'options', attoptions, 'local', array[attislocal::text, attinhcount::text], 'acl', ${acl('attacl')})::text
    from ours join pg_class as it on relnamespace = schema join pg_attribute on attrelid = it.oid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped
  union all
  select jsonb_build_object('constraint', conname, 'of', conrelid::regclass, 'type', contype, 'means', pg_get_constraintdef(oid),
    'valid', convalidated, 'index', conindid::regclass, 'parent', (select conname from pg_constraint as parent where parent.oid = it.conparentid),
    'local', array[conislocal::text, coninhcount::text])::text
    from ours join pg_constraint as it on connamespace = schema
  union all
  select jsonb_build_object('index', indexrelid::regclass, 'means', pg_get_indexdef(indexrelid), 'flags',
    array[indisprimary, indisunique, indisclustered, indisvalid, indisready, indisreplident, indimmediate])::text
    from ours join pg_class as it on relnamespace = schema join pg_index on indexrelid = it.oid
  union all
  select jsonb_build_object('trigger', tgname, 'of', tgrelid::regclass, 'means', pg_get_triggerdef(pg_trigger.oid), 'enabled', tgenabled)::text
    from ours join pg_class as it on relnamespace = schema join pg_trigger on tgrelid = it.oid where not tgisinternal
  union all
  select jsonb_build_object('rule', rulename, 'of', ev_class::regclass, 'means', pg_get_ruledef(pg_rewrite.oid), 'enabled', ev_enabled)::text
    from ours join pg_class as it on relnamespace = schema join pg_rewrite on ev_class = it.oid
  union all
  select jsonb_build_object('policy', polname, 'of', polrelid::regclass, 'for', polcmd, 'permissive', polpermissive,
    'roles', polroles::regrole[], 'using', pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid))::text
    from pg_policy
  union all
  select jsonb_build_object('function', oid::regprocedure, 'means', pg_get_functiondef(oid), 'acl', ${acl('proacl', `acldefault('f', proowner)`)},
    'owner', proowner::regrole)::text
    from ours join pg_proc on pronamespace = schema where prokind <> 'a'
  union all
  select jsonb_build_object('type', oid::regtype, 'kind', typtype, 'default', typdefault, 'base', typbasetype::regtype, 'acl', ${acl('typacl', `acldefault('T', typowner)`)},
    'labels', (select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = it.oid))::text
    from ours join pg_type as it on typnamespace = schema
  union all
  select jsonb_build_object('sequence', it.oid::regclass, 'is', to_jsonb(pg_sequences) - 'schemaname' - 'last_value',
    'of', (select array_agg(concat_ws('.', refobjid::regclass, refobjsubid, deptype)) from pg_depend
      where objid = it.oid and classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass))::text
    from ours join pg_class as it on relnamespace = schema and relkind = 'S' join pg_sequences on sequencename = relname and schemaname = 'public'
  union all
  select jsonb_build_object('statistics', stxname, 'means', pg_get_statisticsobjdef(oid), 'target', stxstattarget)::text
    from ours join pg_statistic_ext on stxnamespace = schema
  union all
  select jsonb_build_object('comment', description, 'on', pg_describe_object(classoid, objoid, objsubid))::text
    from ours join pg_description on objoid >= 16384 or objoid = schema
  union all
  select jsonb_build_object('default', defaclobjtype, 'of', defaclrole::regrole, 'in', defaclnamespace::regnamespace, 'acl', ${acl('defaclacl')})::text
    from pg_default_acl
  union all
  select jsonb_build_object('extension', extname, 'version', extversion)::text from pg_extension
  union all
  select jsonb_build_object('event trigger', evtname, 'on', evtevent, 'function', evtfoid::regprocedure)::text from pg_event_trigger
  union all
  select jsonb_build_object('publication', pubname, 'of', (select array_agg(prrelid::regclass) from pg_publication_rel where prpubid = it.oid))::text
    from pg_publication as it
  union all
  select jsonb_build_object('setting', setconfig, 'of', setrole::regrole)::text
    from pg_db_role_setting join pg_database on setdatabase = pg_database.oid where datname = current_database()
  union all
  select 'other objects: ' || sum(others) from (
    select count(*) as others from ours join pg_operator on oprnamespace = schema
    union all select count(*) from ours join pg_collation on collnamespace = schema
    union all select count(*) from ours join pg_opclass on opcnamespace = schema
    union all select count(*) from ours join pg_conversion on connamespace = schema
    union all select count(*) from ours join pg_ts_config on cfgnamespace = schema
    union all select count(*) from ours join pg_ts_dict on dictnamespace = schema
    union all select count(*) from ours join pg_proc on pronamespace = schema and prokind = 'a'
    union all select count(*) from pg_foreign_server
    union all select count(*) from pg_largeobject_metadata
  ) as counted`

/** And where each sequence stands. A time is there or not. */
async function rowsOf(db: Db): Promise<string[]> {
  const { rows: relations } = await sql<{ name: string; columns: string }>`
    select relname as name, string_agg(case when atttypid in ('timestamptz'::regtype, 'timestamp'::regtype)
      then format('%I is not null as %I', attname, attname) else quote_ident(attname) end, ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and attnum > 0 and not attisdropped and attname <> 'log_cnt'
    group by relname`.execute(db)
  const parts: string[] = []
  for (const { name, columns } of relations) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(it)::text as row from (select ${sql.raw(columns)} from ${sql.table(name)}) as it`.execute(db)
    parts.push(...rows.map(({ row }) => `row of ${name}: ${row}`))
  }
  return parts
}
