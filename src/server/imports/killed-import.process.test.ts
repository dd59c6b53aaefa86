import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDb } from '../platform/database/db.ts'
import { USER } from '../platform/postgres/cluster.ts'
import { PORT } from '../platform/postgres/settings.ts'
import { dataDirWithDatabase } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { UNHURRIED } from '../testing/databases.ts'
import { eventually } from '../testing/waiting.ts'
import { isOursToStore } from './imports.queries.ts'

const ADMIN = { username: 'keeper', password: 'a long enough one' }
const ROWS = 12_000

async function login(url: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  expect(answer.status).toBe(200)
  return { authorization: `Bearer ${JSON.parse(await answer.text()).token}` }
}

async function begin(url: string, headers: { authorization: string }): Promise<string> {
  const form = new FormData()
  const row = (at: number) => `Saree ${at},10,Women,A long and soft one of number ${at}`
  const rows = Array.from({ length: ROWS }, (_, at) => row(at))
  form.append('file', new Blob([['name,price,category,description', ...rows].join('\n')]), 'products.csv')
  const answer = await fetch(`${url}/api/product/import`, { method: 'POST', headers, body: form })
  expect(answer.status).toBe(200)
  return JSON.parse(await answer.text()).id
}

/** As if another import stored: the one of the test waits its turn, until the database that the killed shop leaves is ended. */
async function holdStoring(dataDir: string): Promise<void> {
  const password = await readFile(join(dataDir, 'secrets/postgres-password'), 'utf8')
  const host = join(dataDir, 'postgres')
  const db = openDb({ ...UNHURRIED, host, port: PORT, user: USER, password, database: 'postgres' }, () => undefined)
  const tx = await db.startTransaction().execute()
  onTestFinished(async () => {
    await tx
      .rollback()
      .execute()
      .catch(() => undefined)
    await db.destroy()
  })
  expect(await isOursToStore(tx)).toBe(true)
}

test('an import whose shop was killed goes on at the next start, and is stored once', async () => {
  const dataDir = await dataDirWithDatabase()
  const settings = { DATA_DIR: dataDir, ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password }
  const killed = startBundledShop(settings)
  let url = await killed.open()
  const headers = await login(url)
  await holdStoring(dataDir)
  const id = await begin(url, headers)
  const text = async (path: string) => await (await fetch(url + path, { headers })).text()
  const read = async () => JSON.parse(await text(`/api/product/import/${id}`))
  await eventually(async () => expect((await read()).rowsRead).toBeGreaterThan(0))
  expect(await read()).toMatchObject({ state: 'running' })
  expect(await killed.kill('SIGKILL')).toBe('SIGKILL')

  const shop = startBundledShop(settings)
  url = await shop.open()
  await eventually(async () => expect(await read()).toMatchObject({ state: 'done', created: ROWS }))
  const exported = await text('/api/product/export')
  expect(exported.match(/of number \d+/g)).toHaveLength(ROWS)
  expect(await shop.kill('SIGTERM')).toBe(0)
})
