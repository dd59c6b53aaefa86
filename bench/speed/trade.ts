import type pg from 'pg'
import { createTokens } from '../../src/server/auth/tokens.ts'
import { addToCart } from '../../src/server/cart/add-to-cart.ts'
import { readCart } from '../../src/server/cart/read-cart.ts'
import { placeOrder } from '../../src/server/checkout/place-order.ts'
import type { Actor } from '../../src/server/platform/actor.ts'
import { asActor, type Db } from '../../src/server/platform/database/db.ts'
import { activeActor } from '../../src/server/users/users.queries.ts'
import { besideLimit, type Figure, type Measured, type Patience } from './figures.ts'
import { CONNECTIONS, loadOf } from './memory.ts'
import { openRecorder, type Recorder, type Trip } from './recorded.ts'
import { customersToMeasure, fillCarts, goodsInPlenty, jobsDone, type TradeGood, vacuumCarts } from './trade.queries.ts'
import type { Workers } from './workers.ts'

const MOST_CONNECTIONS = 32
const LINES = 3
const RECIPIENT = { name: 'Rahima Khatun', email: 'rahima@example.com', phone: '01711000000', altPhone: '', notes: '' }
const ADDRESS = { shippingAddress: 'House 12, Road 5, Dhanmondi', shippingCity: 'Dhaka' }
const SHIPPING_TAKA = 60
/** As the shop has them in memory: no statement. */
const askedCharges = async () => ({ shippingPoisha: SHIPPING_TAKA * 100, adjustmentsOf: () => [] })

/** Who comes by one connection, and what they buy. */
export interface Party {
  customers: { id: number; token: string }[]
  goods: TradeGood[]
}

/** What a connection to the database does in its turns: each script for every customer, then the next. */
interface Client {
  customers: number[]
  scripts: Trip[][]
}

/** A call to the shop, and the same as the shop’s own rule does it. */
interface Deed {
  requestOf(customer: Party['customers'][number], good: TradeGood, party: Party): object
  scripts(goods: TradeGood[]): TradeGood[]
  rule(db: Db, actor: Actor, good: TradeGood, party: Party): Promise<{ key?: string; order?: number }>
}

export interface Market {
  url: string
  db: Db
  connection: pg.ClientConfig
  jwtSecret: string
  customersEach: number
}

/** Carts and orders over HTTP, each beside its own statements alone. */
export async function measureTrade(
  { load, statements }: Workers,
  market: Market,
  { seconds, rounds }: Patience,
): Promise<Measured[]> {
  const parties = await partiesOf(market)
  const measured: Measured[] = []
  for (const [operation, deed] of Object.entries(DEEDS)) {
    await refill(market.db, parties)
    const requests = parties.map((party) =>
      deed
        .scripts(party.goods)
        .flatMap((good) => party.customers.map((customer) => deed.requestOf(customer, good, party))),
    )
    const clients = await clientsOf(market, deed, parties)
    for (const connections of CONNECTIONS) {
      const { connection } = market
      const fresh = async (work: () => Promise<Figure>) => {
        await refill(market.db, parties)
        return await work()
      }
      const figures = await besideLimit(
        rounds,
        () => fresh(() => loadOf(load, market.url, requests, { connections, seconds })),
        () => fresh(() => statements.does({ connection, seconds, clients: clients.slice(0, connections) })),
      )
      measured.push({ operation, connections, ...figures })
    }
  }
  await jobsDone(market.db)
  return measured
}

export const DEEDS = {
  'cart read': {
    requestOf: ({ id, token }) => ({ path: `/api/cart/GetCartItems/${id}`, headers: headersOf(token) }),
    scripts: (goods) => goods.slice(0, 1),
    async rule(db, actor) {
      await readCart(db, actor, askedCharges, actor.id)
      return {}
    },
  },
  'add to cart': {
    requestOf: ({ id, token }, { productId, size }) => ({
      method: 'POST',
      path: '/api/cart/add',
      headers: headersOf(token),
      body: JSON.stringify({ userId: id, items: [{ productId, size, quantity: 1 }] }),
    }),
    scripts: (goods) => goods,
    async rule(db, actor, { productId, size }) {
      await addToCart(db, actor, { userId: actor.id, items: [{ productId, size, quantity: 1 }] })
      return {}
    },
  },
  'checkout of 2 lines': {
    requestOf: ({ token }, _, party) => {
      const { items, ...order } = orderOf(party)
      const lines = items.map(({ size: Size, ...item }) => ({ ...item, Size }))
      const headers = { ...headersOf(token), 'idempotency-key': '[<id>]' }
      return { method: 'POST', path: '/api/orders/create', headers, body: JSON.stringify({ ...order, items: lines }) }
    },
    scripts: (goods) => goods.slice(0, 1),
    async rule(db, actor, _, party) {
      const key = `recorded ${actor.id} ${Date.now()}`
      const { id: order } = await placeOrder(db, actor, orderOf(party), { key, maxOpenOrders: 0, maxOrdersADay: 0 })
      return { key, order }
    },
  },
} satisfies Record<string, Deed>

export function headersOf(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}

function orderOf({ goods }: Party) {
  const items = goods
    .slice(0, 2)
    .map(({ productId, size, priceTaka: price }) => ({ productId, size, price, quantity: 1 }))
  const totalAmount = items.reduce((sum, { price }) => sum + price, SHIPPING_TAKA)
  return { ...RECIPIENT, ...ADDRESS, totalAmount, items }
}

/** Every connection has customers and goods of its own: none waits for another’s lock. */
export async function partiesOf({ db, jwtSecret, customersEach }: Market): Promise<Party[]> {
  const tokens = createTokens(jwtSecret, 86_400)
  const ids = await customersToMeasure(db, MOST_CONNECTIONS * customersEach)
  const goods = await goodsInPlenty(db, MOST_CONNECTIONS * LINES)
  return await Promise.all(
    Array.from({ length: MOST_CONNECTIONS }, async (_, at) => ({
      customers: await Promise.all(
        ids
          .slice(at * customersEach, (at + 1) * customersEach)
          .map(async (id) => ({ id, token: await tokens.sign({ id, role: 'User', epoch: 0 }) })),
      ),
      goods: goods.slice(at * LINES, (at + 1) * LINES),
    })),
  )
}

async function clientsOf({ connection }: Market, deed: Deed, parties: Party[]): Promise<Client[]> {
  const recorder = openRecorder(connection)
  try {
    const clients: Client[] = []
    for (const party of parties) clients.push(await clientOf(recorder, deed, party))
    return clients
  } finally {
    await recorder.close()
  }
}

async function clientOf(recorder: Recorder, deed: Deed, party: Party): Promise<Client> {
  const scripts: Trip[][] = []
  const customer = party.customers[0]?.id ?? 0
  for (const good of deed.scripts(party.goods))
    scripts.push(
      await recorder.record(async (db) => {
        const actor = await activeActor(db, { userId: customer, epoch: 0 })
        if (!actor) throw new Error('A customer of the measurement is not there.')
        return { customer, ...(await deed.rule(asActor(db, actor), actor, good, party)) }
      }),
    )
  return { customers: party.customers.map(({ id }) => id), scripts }
}

export async function refill(db: Db, parties: Party[]): Promise<void> {
  const ids = parties.flatMap(({ customers }) => customers.map(({ id }) => id))
  const lines = parties.flatMap(({ customers, goods }) =>
    customers.flatMap(({ id: customerId }) => goods.map(({ productId, size }) => ({ customerId, productId, size }))),
  )
  await jobsDone(db)
  await fillCarts(db, ids, lines)
  await vacuumCarts(db)
}
