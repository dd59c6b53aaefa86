import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ClusterPrograms } from '../../../scripts/cluster-programs.mjs'
import { aborted } from '../../../src/server/platform/process/aborted.ts'
import { stopAsked } from './asked.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type Ports, portsFor, portsFrom } from './ports.ts'

/** `npm run cluster`: until Ctrl+C, which leaves nothing but a folder that was named. */
export async function main(programs: ClusterPrograms, program: string, args: string[]): Promise<void> {
  const { folder, isKept, isPooled, ttl, ports } = await optionsOf(args)
  const signal = stopAsked()
  const shop = { program, settings: { DEMO: '1', LOG_LEVEL: 'warn' } }
  const options = { folder, programs, ports, shop, ttl, isPooled, isSyncedToDisk: true, signal, tell: say }
  try {
    const cluster = await startCluster(options)
    greet(cluster, ports)
    await aborted(signal).catch(() => say('Closing the cluster…'))
    await cluster.stop()
  } catch (error) {
    if (!signal.aborted) end(error)
  }
  if (!isKept) await rm(folder, { recursive: true, force: true })
  process.exit()
}

function end(error: unknown): void {
  process.exitCode = 1
  process.stderr.write(`\n  The cluster did not start: ${error instanceof Error ? error.message : error}\n\n`)
}

async function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      folder: { type: 'string' },
      port: { type: 'string', default: '7400' },
      members: { type: 'string', default: '3' },
      shops: { type: 'string', default: '2' },
      ttl: { type: 'string', default: '10' },
      pgbouncer: { type: 'boolean', default: false },
    },
  })
  const counts = { members: Number(values.members), shops: Number(values.shops), isGated: false }
  return {
    folder: values.folder ?? (await mkdtemp(join(tmpdir(), 'haat-cluster-'))),
    isKept: values.folder !== undefined,
    isPooled: values.pgbouncer,
    ttl: Number(values.ttl),
    ports: await portsFor(counts, portsFrom(Number(values.port))),
  }
}

function greet({ url, shops, members, databaseUrl, adminPassword }: Cluster, ports: Ports): void {
  const at = (port: number | undefined) => `127.0.0.1:${port}`
  say('')
  say(`The shop: ${url}   (HAProxy; behind it ${shops.map((shop) => shop.url).join(', ')})`)
  say(`Admin:    admin / ${adminPassword}`)
  say(`Database: ${databaseUrl}   (the leader’s, wherever it is)`)
  for (const [place, { name, connection }] of members.entries())
    say(
      `  ${name.padEnd(5)} PostgreSQL ${at(connection.port)}, as a replica ${at(ports.members[place]?.reads)}, ` +
        `Patroni http://${at(ports.members[place]?.api)}/cluster`,
    )
  say(`HAProxy:  http://${at(ports.stats)}`)
  say(`etcd:     ${at(ports.etcd)}`)
  say('')
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
