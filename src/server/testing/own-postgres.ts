import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../../scripts/free-port.mjs'
import { firstUnprivileged } from '../platform/postgres/account.ts'
import { findBinaries } from '../platform/postgres/binaries.ts'
import { until } from '../platform/postgres/testing/database.ts'

export const OLDEST_SUPPORTED = '/usr/lib/postgresql/15/bin'

export interface OwnPostgres {
  /** `postgres://…@127.0.0.1:port/postgres` */
  url: string
  /** One statement of its superuser’s. */
  administer(statement: string): Promise<void>
  stop(): Promise<void>
}

/**
 * A PostgreSQL server as an owner of a shop would run it, reached over TCP by a password: the oldest supported version
 * where this machine has it, else the embedded one’s programs.
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-own-postgres-'))
  const account = process.geteuid?.() === 0 ? firstUnprivileged(await readFile('/etc/passwd', 'utf8')) : {}
  const { initdb, postgres } = await programs(folder)
  await writeFile(join(folder, 'password'), 'pass word!')
  if (account.uid !== undefined && account.gid !== undefined)
    for (const path of [folder, join(folder, 'password')]) await chown(path, account.uid, account.gid)

  const as = { ...account, cwd: folder, env: { LC_ALL: 'C' } }
  const how = ['-D', 'cluster', '--username', 'owner', '--pwfile', 'password', '--auth', 'scram-sha-256']
  await promisify(execFile)(initdb, [...how, '--encoding', 'UTF8', '--no-sync'], as)
  const port = await freePort()
  const settings = ['fsync=off', `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1', `port=${port}`]
  const server = spawn(postgres, ['-D', 'cluster', ...settings.flatMap((setting) => ['-c', setting])], {
    ...as,
    stdio: 'ignore',
  })
  const exited = once(server, 'exit')
  const url = `postgres://owner:pass%20word!@127.0.0.1:${port}/postgres`
  await until(() => server.exitCode !== null || answers(url))
  return {
    url,
    administer: (statement) => administer(url, statement),
    async stop() {
      server.kill('SIGINT')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function programs(folder: string): Promise<{ initdb: string; postgres: string }> {
  if (!existsSync(OLDEST_SUPPORTED)) return await findBinaries({ dataDir: folder }, {}, () => undefined)
  return { initdb: join(OLDEST_SUPPORTED, 'initdb'), postgres: join(OLDEST_SUPPORTED, 'postgres') }
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  return await client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}
