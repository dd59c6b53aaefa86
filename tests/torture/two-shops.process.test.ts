import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTokens } from '../../src/server/auth/tokens.ts'
import { type Db, openDb } from '../../src/server/platform/database/db.ts'
import { freshDataDir } from '../../src/server/platform/postgres/testing/database.ts'
import { startBundledShop } from '../../src/server/testing/bundled-shop.ts'
import { createDatabase, dropDatabase, TEMPLATE } from '../../src/server/testing/databases.ts'
import { createGivens, type Givens } from '../../src/server/testing/givens.ts'
import { orderBody } from '../../src/server/testing/orders.ts'
import { eventually } from '../../src/server/testing/waiting.ts'
import { type Fate, type Message, openWire, type Wire } from './wire.ts'

vi.setConfig({ testTimeout: 1_800_000 }) // a shop that hears nothing believes what it keeps for ten seconds
const JWT_SECRET = 'a secret of two machines, long enough'
/** Machines whose clocks nobody sets: they disagree by this. */
const HALF_AN_HOUR_MS = 1_800_000

/** What becomes of a message that says what was changed. */
const FATES: Fate[] = ['pass', 'cut', 'pass-then-cut', 'silence']
/** PostgreSQL’s letter of a notification. */
const TOLD = 'A'
/** On it changes are told; jobs have one of their own. */
const CHANNEL = 'haat_changes'

test('of two shops on machines with clocks that disagree, one shows what the other changed, whatever messages are lost', async () => {
  const { shops, given, countHearing } = await openTwo()
  const admin = await given.account('Admin')
  const product = await given.product({ name: 'Blue saree' })
  let before = 1450
  for (let at = 0; at < FATES.length * 2; at += 1) {
    const [changing, showing] = at % 2 === 0 ? shops : [shops[1], shops[0]]
    // It is kept in memory by now, and was heard of rightly.
    await eventually(async () => expect(await priceIn(showing, product)).toBe(before))
    // One that lost its connection makes each page anew until it has another.
    await eventually(async () => expect(await countHearing()).toBe(shops.length))
    const fate = FATES[Math.floor(at / 2)] ?? 'pass'
    const isStruck = strikeNext(showing.wire, fate)
    const price = before + 10
    const cookie = await setPrice(changing, admin.token, product, price)
    const what = `change ${at}, of which the message meets ${fate}`
    expect([await priceIn(changing, product, cookie), await priceIn(showing, product, cookie)], what).toEqual([
      price,
      price,
    ])
    await eventually(() => expect(isStruck(), what).toBe(true))
    await eventually(async () => expect(await priceIn(showing, product), what).toBe(price))
    // And never again as it was.
    for (const shop of shops) expect(await priceIn(shop, product), what).toBe(price)
    before = price
  }
})

test('two shops sell the last piece once, and each tells a bell of what the other sold', async () => {
  const { shops, given } = await openTwo()
  const vendor = await given.vendor()
  const product = await given.product({ vendorId: vendor.id, stock: { M: 1 } })
  const news = await bellOf(shops[1], vendor.token)
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => given.account()))
  const answers = await Promise.all(
    shoppers.map(async ({ token }, at) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const body = JSON.stringify(orderBody([{ productId: product }], { notes: randomUUID() }))
      const shop = shops[at % 2] ?? shops[0]
      return (await fetch(`${shop.url}/api/orders/create`, { method: 'POST', headers, body })).status
    }),
  )
  expect(answers.toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  await eventually(() => expect(news()).toMatch(/"unread":[1-9]/))
})

interface Shop {
  url: string
  /** Between it and what it hears. */
  wire: Wire
}

/** On one database, whose messages each of them hears by a wire of its own; the second’s clock is ahead. */
async function openTwo(): Promise<{ shops: [Shop, Shop]; given: Givens; countHearing: () => Promise<number> }> {
  const postgres = inject('postgres')
  const database = `two_${randomUUID()}`
  await createDatabase(postgres, database, TEMPLATE)
  onTestFinished(() => dropDatabase(postgres, database))
  const { host, port, user, password } = postgres
  const direct = `postgres://${user}:${password}@/${database}?${new URLSearchParams({ host, port: String(port) })}`
  const open = async (aheadMs: number): Promise<Shop> => {
    const wire = await openWire(`${host}/.s.PGSQL.${port}`)
    onTestFinished(() => wire.close())
    const settings = {
      ...{
        DATABASE_URL: direct,
        DATABASE_LISTEN_URL: `postgres://${user}:${password}@127.0.0.1:${wire.port}/${database}`,
      },
      ...{ JWT_SECRET, ADMIN_PASSWORD: 'nobody logs in with it', DATA_DIR: await freshDataDir() },
      ...{ CLOCK_AHEAD_MS: String(aheadMs), MAX_OPEN_ORDERS: '0', MAX_ORDERS_A_DAY: '0' },
    }
    return { url: await startBundledShop(settings, [inject('programs').clock]).open(), wire }
  }
  const shops: [Shop, Shop] = [await open(0), await open(HALF_AN_HOUR_MS)]
  const db = openDb({ ...postgres, database }, () => undefined)
  onTestFinished(() => db.destroy())
  return { shops, given: createGivens(db, createTokens(JWT_SECRET, 7_200)), countHearing: () => hearingOn(db) }
}

/** How many connections hear of changes. */
async function hearingOn(db: Db): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'haat-hearing' and state = 'idle' and query <> ''`.execute(
    db,
  )
  return rows.length
}

/** The message of the next change meets its fate. Answers whether it has. */
function strikeNext(wire: Wire, fate: Fate): () => boolean {
  let isStruck = false
  wire.decide = ({ from, kind, bytes }: Message) => {
    if (from !== 'database' || kind !== TOLD || !bytes.includes(CHANNEL)) return 'pass'
    wire.decide = () => 'pass'
    isStruck = true
    return fate
  }
  return () => isStruck
}

async function priceIn({ url }: Shop, product: number, cookie = ''): Promise<number> {
  const answer = await fetch(`${url}/api/product/${product}`, { headers: { cookie } })
  return ((await answer.json()) as { price: number }).price
}

/** The cookie of whoever has just changed something. */
async function setPrice({ url }: Shop, token: string, product: number, price: number): Promise<string> {
  const body = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Blue saree',
    price: String(price),
    category: '1',
    sizes: '["M"]',
  }))
    body.append(name, value)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/product/${product}`, { method: 'PUT', headers, body })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** All that its stream has told so far. */
async function bellOf({ url }: Shop, token: string): Promise<() => string> {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/bell/stream`, { headers, signal: leaving.signal })
  let told = ''
  void (async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) told += part
  })().catch(() => undefined)
  return () => told
}
