import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { undefinedWhereMissing } from '../process/error-code.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { isHistory } from './wal-names.ts'

export interface ClusterFile {
  /** Below the cluster’s folder. */
  path: string
  isFolder: boolean
}

/** Where the archiver leaves the log for the shop, and where a restore lays it for PostgreSQL: below the cluster, which its account may reach. */
export const WAL_OUT = 'haat_wal'
export const WAL_IN = 'haat_wal_in'

/** Where PostgreSQL keeps its log itself. */
export const PG_WAL = 'pg_wal'

/** PostgreSQL makes anew what is in these. */
const EMPTY = new Set([
  PG_WAL,
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'backup_manifest',
  WAL_OUT,
  WAL_IN,
  'tablespace_map',
  'tablespace_map.old',
  'recovery.signal',
  'standby.signal',
  'current_logfiles',
])
const PASSING = /^(?:\.s\.PGSQL\.|pgsql_tmp|pg_internal\.init)/
const LAST = 'global/pg_control'

/** Of all timelines that the cluster has come through. */
export async function historiesIn(cluster: string): Promise<string[]> {
  return (await readdir(join(cluster, PG_WAL))).filter(isHistory)
}

/** As pg_basebackup copies them: without what is of this run alone, and the control file last. */
export async function* clusterFiles(cluster: string): AsyncGenerator<ClusterFile> {
  for await (const file of filesBelow(cluster, '')) if (file.path !== LAST) yield file
  yield { path: LAST, isFolder: false }
}

async function* filesBelow(cluster: string, folder: string): AsyncGenerator<ClusterFile> {
  const entries = await readdir(join(cluster, folder), { withFileTypes: true }).catch(undefinedWhereMissing)
  // None: a table space or database that was dropped meanwhile.
  for (const entry of entries ?? []) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (LEFT_OUT.has(path) || PASSING.test(entry.name)) continue
    if (entry.isSymbolicLink())
      throw new StartRefusal(`${path} of the database leads out of its folder, and would not be backed up.`)
    if (entry.isFile()) yield { path, isFolder: false }
    if (!entry.isDirectory()) continue
    yield { path, isFolder: true }
    if (!EMPTY.has(path)) yield* filesBelow(cluster, path)
  }
}
