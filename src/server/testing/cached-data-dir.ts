import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDb } from '../platform/database/db.ts'
import { migrateJobs } from '../platform/database/migrate-jobs.ts'
import { migrate } from '../platform/database/migrations.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { projectRoot } from '../platform/process/project.ts'
import { createDatabase, TEMPLATE } from './databases.ts'

const CACHE = join(projectRoot, 'node_modules/.cache/postgres')
const AS_NEW = 'src/server/testing/as-new.sql'
/** Files, and folders without what is inside their folders. The lockfile stands for PostgreSQL and graphile-worker. */
const MADE_FROM = [
  ...[
    'package-lock.json',
    'migrations',
    AS_NEW,
    'src/server/testing/cached-data-dir.ts',
    'src/server/testing/databases.ts',
  ],
  ...['src/server/platform/database/migrations.ts', 'src/server/platform/database/migrations.queries.ts'],
  ...[
    'src/server/platform/postgres',
    'src/server/platform/database/migrate-jobs.ts',
    'src/server/platform/database/graphile.ts',
  ],
]
const UNUSED_MS = 24 * 60 * 60 * 1000

/**
 * A data folder whose database never runs, kept from run to run: an empty database and, beside it, the migrated template
 * that every test file copies. To be copied.
 */
export async function cachedDataDir(): Promise<string> {
  const kept = join(CACHE, await fingerprint())
  if (!(await isThere(kept))) {
    await mkdir(CACHE, { recursive: true })
    await removeUnused()
    await make(kept)
  }
  const now = new Date()
  await utimes(kept, now, now)
  return kept
}

/** Of the account too: PostgreSQL runs as another one for root. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(String(process.geteuid?.()))
  for (const path of (await Promise.all(MADE_FROM.map(filesAt))).flat())
    hash.update(path).update(await readFile(join(projectRoot, path)))
  return hash.digest('hex').slice(0, 16)
}

async function filesAt(path: string): Promise<string[]> {
  if ((await stat(join(projectRoot, path))).isFile()) return [path]
  const entries = await readdir(join(projectRoot, path), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.')).map(({ name }) => name)
  return names.toSorted().map((name) => join(path, name))
}

/** Aside and durably, then renamed when complete: the copies of a run that is killed, or of two at once, are whole or not there. */
async function make(kept: string): Promise<void> {
  const unfinished = await mkdtemp(join(CACHE, 'unfinished-'))
  try {
    await fill(unfinished)
    await rename(unfinished, kept)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!(await isThere(kept))) throw error
  }
}

async function fill(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    holder: 'a test run',
    tell: () => undefined,
    onTrouble: (what, error) => process.stderr.write(`${what} ${error ?? ''}\n`),
  })
  try {
    const connection = { ...postgres.connection, database: TEMPLATE }
    await createDatabase(postgres.connection, TEMPLATE, 'template0')
    const db = openDb({ ...connection, max: 1 }, () => undefined)
    await migrate(db, join(projectRoot, 'migrations'), () => undefined)
    await migrateJobs(
      connection,
      () => undefined,
      () => undefined,
    )
    await sql.raw(await readFile(join(projectRoot, AS_NEW), 'utf8')).execute(db)
    await db.destroy()
  } finally {
    await postgres.stop()
  }
}

/** Not what another run may still copy. */
async function removeUnused(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    // Another run may just have renamed it.
    const found = await stat(join(CACHE, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > UNUSED_MS) await rm(join(CACHE, name), { recursive: true, force: true })
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
