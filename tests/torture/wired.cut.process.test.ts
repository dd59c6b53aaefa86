import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '../../src/server/assembly/app.ts'
import { createTokens } from '../../src/server/auth/tokens.ts'
import { type Db, openDb } from '../../src/server/platform/database/db.ts'
import { ALONE } from '../../src/server/platform/invalidation/invalidation-feed.ts'
import { createLog } from '../../src/server/platform/process/log.ts'
import { createFolderStorage } from '../../src/server/platform/storage/folder-storage.ts'
import { createDatabase, dropDatabase, TEMPLATE, UNHURRIED } from '../../src/server/testing/databases.ts'
import { createGivens, type Givens } from '../../src/server/testing/givens.ts'
import type {} from '../../src/server/testing/global-setup.ts'
import { orderBody } from '../../src/server/testing/orders.ts'
import { type HeldTimers, holdTimers } from './held-timers.ts'
import type { Fate, Message, Wire } from './wire.ts'
import { openWire } from './wire.ts'

const JWT_SECRET = 'a secret for wires, thirty-two characters'
const STOCK = 1_000
/** A length that no other timer has. */
const HASTE_MS = 1_511_511
const name = `cut_${randomUUID()}`

let wire: Wire
let direct: Db
let judge: pg.Client
let given: Givens
/** Shops by their query timeout: `patient` has a long one, that of `hasty` runs out as soon as the wire has fallen silent. */
let patient: Shop
let hasty: Shop
let timeouts: HeldTimers
beforeAll(async () => {
  const connection = { ...inject('postgres'), database: name }
  await createDatabase(inject('postgres'), name, TEMPLATE)
  wire = await openWire(`${connection.host}/.s.PGSQL.${connection.port}`)
  direct = openDb({ ...connection, application_name: 'givens' }, () => undefined)
  judge = new pg.Client({ ...connection, application_name: 'judge' })
  await judge.connect()
  patient = await openShop({ ...connection, ...UNHURRIED, host: '127.0.0.1', port: wire.port, max: 1 })
  timeouts = holdTimers(HASTE_MS)
  hasty = await openShop({
    ...connection,
    ...UNHURRIED,
    host: '127.0.0.1',
    port: wire.port,
    max: 1,
    query_timeout: HASTE_MS,
  })
  given = createGivens(direct, createTokens(JWT_SECRET, 3_600))
})
afterAll(async () => {
  for (const shop of [patient, hasty]) await shop.close()
  timeouts.release()
  await direct.destroy()
  await wire.close()
  await judge.end()
  await dropDatabase(inject('postgres'), name)
})

interface Shop {
  url: string
  close(): Promise<void>
}

async function openShop(connection: pg.PoolConfig): Promise<Shop> {
  const db = openDb(connection, () => undefined)
  const { http } = createApp({
    ...{
      db,
      feed: ALONE,
      log: createLog('silent'),
      jwtSecret: JWT_SECRET,
      secretsKey: JWT_SECRET,
      tokenLifeSeconds: 3_600,
      trustProxy: false,
    },
    ...{
      publicUrl: undefined,
      // All of them order to one door.
      maxOpenOrders: 0,
      checkReplies: true,
      web: null,
      responseCacheBytes: 0,
      pictures: createFolderStorage('/nowhere'),
    },
  })
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    async close() {
      await http.close()
      await db.destroy()
    },
  }
}

interface Press {
  status: number
  retryAfter: string | null
  id: number | undefined
}

