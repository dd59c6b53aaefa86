import { once } from 'node:events'
import { createServer } from 'node:net'

/** All on 127.0.0.1. */
export interface Ports {
  /** The shops, by HAProxy. */
  shop: number
  /** The leader’s database, by HAProxy. */
  leader: number
  pooler: number
  /** HAProxy’s page about itself. */
  stats: number
  etcd: number
  etcdPeer: number
  members: MemberPorts[]
  shops: number[]
}

export interface MemberPorts {
  postgres: number
  /** Patroni’s. */
  api: number
  /** The same database while it is a replica, by HAProxy. */
  reads: number
  /** How others reach this member, and this member etcd: through gates where the network can be cut. */
  gates?: { postgres: number; api: number; etcd: number }
}

/** As many as are asked for: the next ones from a base, or any free ones. */
export async function portsFor(
  counts: { members: number; shops: number; isGated: boolean },
  next: () => number | Promise<number>,
): Promise<Ports> {
  const ports: Ports = {
    ...{ shop: await next(), leader: await next(), pooler: await next(), stats: await next() },
    ...{ etcd: await next(), etcdPeer: await next(), members: [], shops: [] },
  }
  for (let at = 0; at < counts.members; at += 1) {
    const own = { postgres: await next(), api: await next(), reads: await next() }
    const gates = counts.isGated ? { postgres: await next(), api: await next(), etcd: await next() } : undefined
    ports.members.push(gates ? { ...own, gates } : own)
  }
  for (let at = 0; at < counts.shops; at += 1) ports.shops.push(await next())
  return ports
}

/** From this one on. */
export function portsFrom(base: number): () => number {
  let port = base
  return () => port++
}

/** Throws, in words, where somebody has one of them: a cluster that was killed, perhaps. */
export async function refuseTaken(ports: Ports): Promise<void> {
  const { members, shops, ...others } = ports
  const all = [
    ...Object.values(others),
    ...shops,
    ...members.flatMap(({ postgres, api, reads }) => [postgres, api, reads]),
  ]
  for (const port of all) {
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening').catch(() => {
      throw new Error(
        `port ${port} is taken, perhaps by a cluster that was killed. End that, or name others by --port.`,
      )
    })
    server.close()
    await once(server, 'close')
  }
}
