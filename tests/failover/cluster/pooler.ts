import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { poolerSettings } from '../../../src/server/testing/own-pgbouncer.ts'
import { type Daemon, startDaemon } from './daemons.ts'
import type { Folder } from './folder.ts'
import { ON_THIS_MACHINE } from './hosts.ts'
import { writeOwned } from './owned.ts'
import { askOnce } from './wholeness.ts'

const POOL_SIZE = 20
/** By itself it waits 15 seconds after a leader it could not reach, and two minutes with what a shop asks meanwhile. */
const FOLLOWS = { server_login_retry: '1', server_connect_timeout: '3', query_wait_timeout: '5' }
const ANSWERS_WITHIN_MS = 600_000
const LOOK_EVERY_MS = 50

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
  const daemon = startDaemon(place, 'pgbouncer', program, [ini])
  try {
    await untilAnswers(daemon, Object.assign(new URL(databaseUrl), { port: String(port) }).href)
    return daemon
  } catch (error) {
    await daemon.stop()
    throw error
  }
}

async function untilAnswers(daemon: Daemon, connectionString: string): Promise<void> {
  const answers = () =>
    askOnce({ connectionString }, 'select').then(
      () => true,
      () => false,
    )
  for (const late = Date.now() + ANSWERS_WITHIN_MS; !(await answers()); await wait(LOOK_EVERY_MS)) {
    if (!daemon.isRunning()) throw new Error('PgBouncer ended; why stands in pgbouncer.log.')
    if (Date.now() > late) throw new Error(`PgBouncer answered nobody for ${ANSWERS_WITHIN_MS / 1000} seconds.`)
  }
}
