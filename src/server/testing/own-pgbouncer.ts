import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/free-port.mjs'
import { ensurePgBouncer } from '../../../scripts/pgbouncer.mjs'
import { firstUnprivileged } from '../platform/postgres/account.ts'
import { until } from '../platform/postgres/testing/database.ts'

export interface OwnPgBouncer {
  /** The same database and account, through the pooler. */
  through(databaseUrl: string): string
  /** Ends it at once, with all that is under way. */
  end(): Promise<void>
  startAgain(): Promise<void>
  stop(): Promise<void>
}

/** Debian’s PgBouncer in transaction mode before all databases of a server, for the account of this address; as its manual sets it up: no parameter is ignored. */
export async function startOwnPgBouncer(databaseUrl: string, poolSize: number): Promise<OwnPgBouncer> {
  const program = await ensurePgBouncer()
  const folder = await mkdtemp(join(tmpdir(), 'haat-pgbouncer-'))
  // Like PostgreSQL it refuses root.
  const account = process.geteuid?.() === 0 ? firstUnprivileged(await readFile('/etc/passwd', 'utf8')) : {}
  const server = new URL(databaseUrl)
  const port = await freePort()
  const [ini, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  await writeFile(ini, poolerSettings({ server, listen: HERE, port, users, poolSize }))
  await writeFile(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`)
  if (account.uid !== undefined && account.gid !== undefined)
    for (const path of [folder, ini, users]) await chown(path, account.uid, account.gid)
  const through = (url: string) => Object.assign(new URL(url), { port: String(port) }).href
  let running: ChildProcess
  const start = async () => {
    running = spawn(program, ['-q', ini], { ...account, cwd: folder, stdio: 'ignore' })
    await until(() => running.exitCode !== null || listens(port))
    if (running.exitCode !== null) throw new Error(`PgBouncer ended with ${running.exitCode}.`)
  }
  const end = async () => {
    const ended = once(running, 'exit')
    if (running.kill('SIGTERM')) await ended
  }
  await start()
  return {
    ...{ through, end, startAgain: start },
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const HERE = '127.0.0.1'

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, HERE)
  return await once(socket, 'connect').then(
    () => Boolean(socket.destroy()),
    () => false,
  )
}

/** `users`: the file of its accounts. `more`: settings beside those that it needs. */
export function poolerSettings({
  server: { hostname, port: serverPort },
  listen,
  port,
  users,
  poolSize,
  more = {},
}: {
  server: URL
  listen: string
  port: number
  users: string
  poolSize: number
  more?: Record<string, string>
}): string {
  return `[databases]
; A leader that was demoted shows commits that are lost: a connection to a server that follows another ends at once.
* = host=${hostname} port=${serverPort} connect_query='select pg_terminate_backend(pg_backend_pid()) where pg_is_in_recovery()'
[pgbouncer]
listen_addr = ${listen}
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
${Object.entries(more)
  .map(([name, value]) => `${name} = ${value}\n`)
  .join('')}`
}
