import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../../demo/random.ts'
import { postgresProcessesIn } from '../../src/server/platform/postgres/processes.ts'
import { ask } from './ask.ts'
import { stopInFullSwing } from './stop.ts'
import { type Victim, withClient } from './victim.ts'
import { workersOf } from './workers.ts'

/** Strikes a shop in the middle of its work, and sees that it comes back. Throws where it does not. */
export type Strike = (victim: Victim, random: Random) => Promise<void>

/** Against a shop with its own database. */
export const STRIKES = {
  /** `kill -9` of the shop. */
  shop: async (victim) => {
    victim.shop().signal('SIGKILL')
    await victim.startAgain()
  },
  /** `kill -9` of the database’s first process: its backends lose their parent, the shop starts it again. */
  postmaster: async (victim) => {
    process.kill(await postmasterOf(victim), 'SIGKILL')
    await untilWellAgain(victim)
  },
  /** `kill -9` of one process of the database: all sessions end, it recovers from its log. */
  backend: async (victim, random) => {
    const backends = await backendsOf(victim)
    const pid = backends[random.whole(backends.length)]
    if (pid) process.kill(pid, 'SIGKILL')
    await untilWellAgain(victim)
  },
  /** Shop and database at the same moment, as a power cut would. */
  both: async (victim) => {
    const postmaster = await postmasterOf(victim)
    victim.shop().signal('SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    await victim.startAgain()
  },
  /** SIGTERM with 200 requests in flight. */
  term: stopInFullSwing,
  /** The shop’s clock goes a day forward. */
  clock: async (victim) => {
    const { pid } = victim.shop()
    for (const each of [pid, ...(await workersOf(pid))]) process.kill(each, 'SIGUSR2')
    await untilWellAgain(victim)
  },
} satisfies Record<string, Strike>

/** The same, and one more where several processes serve. */
export function strikesOn(workers: number): Record<string, Strike> {
  return workers > 1 ? { ...STRIKES, worker: killWorker } : STRIKES
}

/** `kill -9` of one that serves: the others go on, and another takes its place. */
const killWorker: Strike = async (victim, random) => {
  const workers = await workersOf(victim.shop().pid)
  const pid = workers[random.whole(workers.length)]
  if (pid) process.kill(pid, 'SIGKILL')
  await untilWellAgain(victim)
}

/** Those that kill nothing: once each, then now and then. */
export const RARE: ReadonlySet<string> = new Set(['term', 'clock'])

/** Within seconds, `GET /api/health` says so; a machine that is busy with other things needs more of them. */
const WELL_WITHIN_MS = 600_000

export async function untilWellAgain({ plan, shop }: Victim): Promise<void> {
  const patience = Date.now() + WELL_WITHIN_MS
  while ((await ask(plan.url, 'GET', '/api/health', { token: '' })).outcome !== 'ok') {
    if (Date.now() > patience) throw new Error(`the shop does not get well:\n${shop().stdout()}${shop().stderr()}`)
    await wait(20)
  }
}

async function postmasterOf({ cluster }: Victim): Promise<number> {
  return Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)
}

async function backendsOf(victim: Victim): Promise<number[]> {
  const known = new Set(await postgresProcessesIn(victim.cluster))
  const { rows } = await withClient(victim.connection, (client) =>
    client.query<{ pid: number }>(`select pid from pg_stat_activity where application_name like 'haat%'`),
  )
  return rows.map(({ pid }) => pid).filter((pid) => known.has(pid))
}
