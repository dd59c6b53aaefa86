import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { errorCode } from '../process/error-code.ts'
import type { USER } from './cluster.ts'
import { NAME } from './password.ts'
import { PORT } from './settings.ts'
import { SHOP } from './shop-role.queries.ts'
import { wayTo } from './socket-folder.ts'

export interface Attached {
  connection: pg.ClientConfig
  release(): Promise<void>
}

/** To the embedded server that a running shop has on this folder, as the shop or as its superuser; undefined: none runs. */
export async function attachToRunning(
  dataDir: string,
  user: typeof SHOP | typeof USER = SHOP,
): Promise<Attached | undefined> {
  const password = await readFile(join(dataDir, 'secrets', NAME), 'utf8').catch((error: unknown) => {
    if (NOBODY_THERE.has(errorCode(error))) return undefined
    throw error
  })
  if (password === undefined) return undefined
  const { path, remove } = await wayTo(join(dataDir, 'postgres'))
  const connection = { host: path, port: PORT, user, password: password.trim(), database: 'postgres' }
  const client = new pg.Client(connection)
  try {
    await client.connect()
    await client.end()
    return { connection, release: remove }
  } catch (error) {
    await remove()
    if (NOBODY_THERE.has(errorCode(error))) return undefined
    throw error
  }
}
const NOBODY_THERE = new Set<unknown>(['ENOENT', 'ECONNREFUSED'])
