import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { poolerSettings } from '../../../src/server/testing/own-pgbouncer.ts'
import { answers } from '../../../src/server/testing/own-postgres.ts'
import { type Daemon, startDaemon } from './daemons.ts'
import type { Folder } from './folder.ts'
import { ON_THIS_MACHINE } from './hosts.ts'
import { writeOwned } from './owned.ts'

const POOL_SIZE = 20
/** By itself it waits 15 seconds after a leader it could not reach, and two minutes with what a shop asks meanwhile. */
const FOLLOWS = { server_login_retry: '1', server_connect_timeout: '3', query_wait_timeout: '5' }

/** PgBouncer’s settings before this database, in transaction mode; `users`: the file of its accounts. */
export function leaderPoolerSettings(place: { server: URL; listen: string; port: number; users: string }): string {
  return poolerSettings({ ...place, poolSize: POOL_SIZE, more: FOLLOWS })
}

/** PgBouncer before this database. */
export async function startPooler(place: Folder, program: string, port: number, databaseUrl: string): Promise<Daemon> {
  const [ini, users] = [join(place.path, 'pgbouncer.ini'), join(place.path, 'pgbouncer-users.txt')]
  const server = new URL(databaseUrl)
  await writeOwned(place, ini, leaderPoolerSettings({ server, listen: ON_THIS_MACHINE.own, port, users }))
  await writeOwned(place, users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`)
  const daemon = startDaemon(place, 'pgbouncer', program, ['-q', ini])
  const through = Object.assign(new URL(databaseUrl), { port: String(port) }).href
  while (daemon.exitCode() === null && !(await answers(through))) await wait(50)
  return daemon
}
