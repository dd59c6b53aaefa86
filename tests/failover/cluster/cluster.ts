import { join } from 'node:path'
import type pg from 'pg'
import type { ClusterPrograms } from '../../../scripts/cluster-programs.mjs'
import { holdFolder } from '../../../src/server/platform/postgres/hold.ts'
import { aborted } from '../../../src/server/platform/process/aborted.ts'
import { keptSecret } from '../../../src/server/platform/process/secrets.ts'
import { ensureCertificates } from './certificates.ts'
import { type Daemon, startDaemon } from './daemons.ts'
import { ensureAccount } from './database.ts'
import { etcdArgs } from './etcd.ts'
import type { Folder } from './folder.ts'
import { endLeftovers, MEMBER_NAMES, openFolder } from './folders.ts'
import { haproxySettings } from './haproxy.ts'
import { ON_THIS_MACHINE } from './hosts.ts'
import { type Member, prepareMember } from './member.ts'
import { writeOwned } from './owned.ts'
import { startPooler } from './pooler.ts'
import { type Ports, refuseTaken } from './ports.ts'
import { type RunningShop, startShop } from './shops.ts'
import { untilWhole } from './wholeness.ts'

export interface ClusterOptions {
  folder: string
  programs: ClusterPrograms
  ports: Ports
  /** What each shop runs, and its settings beside where the database is. */
  shop: { program: string; settings: Record<string, string> }
  /** Seconds without a word from the leader until another takes its place. */
  ttl: number
  /** Whether commits wait for the disk. Against what kills processes alone they need not. */
  isSyncedToDisk: boolean
  /** PgBouncer before the leader. */
  isPooled: boolean
  /** Of each member; without: the machine’s own. */
  diskMegabytes?: number
  /** Ends the start, and whatever of it runs by then. */
  signal?: AbortSignal
  tell(step: string): void
}

export interface Cluster {
  members: Member[]
  shops: RunningShop[]
  /** Of the shops, by HAProxy. */
  url: string
  databaseUrl: string
  /** The shop’s database, by HAProxy. */
  connection: pg.ClientConfig
  adminPassword: string
  /** Once there is a leader and all others follow it, one of them in each commit. */
  whole(): Promise<Member>
  /** Nothing of it runs any more. */
  stop(): Promise<void>
}

/** What runs, in the order in which it was started. */
interface Running {
  members: Member[]
  daemons: Daemon[]
  shops: RunningShop[]
}

/** The database’s account and database of the shop. */
const SHOP = 'haat'

/** Debian’s Patroni, etcd, HAProxy and shops, as processes of this machine; over what an earlier run left in the folder. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const place = await openFolder(options.folder)
  const hold = await holdFolder(place.path, 'a cluster')
  await endLeftovers(place.path)
  const running: Running = { members: [], daemons: [], shops: [] }
  const stop = async () => {
    await Promise.all(running.shops.map((shop) => shop.process.kill('SIGTERM')))
    await Promise.all(running.members.map((member) => member.stop()))
    await Promise.all(running.daemons.map((daemon) => daemon.stop()))
    await endLeftovers(place.path)
    await hold.release()
  }
  try {
    const begun = begin(options, place, running)
    const begins = options.signal ? Promise.race([begun, aborted(options.signal)]) : begun
    return { ...(await begins), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function begin(options: ClusterOptions, place: Folder, running: Running): Promise<Omit<Cluster, 'stop'>> {
  await refuseTaken(options.ports)
  await startMembers(options, place, running)
  const found = await openDatabase(options, place, running)
  const adminPassword = await keptSecret(place.path, 'admin', 18)
  await startShops(options, place, { ADMIN_PASSWORD: adminPassword, ...found.settings }, running)
  return {
    ...{ members: running.members, shops: running.shops, adminPassword },
    ...{ url: `http://127.0.0.1:${options.ports.shop}`, databaseUrl: found.settings.DATABASE_URL },
    connection: { connectionString: found.leaderUrl },
    whole: () => untilWhole(running.members),
  }
}

async function startMembers(options: ClusterOptions, place: Folder, { members, daemons }: Running): Promise<void> {
  const { programs, ports, tell, ttl, isSyncedToDisk, diskMegabytes } = options
  tell(`etcd, HAProxy, Patroni and PostgreSQL, with ${ports.members.length} members…`)
  const certificates = await ensureCertificates(place, `IP:${ON_THIS_MACHINE.etcd}`)
  const etcd = etcdArgs({ folder: place.path, ports, hosts: ON_THIS_MACHINE, certificates })
  daemons.push(startDaemon(place, 'etcd', programs.etcd, etcd))
  const secret = (name: string) => keptSecret(place.path, name, 18)
  const shared = {
    folder: place.path,
    place,
    ttl,
    isSyncedToDisk,
    diskMegabytes,
    etcdPort: ports.etcd,
    certificates,
    ...{ binDir: programs.postgres, program: programs.patroni },
    passwords: { superuser: await secret('superuser'), replication: await secret('replication') },
  }
  const names = MEMBER_NAMES.slice(0, ports.members.length)
  for (const [at, own] of ports.members.entries())
    members.push(await prepareMember({ ...shared, name: names[at] ?? '', ports: own }))
  options.signal?.throwIfAborted()
  for (const member of members) member.start()
  const settings = join(place.path, 'haproxy.cfg')
  await writeOwned(place, settings, haproxySettings(names, ports, ON_THIS_MACHINE))
  daemons.push(startDaemon(place, 'haproxy', programs.haproxy, ['-db', '-f', settings]))
}

/** Once it is there: where shops find it. */
async function openDatabase(
  { programs, ports, isPooled }: ClusterOptions,
  place: Folder,
  { members, daemons }: Running,
) {
  const password = await keptSecret(place.path, 'shop', 18)
  await untilWhole(members)
  await ensureAccount(members, { name: SHOP, password })
  const urlAt = (port: number) => `postgres://${SHOP}:${password}@127.0.0.1:${port}/${SHOP}`
  const leaderUrl = urlAt(ports.leader)
  if (isPooled) daemons.push(await startPooler(place, programs.pgbouncer, ports.pooler, leaderUrl))
  const settings = {
    ...{ DATABASE_URL: isPooled ? urlAt(ports.pooler) : leaderUrl, DATABASE_LISTEN_URL: isPooled ? leaderUrl : '' },
    DATABASE_READ_URLS: ports.members.map(({ reads }) => urlAt(reads)).join(),
  }
  return { leaderUrl, settings }
}

/** One after the other: the first makes the tables. */
async function startShops(
  { ports, shop, tell, signal }: ClusterOptions,
  { path }: Folder,
  database: Record<string, string>,
  { shops }: Running,
): Promise<void> {
  tell(`${ports.shops.length} shops…`)
  const secret = async (name: string) => await keptSecret(path, name)
  const keys = { JWT_SECRET: await secret('token-key'), SECRETS_KEY: await secret('secrets-key') }
  for (const [at, port] of ports.shops.entries()) {
    const settings = { ...keys, ...database, PUBLIC_URL: `http://127.0.0.1:${ports.shop}`, ...shop.settings }
    signal?.throwIfAborted()
    const started = await startShop(path, `shop-${at + 1}`, port, { program: shop.program, settings })
    shops.push(started)
    await started.process.open()
  }
}
