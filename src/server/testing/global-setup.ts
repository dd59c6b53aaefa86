import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openDb } from '../platform/database/db.ts'
import { migrate } from '../platform/database/migrations.ts'
import { migrateJobs } from '../platform/jobs/migrate-jobs.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { projectRoot } from '../platform/process/project.ts'
import { createDatabase, TEMPLATE } from './databases.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string; database: string }
  }
}

/** One real PostgreSQL for the whole run, with a migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-tests-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    holder: 'a test run',
    tell: () => undefined,
    onTrouble: (what, error) => process.stderr.write(`${what} ${error ?? ''}\n`),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  await createDatabase(postgres.connection, TEMPLATE, 'template0')
  const db = openDb({ ...postgres.connection, database: TEMPLATE, max: 1 }, () => undefined)
  await migrate(db, join(projectRoot, 'migrations'), () => undefined)
  await migrateJobs({ ...postgres.connection, database: TEMPLATE }, () => undefined)
  await sql.raw(await readFile(join(import.meta.dirname, 'as-new.sql'), 'utf8')).execute(db)
  await db.destroy()
  project.provide('postgres', postgres.connection)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
