import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { USER } from '../../src/server/platform/postgres/cluster.ts'
import { PORT } from '../../src/server/platform/postgres/settings.ts'

/** What happens in the shop meanwhile, by somebody else: straight in its database. */
export async function query(
  sql: string,
  values: unknown[],
  dataDir = inject('shop').dataDir,
): Promise<Record<string, unknown>[]> {
  return await connected(dataDir, async (client) => (await client.query(sql, values)).rows)
}

/** Holds the rows that `sql` locks until each of `presses`, one after the other, has let somebody come who waits for them. */
export async function holding(
  sql: string,
  presses: (() => Promise<unknown>)[],
  dataDir = inject('shop').dataDir,
): Promise<void> {
  const count = "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'"
  await connected(dataDir, async (client) => {
    await client.query('begin')
    await client.query(sql)
    for (const [before, press] of presses.entries()) {
      await press()
      await expect.poll(async () => (await query(count, [], dataDir))[0]?.waiting).toBe(before + 1)
    }
    await client.query('commit')
  })
}

async function connected<T>(dataDir: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
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
    return await use(client)
  } finally {
    await client.end()
  }
}
