import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { USER } from '../src/server/platform/postgres/cluster.ts'
import { PORT } from '../src/server/platform/postgres/settings.ts'

/** What happens in the shop meanwhile, by somebody else: straight in its database. */
export async function query(
  sql: string,
  values: unknown[],
  dataDir = inject('shop').dataDir,
): Promise<Record<string, unknown>[]> {
  const password = await readFile(join(dataDir, 'secrets/postgres-password'), 'utf8')
  const client = new pg.Client({
    host: join(dataDir, 'postgres'),
    port: PORT,
    user: USER,
    password: password.trim(),
    database: 'postgres',
  })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}
