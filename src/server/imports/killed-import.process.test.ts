import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { attachToRunning } from '../platform/postgres/attach.ts'
import { dataDirWithDatabase } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { eventually } from '../testing/waiting.ts'
import { STORING } from './imports.queries.ts'

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

test('an import whose shop was killed goes on at the next start, and is stored once', async () => {
  const dataDir = await dataDirWithDatabase()
  const settings = { DATA_DIR: dataDir, ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password }
  const killed = startBundledShop(settings)
  let url = await killed.open()
  await keepFromStoring(dataDir)
  const headers = await login(url)
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

/** No import comes to its end before this database stops. */
async function keepFromStoring(dataDir: string): Promise<void> {
  const running = await attachToRunning(dataDir, 'haat')
  if (!running) throw new Error('no shop runs there')
  const client = new pg.Client(running.connection)
  // Its database stops as the shop starts anew.
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await running.release()
  })
  await client.query('select pg_advisory_lock($1)', [STORING])
}
