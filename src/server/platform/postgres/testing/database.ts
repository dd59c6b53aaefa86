import { rmSync } from 'node:fs'
import { mkdtemp, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { copyDataDir } from '../../../testing/copy-data-dir.ts'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../embedded.ts'
import { killAllIn } from '../leftovers.ts'

/** A data folder of the test's own. When the test ends, so do the databases that it left running there. */
export async function freshDataDir(inside: string = tmpdir()): Promise<string> {
  const folder = await realpath(await mkdtemp(join(inside, 'haat-test-')))
  onTestFinished(async () => {
    await endDatabasesIn(folder)
    rmSync(folder, { recursive: true, force: true }) // a thousand files: fifty times as quick as one await for each
  })
  return folder
}

/** A data folder with an empty database that is not running. A copy, which is quicker to have than a new one. */
export async function dataDirWithDatabase(): Promise<string> {
  const dataDir = await freshDataDir()
  await copyDataDir(dataDir)
  return dataDir
}

async function endDatabasesIn(dataDir: string): Promise<void> {
  for (const cluster of [join(dataDir, 'postgres'), join(dataDir, 'postgres.new/cluster')]) {
    if (await exists(cluster)) await killAllIn(cluster)
  }
}

export interface StartedDatabase extends EmbeddedPostgres {
  told: string[]
  troubles: string[]
}

/** The database as the shop would start it, only without waiting for the disk. */
export async function startDatabase(
  dataDir: string,
  more: Partial<EmbeddedPostgresOptions> = {},
): Promise<StartedDatabase> {
  const told: string[] = []
  const troubles: string[] = []
  const database = await startEmbeddedPostgres({
    dataDir,
    holder: 'the shop of this test',
    tell: (step) => told.push(step),
    onTrouble: (what) => troubles.push(what),
    settings: { fsync: 'off' },
    ...more,
  })
  onTestFinished(database.stop)
  return { ...database, told, troubles }
}

export async function query<Row extends pg.QueryResultRow>(
  connection: EmbeddedPostgres['connection'],
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {}) // tests kill servers; the query itself still fails
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(10)
}
