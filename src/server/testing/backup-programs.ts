import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { inject, onTestFinished } from 'vitest'
import { type Db, openDb } from '../platform/database/db.ts'
import { attachToRunning } from '../platform/postgres/attach.ts'
import { dataDirWithDatabase } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from './bundled-shop.ts'

export const SECRET = 'a secret of a shop that is backed up'

export type Settings = Record<string, string>

/** Of a shop that was never open. */
export async function settingsOf(): Promise<Settings & { DATA_DIR: string }> {
  return {
    ...{ DATA_DIR: await dataDirWithDatabase(), JWT_SECRET: SECRET, ADMIN_PASSWORD: 'nobody logs in with it' },
    ...{ MAX_OPEN_ORDERS: '0', MAX_ORDERS_A_DAY: '0' },
  }
}

/** Of one that was open, and is not now. */
export async function settingsOfClosed(): Promise<Settings & { DATA_DIR: string }> {
  const settings = await settingsOf()
  const shop = startBundledShop(settings)
  await shop.open()
  await shop.kill('SIGTERM')
  return settings
}

/** The database of a running shop, as its superuser. */
export async function databaseOf({ DATA_DIR = '' }: Settings): Promise<Db> {
  const running = await attachToRunning(DATA_DIR, 'haat')
  if (!running) throw new Error('no shop runs there')
  const db = openDb({ ...running.connection, max: 2 }, () => undefined)
  onTestFinished(async () => {
    await db.destroy()
    await running.release()
  })
  return db
}

/** Its status (or the signal that ended it) and what it said. */
export type Ended = readonly [status: number | string, stdout: string, stderr: string]

/** What `npm run backup` and `npm run restore` run once the shop is built. */
export function startProgram(program: 'backup' | 'restore', settings: Settings, ...args: string[]) {
  const child = spawn(process.execPath, [inject('programs')[program], ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
  })
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    stdout += part
  })
  const stderr = text(child.stderr)
  const ended = once(child, 'close').then(
    async ([status, signal]): Promise<Ended> => [status ?? signal, stdout, await stderr],
  )
  return { signal: (name: NodeJS.Signals) => void child.kill(name), stdout: () => stdout, ended }
}

export async function run(...call: Parameters<typeof startProgram>): Promise<Ended> {
  return await startProgram(...call).ended
}
