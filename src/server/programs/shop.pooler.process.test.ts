import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTokens } from '../auth/tokens.ts'
import { type Db, openDb } from '../platform/database/db.ts'
import { freshDataDir } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { createGivens, type Givens } from '../testing/givens.ts'
import { orderBody } from '../testing/orders.ts'
import { type PooledServer, startPooledServer } from '../testing/pooled-server.ts'
import { visitorsOfBoth } from '../testing/visitors.ts'
import { eventually } from '../testing/waiting.ts'

const JWT_SECRET = 'a secret of several workers, long enough'
const POOL_SIZE = 3
const SHOPPERS = 8

let server: PooledServer
beforeAll(async () => {
  server = await startPooledServer(POOL_SIZE)
})
afterAll(() => server?.stop())

test('behind PgBouncer in transaction mode people shop, jobs run and pages follow, also after it was restarted', async () => {
  const { shop, url, db, given } = await openShop()
  const admin = await given.account('Admin')
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => shopperIn(url, given)))
  const until = new AbortController()
  const shopping = Promise.all(shoppers.map((shopper) => shopper.shopAround(until.signal)))
  shopping.catch(() => undefined)
  const statuses = () => shoppers.flatMap(({ statuses }) => [...statuses]).toSorted()
  const ordersEach = () => Math.min(...shoppers.map(({ confirmed }) => confirmed.length))

  await eventually(() => expect(ordersEach()).toBeGreaterThan(2))
  await changedByOneIsSeenByTheOther(shop, url, given, admin.token)
  await importThrough(url, admin.token)
  expect([...new Set(statuses())]).toEqual([200, 201])
  expect(await sessionsOfPool(db)).toBeLessThanOrEqual(POOL_SIZE)

  await server.pooler.end()
  await eventually(() => expect(statuses()).toContain(503))
  await server.pooler.startAgain()
  const before = ordersEach()
  await eventually(() => expect(ordersEach()).toBeGreaterThan(before + 2))
  for (const { statuses } of shoppers) statuses.clear()
  await eventually(() => expect(shoppers.every(({ statuses }) => statuses.has(201))).toBe(true))
  until.abort()
  await shopping
  expect([...new Set(statuses())]).toEqual([200, 201])
  expect(shoppers.flatMap(({ wrong }) => wrong)).toEqual([])

  const confirmed = shoppers.flatMap(({ confirmed }) => confirmed)
  const kept = await db.selectFrom('orders').select('id').where('id', 'in', confirmed).execute()
  expect(kept).toHaveLength(confirmed.length)
  // A mail for each, by an event, its relay and a job.
  await eventually(async () => {
    const mails = db.selectFrom('messages').select(({ fn }) => fn.count<number>('order_id').distinct().as('orders'))
    const { orders } = await mails.where('order_id', 'in', confirmed).executeTakeFirstOrThrow()
    expect(orders).toBe(confirmed.length)
  })
  expect(await shop.kill('SIGTERM')).toBe(0)
  expect(shop.stderr()).toBe('')
})

async function openShop() {
  const addresses = await server.freshDatabase()
  const shop = startBundledShop({
    ...{ WORKERS: '2', JWT_SECRET, ADMIN_PASSWORD: 'nobody logs in with it', DATA_DIR: await freshDataDir() },
    ...{ MAX_OPEN_ORDERS: '0', MAX_ORDERS_A_DAY: '0', ...addresses },
  })
  const url = await shop.open()
  const db = openDb({ connectionString: addresses.DATABASE_LISTEN_URL, application_name: 'test' }, () => undefined)
  onTestFinished(() => db.destroy())
  return { shop, url, db, given: createGivens(db, createTokens(JWT_SECRET, 3_600)) }
}

interface Placed {
  bought: { productName: string }[]
}

/** Buys their own product again and again, and looks at what is theirs. */
async function shopperIn(url: string, given: Givens) {
  const { id, token } = await given.account()
  const name = `Panjabi of ${id}`
  const product = await given.product({ name })
  const statuses = new Set<number>()
  const confirmed: number[] = []
  const wrong: string[] = []
  const ask = async (path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const asked = body
      ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { headers }
    const answer = await fetch(url + path, asked)
    statuses.add(answer.status)
    return { isGood: answer.ok, body: JSON.parse(await answer.text()) }
  }
  const lookRound = async () => {
    const item = { productId: product, quantity: 1, size: 'M' }
    await ask('/api/cart/add', { userId: id, items: [item] })
    const cart = await ask(`/api/cart/GetCartItems/${id}`)
    if (cart.isGood && cart.body.items.some((line: { productId: number }) => line.productId !== product))
      wrong.push(`a cart of ${id}: ${JSON.stringify(cart.body)}`)
    const orders = await ask('/api/orders')
    const bought: { productName: string }[] = orders.isGood ? orders.body.flatMap((each: Placed) => each.bought) : []
    if (bought.some(({ productName }) => productName !== name))
      wrong.push(`orders of ${id}: ${JSON.stringify(orders.body)}`)
    await ask(`/api/product?search=panjabi&n=${randomUUID()}`)
  }
  return {
    ...{ statuses, confirmed, wrong },
    async shopAround(signal: AbortSignal) {
      while (!signal.aborted) {
        const placed = await ask('/api/orders/create', orderBody([{ productId: product }], { notes: randomUUID() }))
        if (placed.isGood) confirmed.push(placed.body.id)
        await lookRound()
      }
    },
  }
}

async function changedByOneIsSeenByTheOther(
  shop: Parameters<typeof visitorsOfBoth>[0],
  url: string,
  given: Givens,
  token: string,
) {
  const [one, other] = await visitorsOfBoth(shop, url)
  const product = await given.product({ name: 'Blue saree' })
  const price = async (visitor: typeof one, cookie = '') =>
    JSON.parse((await visitor.ask('GET', `/api/product/${product}`, { cookie })).body).price
  expect([await price(one), await price(other)]).toEqual([1450, 1450])
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Blue saree', price: '990', category: '1', sizes: '["M"]' }))
    form.append(name, value)
  const sent = new Request(url, { method: 'POST', body: form })
  const changed = await one.ask('PUT', `/api/product/${product}`, {
    authorization: `Bearer ${token}`,
    'content-type': sent.headers.get('content-type') ?? '',
    body: await sent.text(),
  })
  expect(changed.status).toBe(200)
  expect([await price(other, changed.cookie), await price(one)]).toEqual([990, 990])
}

async function importThrough(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const rows = Array.from({ length: 300 }, (_, at) => `Imported saree ${at},10,Women,A long one`)
  const form = new FormData()
  form.append('file', new Blob([['name,price,category,description', ...rows].join('\n')]), 'products.csv')
  const begun = await fetch(`${url}/api/product/import`, { method: 'POST', headers, body: form })
  expect(begun.status).toBe(200)
  const { id } = (await begun.json()) as { id: string }
  await eventually(async () => {
    const read = await fetch(`${url}/api/product/import/${id}`, { headers })
    expect(await read.json()).toMatchObject({ state: 'done', created: rows.length })
  })
}

/** How many sessions the pooler has opened: all that are not for LISTEN and jobs, or ours. */
async function sessionsOfPool(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'haat'`.execute(db)
  return rows[0]?.count ?? 0
}
