import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Member } from './member.ts'

const WHOLE_WITHIN_MS = 1_200_000
const LOOK_EVERY_MS = 100
const ANSWERS_WITHIN_MS = 30_000

/** Once there is a leader and all others follow it, one of them in each commit, which Patroni has written down. */
export async function untilWhole(members: Member[]): Promise<Member> {
  for (const until = Date.now() + WHOLE_WITHIN_MS; Date.now() < until; await wait(LOOK_EVERY_MS)) {
    const said = await Promise.all(members.map((member) => member.status()))
    const leader = members[said.findIndex((status) => status?.isLeader)]
    const isSafe = said.some((status) => status?.isSync)
    if (leader && isSafe && (await isFollowed(leader, members.length - 1).catch(() => false))) return leader
  }
  throw new Error('the cluster does not get whole')
}

async function isFollowed(leader: Member, others: number): Promise<boolean> {
  const following = await askOnce<{ sync_state: string }>(
    leader.connection,
    `select sync_state from pg_stat_replication where state = 'streaming' and application_name <> 'pg_basebackup'`,
  )
  return following.length === others && following.some(({ sync_state }) => sync_state === 'sync')
}

/** On a connection of its own. */
export async function askOnce<Row extends pg.QueryResultRow>(connection: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = await connectOnce(connection)
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    // What it reached may be frozen: not awaited.
    client.end().catch(() => undefined)
  }
}

export async function connectOnce(connection: pg.ClientConfig): Promise<pg.Client> {
  const patience = { connectionTimeoutMillis: ANSWERS_WITHIN_MS, query_timeout: ANSWERS_WITHIN_MS }
  const client = new pg.Client({ ...patience, ...connection })
  client.on('error', () => undefined) // what is asked fails as well
  await client.connect()
  return client
}
