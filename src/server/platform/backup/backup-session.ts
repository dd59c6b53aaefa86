import pg from 'pg'
import { isDatabaseAway } from '../postgres/database-trouble.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { outgrownLimit, startBackup } from './backup.queries.ts'

const PATIENCE = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 }

/**
 * While the log is kept for a backup, which is no longer than the session lasts: `ended` is aborted where it is over first, and the work has
 * to stop. Throws why.
 */
export async function inBackupSession<Done>(
  connection: pg.ClientConfig,
  name: string,
  work: (client: pg.Client, ended: AbortSignal) => Promise<Done>,
): Promise<Done> {
  const client = new pg.Client(connection)
  const ended = new AbortController()
  client.on('error', (error) => ended.abort(error))
  let keptFrom: string | undefined
  try {
    await client.connect()
    keptFrom = await startBackup(client, name)
    return await work(client, ended.signal)
  } catch (error) {
    const why: unknown = ended.signal.aborted ? ended.signal.reason : error
    const most = keptFrom && isDatabaseAway(why) ? await limitOutgrown(connection, keptFrom) : undefined
    throw most ? outgrown(most) : why
  } finally {
    await client.end().catch(() => undefined)
  }
}

function outgrown(most: string): StartRefusal {
  return new StartRefusal(
    `The database wrote more than ${most} of log during the backup, and keeps no more for one: make it in a quieter hour, or into a quicker place.`,
  )
}

/** Undefined as well where the database is away: that is why, then. */
async function limitOutgrown(connection: pg.ClientConfig, keptFrom: string): Promise<string | undefined> {
  const client = new pg.Client({ ...connection, ...PATIENCE })
  client.on('error', () => undefined) // what is asked fails as well
  try {
    await client.connect()
    return await outgrownLimit(client, keptFrom)
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
