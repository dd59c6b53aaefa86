import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { killAllIn } from '../../../src/server/platform/postgres/leftovers.ts'
import { postgresProcessesIn } from '../../../src/server/platform/postgres/processes.ts'
import { mountSmallDisk, type SmallDisk } from '../../torture/full-disk.ts'
import { type Daemon, sendSignal, startDaemon } from './daemons.ts'
import type { Folder } from './folder.ts'
import { type Gate, openGate } from './gate.ts'
import { makeOwned, writeOwned } from './owned.ts'
import { dataOf, type PatroniOptions, patroniSettings, SUPERUSER } from './patroni.ts'

/** A member of the cluster, Patroni with its PostgreSQL: what would be a machine. */
export interface Member {
  name: string
  folder: string
  /** As superuser, past HAProxy. */
  connection: pg.ClientConfig
  start(): void
  /** As it says itself; undefined where it does not say. */
  status(): Promise<Status | undefined>
  /** All of it at once, as a machine falls. */
  fall(): Promise<void>
  /** PostgreSQL alone, which Patroni notices. */
  killPostgres(): Promise<void>
  /** Stops in the middle of whatever it does. */
  freeze(): Promise<void>
  /** Goes on, and knows of nothing. */
  thaw(): Promise<void>
  /** Neither etcd nor another member is reached, or reaches it; shops do. */
  isolate(): void
  rejoin(): void
  stop(): Promise<void>
}

export interface Status {
  isLeader: boolean
  /** May be promoted: it is in each commit. */
  isSync: boolean
}

export interface MemberOptions extends PatroniOptions {
  place: Folder
  /** Patroni’s program. */
  program: string
  diskMegabytes: number | undefined
}

const ASKED_WITHIN_MS = 10_000

export async function prepareMember(options: MemberOptions): Promise<Member> {
  const { place, name, ports, passwords, program, diskMegabytes } = options
  const folder = join(place.path, name)
  const data = dataOf(place.path, name)
  const disk = diskMegabytes === undefined ? undefined : await mountDisk(folder, diskMegabytes)
  await makeOwned(place, folder)
  const settings = join(folder, 'patroni.yml')
  await writeOwned(place, settings, patroniSettings(options))
  const gates = await openGates(options)
  let daemon: Daemon | undefined
  const killPostgres = async () => {
    if (existsSync(data)) await killAllIn(data)
  }
  const signalAll = async (kind: NodeJS.Signals) => {
    daemon?.signal(kind)
    for (const pid of await postgresProcessesIn(data)) sendSignal(pid, kind)
  }
  const identity = { host: '127.0.0.1', port: ports.postgres, user: SUPERUSER, password: passwords.superuser }
  return {
    ...{ name, folder, killPostgres, connection: { ...identity, database: 'postgres' } },
    start() {
      daemon = startDaemon(place, name, program, [settings])
    },
    status: () => statusAt(`http://127.0.0.1:${ports.api}/patroni`),
    async fall() {
      daemon?.signal('SIGKILL')
      await killPostgres()
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    isolate: () => {
      for (const gate of gates) gate.cut()
    },
    rejoin: () => {
      for (const gate of gates) gate.mend()
    },
    async stop() {
      await daemon?.stop()
      await killPostgres()
      await Promise.all(gates.map((gate) => gate.close()))
      await disk?.remove()
    },
  }
}

async function mountDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  const disk = await mountSmallDisk(folder, megabytes)
  if (typeof disk === 'string') throw new Error(disk)
  return disk
}

async function openGates({ ports, etcdPort }: PatroniOptions): Promise<Gate[]> {
  const { gates } = ports
  if (!gates) return []
  return await Promise.all([
    openGate(gates.postgres, ports.postgres),
    openGate(gates.api, ports.api),
    openGate(gates.etcd, etcdPort),
  ])
}

async function statusAt(address: string): Promise<Status | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ASKED_WITHIN_MS) })
    const said = (await answer.json()) as { state: string; role: string; sync_standby?: boolean }
    if (said.state !== 'running') return undefined
    return { isLeader: said.role === 'master' || said.role === 'primary', isSync: said.sync_standby ?? false }
  } catch {
    return undefined
  }
}
