import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fill } from '../torture/full-disk.ts'
import type { Member } from './cluster/member.ts'
import { askOnce } from './cluster/wholeness.ts'

/** Takes the leader away. Answers how what it did is undone, once the shops follow another. */
export type LeaderStrike = (leader: Member) => Promise<() => void | Promise<void>>

const FULL_FOR_MS = 5_000
const nothing = () => undefined

export const STRIKES: Record<string, LeaderStrike> = {
  /** `kill -9` of all of it, as a machine falls; it comes back when another leads, with what it had. */
  fall: async (leader) => {
    await leader.fall()
    return leader.start
  },
  /** `kill -9` of its PostgreSQL alone. */
  crash: async (leader) => {
    await leader.killPostgres()
    return nothing
  },
  /** `kill -9` of one session of the shops, as the kernel does where memory is short: PostgreSQL ends with it. */
  backend: async ({ connection }) => {
    const sessions = `select pid from pg_stat_activity where application_name = 'haat' order by query_start desc limit 1`
    for (const { pid } of await askOnce<{ pid: number }>(connection, sessions)) process.kill(pid, 'SIGKILL')
    return nothing
  },
  /** It stands still in the middle of its commits, and goes on as if nothing had been when another leads. */
  freeze: async (leader) => {
    await leader.freeze()
    return leader.thaw
  },
  /** The network between it and the rest is cut, but not that to the shops. */
  cut: async (leader) => {
    leader.isolate()
    return leader.rejoin
  },
}

/** Only where members have disks of their own: the leader’s has no room for a while. */
export const DISK_STRIKES: Record<string, LeaderStrike> = {
  'full-disk': async ({ folder }) => {
    const ballast = join(folder, 'ballast')
    fill(ballast)
    await wait(FULL_FOR_MS)
    rmSync(ballast)
    return nothing
  },
}
