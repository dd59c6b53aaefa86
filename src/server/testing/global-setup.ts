import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { cachedDataDir } from './cached-data-dir.ts'
import { copyDataDir } from './copy-data-dir.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string; database: string }
  }
}

/** One real PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cached = await cachedDataDir()
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-tests-'))
  await copyDataDir(dataDir, cached)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    holder: 'a test run',
    tell: () => undefined,
    onTrouble: (what, error) => process.stderr.write(`${what} ${error ?? ''}\n`),
    settings: {
      ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
      // Nobody recovers it, nor reads its log.
      ...{ wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '4GB', checkpoint_timeout: '1h' },
    },
  })
  project.provide('postgres', postgres.connection)
  project.provide('cachedDataDir', cached)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
