import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely } from 'kysely'
import { dialect } from '../platform/database/db.ts'
import { BASELINE, migrate } from '../platform/database/migrations.ts'
import type { Tables } from '../platform/database/tables.ts'
import { IDS_A_MONTH } from '../platform/events/months.ts'
import { projectRoot } from '../platform/process/project.ts'

const FOLDER = join(projectRoot, 'migrations')
const HEAD = `-- The tables of an empty database, as the migrations leave them that stand in its schema_migrations (docs/decisions/079-baseline.md).
-- Written by \`npm run baseline\`, not by hand. Why each thing is as it is stands in the numbered migrations.
SET LOCAL check_function_bodies = off;

`

/** What answers rows; a file holds many. */
const ONE_STATEMENT = /^\s*select\b/i

/** What is used of `@electric-sql/pglite`. */
interface PGlite {
  query<Row>(sql: string, parameters: unknown[]): Promise<{ rows: Row[] }>
  exec(sql: string): Promise<unknown>
  close(): Promise<void>
}

/** By the pg_dump of PGlite, the same version as the embedded PostgreSQL, which comes without one. */
export async function writeBaseline(
  open: () => Promise<PGlite>,
  dump: (pglite: PGlite, args: string[]) => Promise<string>,
): Promise<void> {
  const begun = new Date()
  const pglite = await open()
  await migrate(openOn(pglite), FOLDER, () => undefined)
  const dumped = await dump(pglite, ['--no-owner', '--inserts', '--rows-per-insert=1000'])
  await pglite.close()
  await writeFile(join(FOLDER, BASELINE), HEAD + timeless(readable(dumped), begun))
}

/** One connection, asked in turn. */
function openOn(pglite: PGlite): Kysely<Tables> {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
      if (ONE_STATEMENT.test(sql) || parameters.length > 0) return await pglite.query<Row>(sql, [...parameters])
      await pglite.exec(sql)
      return { rows: [] }
    },
    async *streamQuery() {},
  }
  const nothing = async () => undefined
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: async () => void (await pglite.exec('begin')),
    commitTransaction: async () => void (await pglite.exec('commit')),
    rollbackTransaction: async () => void (await pglite.exec('rollback')),
    releaseConnection: nothing,
    destroy: nothing,
  }
  return new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => driver } })
}

/** Without what pg_dump says to its reader, settings of the session, and sequences that stand where they begin. */
function readable(dump: string): string {
  return dump
    .replaceAll(/^--\n-- .*\n--\n/gm, '')
    .replaceAll(/^-- Dumped .*\n/gm, '')
    .replaceAll(/^SET .*;\n/gm, '')
    .replaceAll(/^SELECT pg_catalog\.set_config\(.*\n/gm, '')
    .replaceAll(/^SELECT pg_catalog\.setval\('[^']+', 1, false\);\n/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^((?:GRANT|REVOKE) .*\n)\n(?=GRANT|REVOKE)/gm, '$1')
    .trim()
    .concat('\n')
}

/** Of the moment and the month in which it is run, not written. */
function timeless(sql: string, begun: Date): string {
  const firstOfNext = (begun.getUTCFullYear() * 12 + begun.getUTCMonth() + 1) * IDS_A_MONTH
  return sql
    .replaceAll(/'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00'/g, (moment) =>
      Date.parse(moment.slice(1, -1)) >= begun.getTime() ? 'now()' : moment,
    )
    .replace(new RegExp(`^(ALTER TABLE .*) \\('${firstOfNext}'\\);$`, 'm'), (_, attach: string) => byMonth(attach))
}

/** As 0108 reckons it. */
function byMonth(attach: string): string {
  return `DO $$ BEGIN
    EXECUTE format('${attach} (%s)',
        (SELECT (extract(year FROM now() AT TIME ZONE 'UTC') * 12 + extract(month FROM now() AT TIME ZONE 'UTC'))::bigint * ${IDS_A_MONTH}));
END $$;`
}
