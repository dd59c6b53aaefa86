import { randomUUID } from 'node:crypto'
import pg from 'pg'

const AT_MOST_MS = 5_000

/** Its version as PostgreSQL numbers it (150004), and whether the account owns the database. */
export async function serverAt(
  url: string,
  parameters: pg.ClientConfig,
): Promise<{ version: number; isOwner: boolean }> {
  return await withClient({ ...parameters, connectionString: url }, async (client) => {
    const { rows } = await client.query(
      `select current_setting('server_version_num') as server_version_num, exists (
        select from pg_roles where rolname = 'pg_database_owner' and pg_has_role(oid, 'member')) as is_owner`,
    )
    return { version: Number(rows[0].server_version_num), isOwner: rows[0].is_owner }
  })
}

/** Whether sessions at one address hear what is told by the other. */
export async function sessionsHear(listenUrl: string, tellUrl: string): Promise<boolean> {
  const [channel, words] = ['haat_start', randomUUID()]
  return await withClient({ connectionString: listenUrl }, async (listener) => {
    let isHeard = false
    listener.on('notification', ({ payload }) => {
      isHeard ||= payload === words
    })
    await listener.query(`listen ${channel}`)
    await withClient({ connectionString: tellUrl }, (teller) =>
      teller.query('select pg_notify($1, $2)', [channel, words]),
    )
    // Its answer comes behind what was told.
    await listener.query('select')
    return isHeard
  })
}

/**
 * Fails where the server follows another (SQLSTATE 25006). A leader that was demoted shows, until it is wound back, commits that no other
 * has; a balancer may still lead there.
 */
export async function refuseReplica(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_current_xact_id()')
}

async function withClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: AT_MOST_MS, query_timeout: AT_MOST_MS })
  client.on('error', () => undefined) // the query fails as well, and says so
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
