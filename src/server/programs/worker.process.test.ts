import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createTokens } from '../auth/tokens.ts'
import { openDb } from '../platform/database/db.ts'
import { freshDataDir } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { childrenOf } from '../testing/children-of.ts'
import { createDatabase, dropDatabase, TEMPLATE } from '../testing/databases.ts'
import { createGivens } from '../testing/givens.ts'
import { orderBody } from '../testing/orders.ts'
import { type Visitor, visitorsOfBoth } from '../testing/visitors.ts'
import { eventually } from '../testing/waiting.ts'

const JWT_SECRET = 'a secret of several workers, long enough'
const NO_ANSWER_MS = 15_000

test('two workers show the same shop: what one changes the other shows, whom one shuts out the other refuses', async () => {
  const { shop, url, given } = await openTwo()
  const [one, other] = await visitorsOfBoth(shop, url)
  const admin = await given.account('Admin')
  const fallen = await given.account('Admin')
  const product = await given.product({ name: 'Blue saree' })
  const price = async (visitor: Visitor, cookie = '') =>
    JSON.parse((await visitor.ask('GET', `/api/product/${product}`, { cookie })).body).price
  expect([await price(one), await price(other)]).toEqual([1450, 1450])

  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Blue saree', price: '990', category: '1', sizes: '["M"]' }))
    form.append(name, value)
  const sent = new Request(url, { method: 'POST', body: form })
  const changed = await one.ask('PUT', `/api/product/${product}`, {
    authorization: `Bearer ${admin.token}`,
    'content-type': sent.headers.get('content-type') ?? '',
    body: await sent.text(),
  })
  expect([changed.status, changed.body]).toEqual([200, expect.stringContaining('990')])
  expect(await price(other, changed.cookie)).toBe(990)
  expect(await price(one)).toBe(990)

  const users = (visitor: Visitor) => visitor.ask('GET', '/api/users', { authorization: `Bearer ${fallen.token}` })
  expect([(await users(one)).status, (await users(other)).status]).toEqual([200, 200])
  const demoted = await one.ask('PUT', `/api/users/${fallen.id}/role`, {
    authorization: `Bearer ${admin.token}`,
    'content-type': 'application/json',
    body: JSON.stringify({ role: 'Customer' }),
  })
  expect(demoted.status).toBe(200)
  expect([(await users(one)).status, (await users(other)).status]).toEqual([403, 403])
})

test('a setting that one worker stored is the other’s at once, in what it keeps and in what it sells', async () => {
  const { shop, url, given } = await openTwo()
  const [one, other] = await visitorsOfBoth(shop, url)
  const [admin, shopper] = [await given.account('Admin'), await given.account()]
  const product = await given.product()
  const json = { 'content-type': 'application/json' }
  const fee = async (visitor: Visitor, cookie = '') =>
    JSON.parse((await visitor.ask('GET', '/api/settings/public', { cookie })).body).shippingFee
  const terms = async (visitor: Visitor, cookie = '') => (await visitor.ask('GET', '/terms', { cookie })).body
  const order = (visitor: Visitor, shipping: number) => {
    const body = JSON.stringify(orderBody([{ productId: product }], { totalAmount: 1450 + shipping }))
    return visitor.ask('POST', '/api/orders/create', { ...json, authorization: `Bearer ${shopper.token}`, body })
  }
  expect([await fee(one), await fee(other)]).toEqual([60, 60])
  expect([await terms(one), await terms(other)].every((page) => page.includes('Shipping is ৳60 '))).toBe(true)

  const changed = await one.ask('PUT', '/api/settings', {
    ...{ ...json, authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ shippingFee: 80, facebook: 'https://www.facebook.com/haat' }),
  })
  expect(changed.status).toBe(200)
  // Whoever orders sees no memory: the fee of now, on either worker, without the cookie of the change.
  expect(await order(other, 60)).toMatchObject({ status: 409, body: expect.stringContaining('price_changed') })
  expect((await order(other, 80)).status).toBe(201)
  expect([await fee(other, changed.cookie), await fee(one)]).toEqual([80, 80])
  for (const page of [await terms(other, changed.cookie), await terms(one)]) {
    expect(page).toContain('Shipping is ৳80 ')
    expect(page).toContain('<a href="https://www.facebook.com/haat" rel="noopener">Facebook</a>')
  }
})