async function press({ url }: Shop, token: string, productId: number, key: string): Promise<Press> {
  const answer = await fetch(`${url}/api/orders/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(orderBody([{ productId, quantity: 2 }])),
  })
  const { id } = (await answer.json()) as { id?: number }
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), id }
}

/** Parse and Bind: they name the statement. */
const PREPARES_OR_ASKS = new Set(['P', 'B'])

/** Counts the messages of one checkout, from `begin` to the answer to `commit`, and decides one of them. */
function duringCheckout(decide: (at: number, message: Message) => Fate): { messages: () => number } {
  let isInside = false
  let isEnding = false
  let count = 0
  wire.decide = (message) => {
    const asks = PREPARES_OR_ASKS.has(message.kind) && message.from === 'shop' ? message.bytes.toString('latin1') : ''
    if (!isEnding && asks.includes('haat_begin')) isInside = true
    if (!isInside) return 'pass'
    if (asks.includes('haat_commit')) isEnding = true
    count += 1
    const fate = decide(count, message)
    if (isEnding && message.from === 'database' && message.kind === 'Z') isInside = false
    return fate
  }
  return { messages: () => count }
}

async function shopperWithCart(productId: number) {
  const shopper = await given.account()
  await judge.query(
    `insert into cart_lines (customer_id, product_id, size, quantity, seen_price_poisha) values ($1, $2, 'M', 2, 145000)`,
    [shopper.id, productId],
  )
  return shopper
}

/** Once the backend that was cut off is gone: until then it may still be writing its commit down. */
async function settled(): Promise<void> {
  const others = `select 1 from pg_stat_activity where application_name = 'haat' and datname = current_database() and state <> 'idle'`
  await expect.poll(async () => (await judge.query(others)).rowCount, { timeout: 120_000, interval: 2 }).toBe(0)
}

async function ordersOf(customerId: number): Promise<number[]> {
  const { rows } = await judge.query(
    `select orders.id, order_lines.id as line from orders left join parcels on order_id = orders.id left join order_lines on parcel_id = parcels.id
     where customer_id = $1`,
    [customerId],
  )
  if (rows.some(({ line }) => line === null)) throw new Error('an order without lines')
  return rows.map(({ id }) => Number(id))
}

async function stockOf(productId: number): Promise<number> {
  const { rows } = await judge.query('select stock from product_sizes where product_id = $1', [productId])
  return rows[0].stock
}

async function cartOf(customerId: number): Promise<number> {
  return (await judge.query('select 1 from cart_lines where customer_id = $1', [customerId])).rowCount ?? 0
}

/** Strikes one checkout at each of these messages: how many were kept although nobody was told so. */
async function strikeCheckouts(shop: Shop, productId: number, fate: Fate, moments: number[]): Promise<number> {
  const start = await stockOf(productId)
  let orders = 0
  let keptInSilence = 0
  for (const at of moments) {
    const where = `${fate} at message ${at}`
    const shopper = await shopperWithCart(productId)
    duringCheckout((count) => {
      if (count !== at) return 'pass'
      if (fate === 'silence') setImmediate(timeouts.runOut)
      return fate
    })
    const told = await press(shop, shopper.token, productId, 'key')
    wire.decide = () => 'pass'
    await settled()
    const kept = await ordersOf(shopper.id)
    // Told yes, or that the shop does not know: never no.
    expect([201, 503], where).toContain(told.status)
    if (told.status === 201) expect(kept, where).toEqual([told.id])
    else expect(Number(told.retryAfter), where).toBeGreaterThan(0)
    if (told.status === 503 && kept.length > 0) keptInSilence += 1
    expect([await stockOf(productId), await cartOf(shopper.id)], where).toEqual(
      kept.length > 0 ? [start - 2 * (orders + 1), 0] : [start - 2 * orders, 1],
    )

    const again = await press(shop, shopper.token, productId, 'key')
    expect(again, where).toMatchObject({ status: 201, ...(kept.length > 0 ? { id: kept[0] } : {}) })
    orders += 1
    expect(await ordersOf(shopper.id), where).toEqual([again.id])
    expect([await stockOf(productId), await cartOf(shopper.id)], where).toEqual([start - 2 * orders, 0])
  }
  return keptInSilence
}

/** The messages of a checkout that nobody disturbs, from 1 on. */
async function messagesOfCheckout(shop: Shop, productId: number): Promise<number[]> {
  const shopper = await shopperWithCart(productId)
  const uncut = duringCheckout(() => 'pass')
  expect(await press(shop, shopper.token, productId, 'key')).toMatchObject({ status: 201 })
  expect(uncut.messages()).toBeGreaterThan(20)
  return Array.from({ length: uncut.messages() }, (_, at) => at + 1)
}

test('wherever the wire to the database is cut, the order is there whole or not at all, and the same press brings it', async () => {
  const productId = await given.product({ stock: { M: STOCK } })
  const moments = await messagesOfCheckout(patient, productId)
  await strikeCheckouts(patient, productId, 'cut', moments)
  const keptInSilence = await strikeCheckouts(patient, productId, 'pass-then-cut', moments)
  // Between COMMIT and its answer: kept, and nobody was told. Without such a case this test would prove nothing.
  expect(keptInSilence).toBeGreaterThan(0)
}, 1_200_000)

test('a network that swallows what is sent does not hold a checkout for ever, and the same press brings the order', async () => {
  const productId = await given.product({ stock: { M: STOCK } })
  // The first checkout of a connection has its statements prepared.
  await messagesOfCheckout(hasty, productId)
  const messages = await messagesOfCheckout(hasty, productId)
  // Some, and the last ones, from COMMIT to its answer.
  const moments = messages.filter((at) => at % 12 === 1 || at > messages.length - 4)
  expect(await strikeCheckouts(hasty, productId, 'silence', moments)).toBeGreaterThan(0)
}, 1_200_000)
