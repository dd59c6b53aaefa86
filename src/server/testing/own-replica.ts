import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../scripts/free-port.mjs'
import { firstUnprivileged } from '../platform/postgres/account.ts'
import { until } from '../platform/postgres/testing/database.ts'
import { administer, answers, OLDEST_SUPPORTED } from './own-postgres.ts'

export interface OwnReplica {
  /** The same database and account, on the replica. */
  of(databaseUrl: string): string
  /** What is written meanwhile is not seen there, until it goes on. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  /** At once, as a machine that falls. */
  end(): Promise<void>
  startAgain(): Promise<void>
  stop(): Promise<void>
}

/** A streaming replica of this server, by its superuser. */
export async function startOwnReplica(superuserUrl: string, settings: string[] = []): Promise<OwnReplica> {
  const [copy, postgres] = ['pg_basebackup', 'postgres'].map((name) => join(OLDEST_SUPPORTED, name))
  if (!copy || !postgres || !existsSync(copy))
    throw new Error(
      'Replicas are tested with PostgreSQL 15: please install it (Debian: apt-get install postgresql-15).',
    )
  const folder = await mkdtemp(join(tmpdir(), 'haat-own-replica-'))
  const account = process.geteuid?.() === 0 ? firstUnprivileged(await readFile('/etc/passwd', 'utf8')) : {}
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  const as = { ...account, cwd: folder, env: { LC_ALL: 'C' } }
  await promisify(execFile)(copy, ['-d', superuserUrl, '-D', 'cluster', '-R', '--checkpoint=fast', '--no-sync'], as)
  const port = await freePort()
  const of = (url: string) => Object.assign(new URL(url), { port: String(port) }).href
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
  let running: ChildProcess
  const start = async () => {
    const all = [...own, ...settings].flatMap((setting) => ['-c', setting])
    running = spawn(postgres, ['-D', 'cluster', ...all], { ...as, stdio: 'ignore' })
    await until(() => running.exitCode !== null || answers(of(superuserUrl)))
    if (running.exitCode !== null) throw new Error(`The replica ended with ${running.exitCode}.`)
  }
  const end = async () => {
    const ended = once(running, 'exit')
    if (running.kill('SIGQUIT')) await ended
  }
  await start()
  return {
    ...{ of, end, startAgain: start },
    pauseReplay: () => administer(of(superuserUrl), 'select pg_wal_replay_pause()'),
    resumeReplay: () => administer(of(superuserUrl), 'select pg_wal_replay_resume()'),
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
