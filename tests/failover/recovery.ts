import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster/cluster.ts'
import type { Member } from './cluster/member.ts'
import { askOnce, connectOnce } from './cluster/wholeness.ts'
import type { LeaderStrike } from './strikes.ts'

export interface Recovery {
  strike: string
  /** From the strike until a leader acknowledged commits without a pause, asked past all that stands before it. */
  leaderMs: number
  /** From then until each shop acknowledged a change. */
  shopsMs: number
}

/** Whether this shop changes something now; waits as long as the shop does. */
export type Writes = (shopUrl: string) => Promise<boolean>

const BACK_WITHIN_MS = 1_200_000
const LOOK_EVERY_MS = 50
const PAUSE_MS = 1_500
const OLD_LEADER_WITHIN_MS = 30_000

/** What nobody but a test writes or reads. */
export async function prepareAreas(leader: Member): Promise<void> {
  await askOnce(leader.connection, 'create table if not exists marks (at timestamptz, words text)')
}

/**
 * One strike at the leader of a whole cluster, until the shops are well again. Whoever has a session with the old leader writes
 * there meanwhile, and must not be told that it is done where it is not kept.
 */
export async function recover(
  cluster: Cluster,
  name: string,
  strike: LeaderStrike,
  writes: Writes,
): Promise<{ recovery: Recovery; found: string[] }> {
  const leader = await cluster.whole()
  const session = await connectOnce({ ...leader.connection, query_timeout: OLD_LEADER_WITHIN_MS })
  const struckAt = performance.now()
  const undo = await strike(leader)
  const late = `late at ${leader.name}: ${randomUUID()}`
  const isLateAcknowledged = mark(session, late).then(
    () => true,
    () => false,
  )
  await untilSomeLeads(cluster.members)
  const watched = watchLeader(cluster.members)
  await Promise.all(cluster.shops.map((shop) => until(() => writes(shop.url), `the shop at ${shop.url} writes`)))
  const wellAt = performance.now()
  const backAt = Math.min(wellAt, await watched.end())
  await undo()
  const isBroken = (await isLateAcknowledged) && !(await isKept(cluster, late))
  session.end().catch(() => undefined)
  return {
    recovery: { strike: name, leaderMs: Math.round(backAt - struckAt), shopsMs: Math.round(wellAt - backAt) },
    found: isBroken
      ? [`${name}: the leader that was ${leader.name} acknowledged a commit after it was struck, and it is lost`]
      : [],
  }
}

/** Whoever leads by now: one that lives through its strike, and one that led again after another did. */
async function isKept(cluster: Cluster, words: string): Promise<boolean> {
  const { connection } = await cluster.whole()
  return (await askOnce(connection, `select from marks where words = '${words}'`)).length > 0
}

/** A leader whose only other member has to be copied anew acknowledges nothing again: since when it does without a pause. */
function watchLeader(members: Member[]): { end(): Promise<number> } {
  let [backAt, isOver] = [performance.now(), false]
  const watching = (async () => {
    while (!isOver) {
      const askedAt = performance.now()
      await untilSomeLeads(members)
      if (performance.now() - askedAt > PAUSE_MS) backAt = performance.now()
      await wait(LOOK_EVERY_MS)
    }
  })()
  return {
    async end() {
      isOver = true
      await watching
      return backAt
    },
  }
}

/** Once a commit is acknowledged by any. */
async function untilSomeLeads(members: Member[]): Promise<void> {
  const over = new AbortController()
  const tries = members.map(async (member) => {
    await until(async () => over.signal.aborted || (await marks(member)), 'a leader comes')
  })
  try {
    await Promise.any(tries)
  } finally {
    over.abort()
  }
}

async function marks({ connection, name }: Member): Promise<boolean> {
  return await askOnce(connection, markOf(name)).then(
    () => true,
    () => false,
  )
}

async function mark(session: Awaited<ReturnType<typeof connectOnce>>, words: string): Promise<void> {
  await session.query(markOf(words))
}

const markOf = (words: string) => `insert into marks values (now(), '${words}')`

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const late = Date.now() + BACK_WITHIN_MS; !(await isSo()); await wait(LOOK_EVERY_MS))
    if (Date.now() > late) throw new Error(`${BACK_WITHIN_MS / 1000} seconds passed before ${what}`)
}
