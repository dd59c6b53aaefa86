import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ClusterPrograms } from '../../scripts/cluster-programs.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { aborted } from '../../src/server/platform/process/aborted.ts'
import { SETTINGS } from '../torture/victim.ts'
import { stopAsked } from './cluster/asked.ts'
import { startCluster } from './cluster/cluster.ts'
import { portsFor } from './cluster/ports.ts'
import type { Recovery } from './recovery.ts'
import { runFailover } from './run.ts'
import { DISK_STRIKES, STRIKES } from './strikes.ts'

const MINUTE_MS = 60_000
const FOLLOWS_WITHIN_MS = 10_000
/** Room for the log: as leaders go before a checkpoint of theirs is over, it is kept from strike to strike. */
const DISK_MEGABYTES = 2_000
const MOST_FOUND_SAID = 20
const LEAST_MEMBERS = 3
const ORDERS_A_KILL = 200

interface FailoverPrograms {
  cluster: ClusterPrograms
  shop: string
  shoppers: string
}

/** `npm run failover`. Ends with 1 where a promise was broken (the folder is left to be looked at), with 2 where time was up. */
export async function main(programs: FailoverPrograms, args: string[]): Promise<void> {
  const options = optionsOf(args)
  const signal = stopAsked()
  const folder = await mkdtemp(join(tmpdir(), 'haat-failover-'))
  try {
    const found = await strikeCluster(programs, options, folder, signal)
    for (const words of found.slice(0, MOST_FOUND_SAID)) say(`BROKEN: ${words}`)
    if (found.length === 0) await rm(folder, { recursive: true, force: true })
    else process.exitCode = 1
  } catch (error) {
    if (!signal.aborted) throw error
    await rm(folder, { recursive: true, force: true })
    process.exit(1)
  }
}

/** Leaves nothing running, also where it is asked to stop. */
async function strikeCluster(
  programs: FailoverPrograms,
  { kills, orders, minutes, customers, seed, isPooled, members, hasDisks }: ReturnType<typeof optionsOf>,
  folder: string,
  signal: AbortSignal,
): Promise<string[]> {
  say(
    `seed ${seed}: ${kills} times without a leader, ${orders} orders, ${members} members, at most ${minutes} minutes; ${folder}`,
  )
  const ports = await portsFor({ members, shops: 2, isGated: true }, freePort)
  const cluster = await startCluster({
    ...{ folder, programs: programs.cluster, ports, isPooled, signal, tell: say, ttl: 10, isSyncedToDisk: false },
    ...(hasDisks ? { diskMegabytes: DISK_MEGABYTES } : {}),
    shop: { program: programs.shop, settings: SETTINGS },
  })
  try {
    const run = runFailover({
      ...{ cluster, folder, seed, customers, tell: say, shoppers: programs.shoppers },
      strikes: { ...STRIKES, ...(hasDisks ? DISK_STRIKES : {}) },
      bounds: {
        rounds: kills,
        orders,
        ordersApart: Math.ceil(orders / kills),
        until: Date.now() + minutes * MINUTE_MS,
      },
    })
    const { found, recoveries, strikes: _, ...figures } = await Promise.race([run, aborted(signal)])
    say(JSON.stringify(figures))
    for (const [strike, times] of Object.entries(timesOf(recoveries))) say(`${strike}: ${JSON.stringify(times)}`)
    if (figures.isCutShort) process.exitCode = 2
    return [...found, ...recoveries.filter(({ shopsMs }) => shopsMs > FOLLOWS_WITHIN_MS).map(lateOf)]
  } finally {
    await cluster.stop()
  }
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '50' },
      orders: { type: 'string' },
      minutes: { type: 'string', default: '60' },
      customers: { type: 'string', default: '12' },
      members: { type: 'string', default: '3' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      pgbouncer: { type: 'boolean', default: false },
      disks: { type: 'boolean', default: process.geteuid?.() === 0 },
    },
    allowNegative: true,
  })
  const { kills, minutes, customers, members, seed, pgbouncer, disks } = values
  const orders = values.orders ?? Number(kills) * ORDERS_A_KILL
  if (Number(members) < LEAST_MEMBERS)
    throw new Error(`--members must be ${LEAST_MEMBERS} or more: of two, the one that is left commits nothing.`)
  return {
    ...{ kills: Number(kills), orders: Number(orders), minutes: Number(minutes), customers: Number(customers) },
    ...{ members: Number(members), seed: Number(seed), isPooled: pgbouncer, hasDisks: disks },
  }
}

function lateOf({ strike, shopsMs }: Recovery): string {
  return `${strike}: the shops followed ${shopsMs} ms after the leader was back, not within ${FOLLOWS_WITHIN_MS}`
}

/** In ms, by strike: the median, and the longest. */
function timesOf(recoveries: Recovery[]) {
  const names = [...new Set(recoveries.map(({ strike }) => strike))]
  return Object.fromEntries(
    names.map((name) => {
      const own = recoveries.filter(({ strike }) => strike === name)
      const spread = (all: number[]) => {
        const sorted = all.toSorted((one, other) => one - other)
        return { median: sorted[sorted.length >> 1], longest: sorted.at(-1) }
      }
      const leaderMs = spread(own.map((each) => each.leaderMs))
      return [name, { times: own.length, leaderMs, shopsMs: spread(own.map((each) => each.shopsMs)) }]
    }),
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
