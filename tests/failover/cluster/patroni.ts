import { join } from 'node:path'
import type { Certificates } from './certificates.ts'
import { type Hosts, ON_THIS_MACHINE } from './hosts.ts'
import type { MemberPorts } from './ports.ts'

/** What all members read alike. */
export interface SharedOptions {
  hosts: Hosts
  ports: { postgres: number; api: number }
  etcdPort: number
  certificates: Certificates
  /** A member’s own folder. */
  home: string
  /** Of PostgreSQL’s programs. */
  binDir: string
  /** Seconds without a word from the leader until another takes its place. */
  ttl: number
  /** Whether commits wait for the disk. Against what kills processes alone they need not. */
  isSyncedToDisk: boolean
}

export interface PatroniOptions extends Pick<SharedOptions, 'binDir' | 'ttl' | 'isSyncedToDisk' | 'certificates'> {
  folder: string
  name: string
  ports: MemberPorts
  etcdPort: number
  passwords: { superuser: string; replication: string }
}

export const SUPERUSER = 'postgres'
const REPLICATION = 'replication'
const SCOPE = 'haat'

/** The settings of a member on this machine, as Patroni reads them (YAML, of which JSON is a part). */
export function patroniSettings(options: PatroniOptions): string {
  const { folder, name, ports, etcdPort, passwords } = options
  const at = (port: number) => `${ON_THIS_MACHINE.own}:${port}`
  const reached = ports.gates ?? ports
  const { restapi, postgresql, ...others } = sharedSettings({
    ...{ ...options, hosts: ON_THIS_MACHINE, home: homeOf(folder, name), etcdPort: ports.gates?.etcd ?? etcdPort },
  })
  const { superuser, replication } = postgresql.authentication
  return jsonOf({
    ...{ name, ...others, restapi: { ...restapi, connect_address: at(reached.api) } },
    postgresql: {
      ...{ ...postgresql, connect_address: at(reached.postgres) },
      authentication: {
        superuser: { ...superuser, password: passwords.superuser },
        replication: { ...replication, password: passwords.replication },
      },
    },
  })
}

/** Of any member: who it is, where others reach it, and passwords come from the environment (`PATRONI_NAME` …). */
export function sharedPatroniSettings(options: SharedOptions): string {
  return jsonOf(sharedSettings(options))
}

function sharedSettings(options: SharedOptions) {
  const { hosts, ports, etcdPort, certificates, home, binDir, isSyncedToDisk } = options
  return {
    scope: SCOPE,
    restapi: { listen: `${hosts.own}:${ports.api}` },
    // By the older interface of etcd: by the newer one Patroni 3.0.2 takes the leader’s place back when it wakes up, whoever has it
    // by then (#2689). What etcd says its address is would lead around the gate.
    etcd: {
      hosts: [`${hosts.etcd}:${etcdPort}`],
      use_proxies: true,
      protocol: 'https',
      cacert: certificates.authority,
      cert: certificates.member.certificate,
      key: certificates.member.key,
    },
    bootstrap: bootstrapOf(options),
    postgresql: {
      listen: `${hosts.own}:${ports.postgres}`,
      ...{ data_dir: join(home, DATA), bin_dir: binDir, pgpass: join(home, 'pgpass') },
      // At once: a copy waits else for the leader’s leisure, two minutes and more in which it has one standby less.
      basebackup: [{ checkpoint: 'fast' }],
      // A leader that fell may have written what no other has: it is wound back, or copied anew.
      ...{ remove_data_directory_on_rewind_failure: true, remove_data_directory_on_diverged_timelines: true },
      authentication: { superuser: { username: SUPERUSER }, replication: { username: REPLICATION } },
      // Their own network, also that of this machine with itself.
      pg_hba: ['host all all samenet scram-sha-256', `host replication ${REPLICATION} samenet scram-sha-256`],
      parameters: { unix_socket_directories: home, ...(isSyncedToDisk ? {} : { fsync: 'off' }) },
    },
    watchdog: { mode: 'off' },
  }
}

const DATA = 'data'
const homeOf = (folder: string, name: string) => join(folder, name)
export const dataOf = (folder: string, name: string) => join(homeOf(folder, name), DATA)

const jsonOf = (settings: object) => JSON.stringify(settings, undefined, 2)

/** Who is in each commit has all that was acknowledged, also where a long transaction was written ahead of it. */
const MOST_BEHIND_BYTES = 2 ** 30

/** What the first member writes into etcd, for all of them. */
function bootstrapOf({ ttl, isSyncedToDisk }: SharedOptions) {
  return {
    dcs: {
      ...{ ...paceOf(ttl), maximum_lag_on_failover: MOST_BEHIND_BYTES },
      // No commit is acknowledged before a second member has it, even where there is none for now.
      ...{ synchronous_mode: true, synchronous_mode_strict: true },
      // A leader that crashed is not started again as one, by Patroni or by itself: it would show what no other has, as if it
      // had been acknowledged.
      primary_start_timeout: 0,
      postgresql: {
        ...{ use_pg_rewind: true, use_slots: true },
        parameters: {
          ...{
            max_connections: 200,
            max_wal_senders: 10,
            wal_log_hints: 'on',
            max_wal_size: '128MB',
            min_wal_size: '64MB',
          },
          // What has gone silent is noticed, and who lost the leader asks again, in time.
          ...{ wal_sender_timeout: '5s', wal_receiver_timeout: '5s', wal_retrieve_retry_interval: '500ms' },
          ...{ restart_after_crash: 'off', shared_buffers: '64MB' },
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums', ...(isSyncedToDisk ? [] : ['no-sync'])],
  }
}

/** Patroni asks for loop_wait + 2 × retry_timeout ≤ ttl. */
function paceOf(ttl: number) {
  return { ttl, loop_wait: 1, retry_timeout: Math.max(1, Math.floor((ttl - 1) / 2) - 1) }
}
