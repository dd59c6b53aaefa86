import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accountFor } from './account.ts'
import { postgresProcessesIn } from './processes.ts'
import { SOCKET_FILE } from './settings.ts'
import { dataDirWithDatabase, exists, freshDataDir, query, startDatabase, until } from './testing/database.ts'
import { type HolderProcess, installHolder, startHolder } from './testing/holder-process.ts'

test('a killed shop leaves its database running; the next start replaces it and has every order', async () => {
  const folder = await dataDirWithDatabase()
  const { confirmed, postmaster } = await killBusyShop(folder)
  expect(await postgresProcessesIn(join(folder, 'postgres'))).toContain(postmaster)

  const next = await startDatabase(folder)
  expect(next.told).toEqual(['Stopping the database that an earlier run left behind…'])
  expect(await postgresProcessesIn(join(folder, 'postgres'))).not.toContain(postmaster)
  expect(await ordersOf(next.connection)).toBeGreaterThanOrEqual(confirmed)
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toContain('received fast shutdown request')
})

test('a killed shop whose postmaster was killed too: its stuck backend is ended, and every order is there', async () => {
  const folder = await dataDirWithDatabase()
  const cluster = join(folder, 'postgres')
  const { confirmed, postmaster } = await killBusyShop(folder)
  const backend = (await postgresProcessesIn(cluster)).find((pid) => pid !== postmaster)
  process.kill(Number(backend), 'SIGSTOP') // cannot notice by itself that its postmaster is gone
  process.kill(postmaster, 'SIGKILL')
  await until(async () => (await postgresProcessesIn(cluster)).length === 1)
  expect(await ordersOf((await startDatabase(folder)).connection)).toBeGreaterThanOrEqual(confirmed)
})

test('an innocent process that has the number in a stale postmaster.pid lives on, and the shop starts', async () => {
  const dataDir = await dataDirWithDatabase()
  const cluster = join(dataDir, 'postgres')
  const first = await startDatabase(dataDir)
  const lockFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8')
  await first.stop()
  // Under the account of PostgreSQL, which would otherwise see by itself that it is somebody else's; and once in the
  // cluster folder, like the shell of an operator who looks around there.
  for (const cwd of ['/', cluster]) {
    const innocent = spawn('sleep', ['86400'], { ...(await accountFor(cluster, () => undefined)), cwd })
    onTestFinished(() => {
      innocent.kill('SIGKILL')
    })
    await once(innocent, 'spawn')
    const stale = lockFile.replace(/^\d+/, String(innocent.pid))
    await writeFile(join(cluster, 'postmaster.pid'), stale)
    await writeFile(join(cluster, `${SOCKET_FILE}.lock`), stale)
    const next = await startDatabase(dataDir)
    await query(next.connection, 'select 1')
    await next.stop()
    expect(innocent.exitCode ?? innocent.signalCode).toBe(null)
  }
})

test('a shell of a killed initdb that has yet to become PostgreSQL is ended', async () => {
  const dataDir = await freshDataDir()
  const cluster = join(dataDir, 'postgres.new/cluster')
  await mkdir(cluster, { recursive: true })
  const shell = spawn('sh', ['-c', '"/no/such/folder/postgres" --boot; read next'], { cwd: cluster })
  onTestFinished(() => {
    shell.kill('SIGKILL')
  })
  await once(shell, 'spawn')
  expect(await postgresProcessesIn(cluster)).toEqual([shell.pid])
  await startDatabase(dataDir)
  await until(() => shell.signalCode !== null)
})

test('a PostgreSQL that answers in the folder but whose process cannot be seen is not disturbed', async () => {
  const dataDir = await dataDirWithDatabase()
  const cluster = join(dataDir, 'postgres')
  await writeFile(join(cluster, 'postmaster.pid'), '1\n')
  const elsewhere = createServer().listen(join(cluster, SOCKET_FILE))
  onTestFinished(() => {
    elsewhere.close()
  })
  await once(elsewhere, 'listening')
  await expect(startDatabase(dataDir)).rejects.toThrow(/Another PostgreSQL/)
  expect(await exists(join(cluster, 'postmaster.pid'))).toBe(true)
})

/** Kills a shop in the middle of its orders; gives how many it had confirmed, and its surviving postmaster. */
async function killBusyShop(folder: string): Promise<{ confirmed: number; postmaster: number }> {
  await installHolder(folder)
  const shop = startHolder(folder, { dataDir: folder })
  await until(() => confirmedBy(shop) > 50)
  await shop.kill('SIGKILL')
  const postmaster = Number.parseInt(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10)
  return { confirmed: confirmedBy(shop), postmaster }
}

function confirmedBy(shop: HolderProcess): number {
  return shop.messages.findLast((message) => message.committed)?.committed ?? 0
}

async function ordersOf(connection: Parameters<typeof query>[0]): Promise<number> {
  const [row] = await query<{ orders: number }>(connection, 'select count(*)::int as orders from orders')
  return row?.orders ?? 0
}
