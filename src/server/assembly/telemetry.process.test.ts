import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPretendCollector } from '../../../pretend/otlp/collector.ts'
import { freePort } from '../../../scripts/free-port.mjs'
import { createTokens } from '../auth/tokens.ts'
import { openDb } from '../platform/database/db.ts'
import { freshDataDir } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { childrenOf } from '../testing/children-of.ts'
import { createDatabase, dropDatabase, TEMPLATE } from '../testing/databases.ts'
import { createGivens } from '../testing/givens.ts'
import { orderBody } from '../testing/orders.ts'
import { callsTo } from '../testing/shop.ts'
import { visitorsOfBoth } from '../testing/visitors.ts'
import { eventually } from '../testing/waiting.ts'

const JWT_SECRET = 'a secret of a shop that is seen, long enough'

/** Of a person, and looked for in all that is told. */
const PERSON = {
  name: 'Rahima Khatun Zebunnesa',
  phone: '01799887766',
  mail: 'rahima.zebunnesa@example.com',
  street: 'House 7177, Road 9219',
  note: 'ring the blue bell twice',
  search: 'zebunnesasaree',
}

test('one scrape of two workers counts what both were asked, by patterns and without an id or a person', async () => {
  const { shop, url, given, metrics } = await openSeen({ WORKERS: '2' })
  await buy(url, given)
  const [one, other] = await visitorsOfBoth(shop, url)
  for (const visitor of [one, other])
    for (let nth = 0; nth < 3; nth += 1) await visitor.ask('GET', '/api/cart/GetCartItems/9999999')
  await fetch(`${url}/no/such/place/${PERSON.phone}`)
  const text = await scrapeOfAll(metrics)
  expect(
    figureOf(text, 'haat_request_seconds_count{route="/api/cart/GetCartItems/:userId",method="GET",status="4xx"}'),
  ).toBe(6)
  expect(figureOf(text, 'haat_request_seconds_count{route="/api/orders/create",method="POST",status="2xx"}')).toBe(2)
  expect(figureOf(text, 'haat_refusals_total{route="/api/orders/create",code="price_changed"}')).toBe(1)
  expect(figureOf(text, 'haat_orders_placed_total')).toBe(1)
  expect([figureOf(text, 'haat_database_up'), figureOf(text, 'haat_statements_late')]).toEqual([1, 0])
  expectNobodyIn(text)
  expect(
    labelsIn(text).filter(([name, value]) => name !== 'le' && name !== 'quantile' && /\d{2,}/.test(value)),
  ).toEqual([])

  // A worker that ends takes nothing out of the sum.
  const before = figureOf(text, 'haat_orders_placed_total')
  const [killed = 0] = await childrenOf(shop.pid)
  process.kill(killed, 'SIGKILL')
  await visitorsOfBoth(shop, url)
  expect(figureOf(await scrapeOfAll(metrics), 'haat_orders_placed_total')).toBe(before)
  expect(await shop.kill('SIGTERM')).toBe(0)
})

test('a trace goes from the request to its statements and into its jobs, and says nothing of the person', async () => {
  const collector = await openPretendCollector()
  onTestFinished(() => collector.close())
  const { shop, url, given, metrics } = await openSeen({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRUST_PROXY: 'loopback',
    SLOW_STATEMENT_MS: '1',
  })
  const traceId = randomUUID().replaceAll('-', '')
  await buy(url, given, { traceparent: `00-${traceId}-00f067aa0ba902b7-01` })
  await eventually(async () => expect(await scrape(metrics)).toContain('haat_job_seconds_count'))
  await fetch(`${url}/?search=${PERSON.search}`)
  // What is left is sent as it stops.
  expect(await shop.kill('SIGTERM')).toBe(0)
  const placed = collector.spans.filter(({ name }) => name === 'POST /api/orders/create')
  expect(placed.map((span) => span.traceId)).toEqual([traceId, traceId, traceId])
  const [request] = placed.filter(({ attributes }) => attributes['http.response.status_code'] === 201)
  expect(request).toMatchObject({
    parentSpanId: '00f067aa0ba902b7',
    attributes: { 'http.route': '/api/orders/create', 'http.request.method': 'POST' },
  })
  const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  const asked = below.map(({ attributes }) => String(attributes['db.query.text'])).join('\n')
  expect(asked).toMatch(/insert into "?orders/)
  expect(asked).toMatch(/\$\d+/)
  const jobs = collector.spans.filter(({ name }) => name.startsWith('job '))
  expect(jobs.length).toBeGreaterThan(0)
  expect(collector.spans.some(({ parentSpanId }) => jobs.some(({ spanId }) => spanId === parentSpanId))).toBe(true)
  expect(collector.spans.map(({ name }) => name)).toContain('GET page')
  expectNobodyIn(collector.bodies.join('\n'))
  expect(shop.stdout()).toContain('a statement was slow')
  expectNobodyIn(shop.stdout())
})

test('nobody from outside chooses a trace', async () => {
  const collector = await openPretendCollector()
  onTestFinished(() => collector.close())
  const { shop, url } = await openSeen({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' })
  const traceId = randomUUID().replaceAll('-', '')
  await fetch(`${url}/api/health`, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } })
  await shop.kill('SIGTERM')
  expect(collector.spans.filter((span) => span.traceId === traceId)).toEqual([])
})

const LOADED = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module'
  const { cache } = createRequire(process.cwd() + '/any.js')
  process.on('exit', () => console.log('loaded ' + Object.keys(cache).filter((path) => /prom-client|opentelemetry/.test(path)).length))
`)}`

test('off, which it is by default, nothing listens and nothing of it is loaded', async () => {
  const loadedBy = async (settings: Record<string, string>) => {
    const shop = startBundledShop({ ...(await freshSettings()).settings, ...settings }, [LOADED])
    await shop.open()
    expect(shop.stdout().includes('Metrics: ')).toBe('METRICS_PORT' in settings)
    await shop.kill('SIGTERM')
    return Number(/loaded (\d+)/.exec(shop.stdout())?.[1])
  }
  expect(await loadedBy({})).toBe(0)
  expect(await loadedBy({ METRICS_PORT: String(await freePort()) })).toBeGreaterThan(0)
  expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).toBeGreaterThan(0)
})

