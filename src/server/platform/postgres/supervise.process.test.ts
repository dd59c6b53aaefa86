import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postgresProcessesIn } from './processes.ts'
import { dataDirWithDatabase, query, startDatabase, until } from './testing/database.ts'
import { installHolder, startHolder } from './testing/holder-process.ts'

const postmasterIn = async (dataDir: string) =>
  Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)

test('a killed postmaster is started again at the first attempt, though one of its backends is stuck', async () => {
  const dataDir = await dataDirWithDatabase()
  const database = await startDatabase(dataDir)
  await query(database.connection, 'create table orders as select 7 as number')
  const postmaster = await postmasterIn(dataDir)
  const backend = (await postgresProcessesIn(join(dataDir, 'postgres'))).find((pid) => pid !== postmaster)
  process.kill(Number(backend), 'SIGSTOP')

  process.kill(postmaster, 'SIGKILL')
  await until(() =>
    query(database.connection, 'select number from orders').then(
      (rows) => rows[0]?.number === 7,
      () => false,
    ),
  )
  expect(await postmasterIn(dataDir)).not.toBe(postmaster)
  await until(() => database.troubles.length > 1)
  expect(database.troubles).toEqual([
    'PostgreSQL ended unexpectedly (killed by SIGKILL); starting it again',
    'PostgreSQL is running again',
  ])
})

test('a shop that stops while its database is being started again leaves nothing running', async () => {
  const dataDir = await dataDirWithDatabase()
  const database = await startDatabase(dataDir)
  process.kill(await postmasterIn(dataDir), 'SIGKILL')
  await until(() => database.troubles.length > 0)
  await database.stop()
  expect(await postgresProcessesIn(join(dataDir, 'postgres'))).toEqual([])
})

test('Ctrl+C reaches the shop alone, which still has its database while it stops', async () => {
  const folder = await dataDirWithDatabase()
  await installHolder(folder)
  const shop = startHolder(folder, { dataDir: folder })
  await shop.says('committed')
  await shop.interrupt()
  expect(shop.messages.filter((message) => message.trouble || message.refused)).toEqual([])
  expect(shop.messages.at(-1)).toEqual({ stopped: true })
})
