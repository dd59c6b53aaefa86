import { certificatesIn } from '../failover/cluster/certificates.ts'
import { etcdArgs } from '../failover/cluster/etcd.ts'
import { haproxySettings } from '../failover/cluster/haproxy.ts'
import { IN_CONTAINERS } from '../failover/cluster/hosts.ts'
import { sharedPatroniSettings } from '../failover/cluster/patroni.ts'
import { leaderPoolerSettings } from '../failover/cluster/pooler.ts'
import type { Ports } from '../failover/cluster/ports.ts'

export const MEMBERS = ['one', 'two', 'three']
const MEMBER = { postgres: 5432, api: 8008 }
/** Where all of deploy/compose.yaml listens, each in its own container. */
export const PORTS: Ports = {
  ...{ shop: 8080, leader: 5000, pooler: 6432, stats: 8404, etcd: 2379, etcdPeer: 2380 },
  members: MEMBERS.map((_, at) => ({ ...MEMBER, reads: 5001 + at })),
  shops: [3000, 3000, 3000],
}
const HOME = '/var/lib/postgresql'
/** Of PostgreSQL 15, which Debian 12 has. */
const PROGRAMS = '/usr/lib/postgresql/15/bin'

/** In a volume that etcd and the members read. */
export const CERTIFICATES = '/certificates/etcd'
const certificates = certificatesIn(CERTIFICATES)

export const ETCD_COMMAND = ['etcd', ...etcdArgs({ folder: HOME, ports: PORTS, hosts: IN_CONTAINERS, certificates })]

const server = new URL(`postgres://${IN_CONTAINERS.balancer}:${PORTS.leader}`)
const BY_WHOM = '# Written by tests/shipping/settings.test.ts, from what `npm run cluster` is built by; not by hand.\n'

/** By file of deploy/cluster. */
export const SETTINGS = {
  'haproxy.cfg': BY_WHOM + haproxySettings(MEMBERS, PORTS, IN_CONTAINERS),
  'pgbouncer.ini':
    BY_WHOM + leaderPoolerSettings({ server, listen: IN_CONTAINERS.own, port: PORTS.pooler, users: '/tmp/users.txt' }),
  'patroni.yml': `${BY_WHOM}${sharedPatroniSettings({
    hosts: IN_CONTAINERS,
    ports: MEMBER,
    etcdPort: PORTS.etcd,
    certificates,
    home: HOME,
    binDir: PROGRAMS,
    ...{ ttl: 10, isSyncedToDisk: true },
  })}\n`,
}