test('metrics have a port of their own, and nothing else is there', async () => {
  const { url, metrics } = await openSeen({})
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toContain('text/html')
  expect((await fetch(metrics.replace('/metrics', '/api/health'))).status).toBe(404)
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(404)
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const refused = startBundledShop({ ...(await freshSettings()).settings, METRICS_PORT: port })
  expect([await refused.ended, refused.stderr()]).toEqual([
    1,
    expect.stringContaining(`METRICS_PORT ${port} is taken by another program; choose another PORT.`),
  ])
})

/** Registers as the person, is refused once, and orders. */
async function buy(url: string, given: ReturnType<typeof createGivens>, headers: Record<string, string> = {}) {
  const { call, request } = callsTo(url)
  const product = await given.product({ name: 'Blue saree' })
  const username = `buyer_${randomUUID().slice(0, 8)}`
  const registered = await call('POST /api/auth/register', {
    body: { username, email: PERSON.mail, password: 'a password of hers' },
  })
  expect(registered.status).toBe(200)
  const sent = { ...headers, 'content-type': 'application/json', authorization: `Bearer ${registered.body.token}` }
  const { name, phone, mail, street, note } = PERSON
  const person = { name, phone, email: mail, shippingAddress: street, notes: note }
  const ask = (more: object) =>
    request('POST', '/api/orders/create', {
      headers: { ...sent, 'idempotency-key': 'one press' },
      body: JSON.stringify(orderBody([{ productId: product }], { ...person, ...more })),
    })
  expect((await ask({ totalAmount: 1 })).status).toBe(409)
  expect((await ask({})).status).toBe(201)
  // Pressed once more it is the same order.
  expect((await ask({})).status).toBe(201)
}

function expectNobodyIn(text: string): void {
  for (const [what, words] of Object.entries(PERSON)) expect([what, text.includes(words)]).toEqual([what, false])
}

async function scrape(metrics: string): Promise<string> {
  const answer = await fetch(metrics)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  return await answer.text()
}

/** Once both workers are in it: who does not answer in time is left out. */
async function scrapeOfAll(metrics: string): Promise<string> {
  return await eventually(async () => {
    const text = await scrape(metrics)
    for (const process of ['first', '1', '2'])
      expect(figureOf(text, `haat_memory_bytes{process="${process}",of="resident"}`)).toBeGreaterThan(1e6)
    return text
  })
}

function figureOf(text: string, series: string): number {
  const line = text.split('\n').find((line) => line.startsWith(`${series} `))
  return Number(line?.slice(series.length))
}

function labelsIn(text: string): [name: string, value: string][] {
  return [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => [name, value])
}

async function openSeen(settings: Record<string, string>) {
  const fresh = await freshSettings()
  const port = await freePort()
  const shop = startBundledShop({ ...fresh.settings, METRICS_PORT: String(port), ...settings })
  const url = await shop.open()
  const db = openDb(fresh.connection, () => undefined)
  onTestFinished(() => db.destroy())
  const given = createGivens(db, createTokens(JWT_SECRET, 3_600))
  return { shop, url, given, metrics: `http://127.0.0.1:${port}/metrics` }
}

async function freshSettings() {
  const postgres = inject('postgres')
  const database = `seen_${randomUUID()}`
  await createDatabase(postgres, database, TEMPLATE)
  onTestFinished(() => dropDatabase(postgres, database))
  const { host, port, user, password } = postgres
  const query = new URLSearchParams({ host, port: String(port) })
  const settings = {
    ...{ WORKERS: '1', JWT_SECRET, ADMIN_PASSWORD: 'nobody logs in with it', DATA_DIR: await freshDataDir() },
    DATABASE_URL: `postgres://${user}:${password}@/${database}?${query}`,
  }
  return { settings, connection: { ...postgres, database } }
}
