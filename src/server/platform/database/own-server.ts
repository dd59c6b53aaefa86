import { join } from 'node:path'
import { type BackupsAt, openTarget } from '../backup/open-target.ts'
import { ARCHIVING, shipWal } from '../backup/ship-wal.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded.ts'
import { connectionsInAll } from './connections.ts'

export interface OwnServerSettings {
  dataDir: string
  /** Of the shop, to say who holds the data. */
  host: string
  port: number
  workers: number
  backups: BackupsAt | null
  postgresBin: string | undefined
  isProduction: boolean
}

/** The embedded server as the shop runs it, and what it writes on the way to the place of backups; for another program, where one is named. */
export async function startOwnServer(
  { dataDir, host, port, workers, backups, postgresBin, isProduction }: OwnServerSettings,
  tell: (step: string) => void,
  onTrouble: (what: string, error?: unknown) => void,
  other?: { holder: string; stopping: AbortSignal },
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    holder: other?.holder ?? `the shop at http://${host}:${port}`,
    settings: { max_connections: String(connectionsInAll(workers)), ...(backups && ARCHIVING) },
    postgresBin,
    toldOldAt: isProduction && !other ? new Date() : undefined,
    tell,
    onTrouble,
    stopping: other?.stopping,
  })
  if (!backups) return postgres
  const shipping = await shipWal({ cluster: join(dataDir, 'postgres'), target: openTarget(backups), onTrouble }).catch(
    async (error: unknown) => {
      await postgres.stop()
      throw error
    },
  )
  return {
    connection: postgres.connection,
    isNew: postgres.isNew,
    async stop() {
      await postgres.stop()
      // The server leaves its last part as it ends.
      await shipping.stop()
    },
  }
}