test('a worker that is killed is replaced and no confirmed order is lost; on SIGTERM all answer whom they serve', async () => {
  const { shop, url, given, db } = await openTwo()
  const shopper = await given.account()
  const product = await given.product()
  const confirmed: number[] = []
  const nextBody = () => JSON.stringify(orderBody([{ productId: product }], { notes: randomUUID() }))
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` }
  const isOver = new AbortController()
  const shopAround = async () => {
    while (!isOver.signal.aborted) {
      // One that the worker had begun to hear in the moment of its end is cut off.
      const asked = { method: 'POST', headers, body: nextBody(), signal: AbortSignal.timeout(NO_ANSWER_MS) }
      const answer = await fetch(`${url}/api/orders/create`, asked).catch(() => undefined)
      const order = await answer?.json().catch(() => undefined)
      if (answer?.status === 201 && order) confirmed.push((order as { id: number }).id)
    }
  }
  const shoppers = [1, 2, 3, 4].map(shopAround)
  await eventually(() => expect(confirmed.length).toBeGreaterThan(10))
  const [first = 0, second = 0] = await childrenOf(shop.pid)
  process.kill(first, 'SIGKILL')
  await eventually(async () => {
    const now = await childrenOf(shop.pid)
    expect([now.length, now.includes(first), now.includes(second)]).toEqual([2, false, true])
  })
  // Both serve again.
  await visitorsOfBoth(shop, url)
  isOver.abort()
  await Promise.all(shoppers)
  const kept = await db.selectFrom('orders').select('id').where('id', 'in', confirmed).execute()
  expect(kept.length).toBe(confirmed.length)
  expect(new Set(confirmed).size).toBe(confirmed.length)
  expect(shop.stdout()).toContain('ended unexpectedly (killed by SIGKILL)')

  const item = JSON.stringify({ userId: shopper.id, items: [{ productId: product, quantity: 1, size: 'M' }] })
  const begun = Array.from({ length: 16 }, () => beginToSend(`${url}/api/cart/add`, shopper.token, item))
  await Promise.all(begun.map(({ isBeingRead }) => isBeingRead))
  const workers = await childrenOf(shop.pid)
  expect(workers.length).toBe(2)
  const end = shop.kill('SIGTERM')
  await eventually(() => expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed'))
  for (const { finish } of begun) finish()
  expect(await Promise.all(begun.map(({ status }) => status))).toEqual(begun.map(() => 200))
  expect(await end).toBe(0)
  expect(shop.stderr()).toBe('')
  for (const worker of workers) expect(() => process.kill(worker, 0)).toThrow('ESRCH')
})

/** A request whose body does not come before it is finished. */
function beginToSend(url: string, token: string, body: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, expect: '100-continue' }
  const asked = request(url, { method: 'POST', headers: { ...headers, 'content-length': body.length }, agent: false })
  asked.flushHeaders()
  const status = new Promise<number | undefined>((resolve, reject) => {
    asked.on('error', reject).on('response', (answer) => resolve(answer.resume().statusCode))
  })
  return { isBeingRead: once(asked, 'continue'), status, finish: () => asked.end(body) }
}

async function openTwo() {
  const { settings, connection } = await freshSettings()
  const shop = startBundledShop({ ...settings, MAX_OPEN_ORDERS: '0', MAX_ORDERS_A_DAY: '0' })
  const url = await shop.open()
  const db = openDb(connection, () => undefined)
  onTestFinished(() => db.destroy())
  return { shop, url, db, given: createGivens(db, createTokens(JWT_SECRET, 3_600)) }
}

/** Two workers, and a database of the test’s own. */
async function freshSettings() {
  const postgres = inject('postgres')
  const database = `workers_${randomUUID()}`
  await createDatabase(postgres, database, TEMPLATE)
  onTestFinished(() => dropDatabase(postgres, database))
  const { host, port, user, password } = postgres
  const query = new URLSearchParams({ host, port: String(port) })
  const settings = {
    ...{ WORKERS: '2', JWT_SECRET, ADMIN_PASSWORD: 'nobody logs in with it', DATA_DIR: await freshDataDir() },
    DATABASE_URL: `postgres://${user}:${password}@/${database}?${query}`,
  }
  return { settings, connection: { ...postgres, database } }
}
