import type pg from 'pg'
import { createTokens } from '../../src/server/auth/tokens.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { type Cpu, cpuBetween } from './cpu.ts'
import { besideLimit, cpuSingle, type Measured, medianCpu, type Patience, type Single } from './figures.ts'
import { CONNECTIONS, CROWD, type Loaded, loadOf, loadOfShop } from './load.ts'
import { createPlainOrder, PLAIN_STATEMENTS } from './plain.queries.ts'
import type { MeasuredShop } from './shop.ts'
import {
  customersToMeasure,
  fillCarts,
  goodsInPlenty,
  jobsDone,
  type TradeGood,
  vacuumCarts,
  withoutJobs,
} from './trade.queries.ts'
import type { Workers } from './workers.ts'

const LINES = 3
const RECIPIENT = { name: 'Rahima Khatun', email: 'rahima@example.com', phone: '01711000000', altPhone: '', notes: '' }
const ADDRESS = { shippingAddress: 'House 12, Road 5, Dhanmondi', shippingCity: 'Dhaka' }
const SHIPPING_TAKA = 60
export const ORDER = 'checkout of 2 lines'
export const MAILS = 'CPU of the mails of an order, which jobs write'

/** Who comes by one connection, and what they buy. */
export interface Party {
  customers: { id: number; token: string }[]
  goods: TradeGood[]
}

/** A call to the shop, and which goods it is done with in turn. */
interface Deed {
  requestOf(customer: Party['customers'][number], good: TradeGood, party: Party): object
  goodsOf(goods: TradeGood[]): TradeGood[]
}

export interface Market {
  url: string
  db: Db
  connection: pg.ClientConfig
  jwtSecret: string
  customersEach: number
}

/** Carts and orders over HTTP, each beside a plain server that does it by one statement. */
export async function measureTrade(
  { load, plain }: Workers,
  shop: MeasuredShop,
  market: Market,
  { seconds, rounds }: Patience,
): Promise<{ measured: Measured[]; singles: Single[] }> {
  const { connection, db } = market
  const mails: Cpu[] = []
  const parties = await partiesOf(market)
  await createPlainOrder(db)
  const { port } = await plain.does<{ port: number }>({ connection, statements: PLAIN_STATEMENTS })
  const measured: Measured[] = []
  for (const [operation, deed] of Object.entries(DEEDS)) {
    const requests = requestsOf(deed, parties)
    for (const connections of CONNECTIONS) {
      const fresh = async (work: () => Promise<Loaded>) => {
        await refill(db, parties)
        return await withoutJobs(db, work)
      }
      const how = { connections, seconds }
      const figures = await besideLimit(
        rounds,
        async () => {
          const loaded = await fresh(() => loadOfShop(load, shop, requests, how))
          if (operation === ORDER && connections === CROWD) {
            const before = await shop.cpu()
            await jobsDone(db)
            mails.push(cpuBetween(before, await shop.cpu(), loaded.answers))
          }
          return loaded
        },
        () => fresh(() => loadOf(load, `http://127.0.0.1:${port}`, requests, how)),
      )
      measured.push({ operation, connections, ...figures })
    }
  }
  return { measured, singles: [cpuSingle(MAILS, medianCpu(mails))] }
}

export const DEEDS = {
  'cart read': {
    requestOf: ({ id, token }) => ({ path: `/api/cart/GetCartItems/${id}`, headers: headersOf(token) }),
    goodsOf: (goods) => goods.slice(0, 1),
  },
  'add to cart': {
    requestOf: ({ id, token }, { productId, size }) => ({
      method: 'POST',
      path: '/api/cart/add',
      headers: headersOf(token),
      body: JSON.stringify({ userId: id, items: [{ productId, size, quantity: 1 }] }),
    }),
    goodsOf: (goods) => goods,
  },
  [ORDER]: {
    requestOf: ({ token }, _, party) => {
      const headers = { ...headersOf(token), 'idempotency-key': '[<id>]' }
      return { method: 'POST', path: '/api/orders/create', headers, body: JSON.stringify(orderOf(party)) }
    },
    goodsOf: (goods) => goods.slice(0, 1),
  },
} satisfies Record<string, Deed>

export function headersOf(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}

function orderOf({ goods }: Party) {
  const items = goods
    .slice(0, 2)
    .map(({ productId, size: Size, priceTaka: price }) => ({ productId, Size, price, quantity: 1 }))
  const totalAmount = items.reduce((sum, { price }) => sum + price, SHIPPING_TAKA)
  return { ...RECIPIENT, ...ADDRESS, totalAmount, items }
}

/** Every connection has customers and goods of its own: none waits for another’s lock. */
export async function partiesOf({ db, jwtSecret, customersEach }: Market): Promise<Party[]> {
  const tokens = createTokens(jwtSecret, 86_400)
  const ids = await customersToMeasure(db, CROWD * customersEach)
  const goods = await goodsInPlenty(db, CROWD * LINES)
  return await Promise.all(
    Array.from({ length: CROWD }, async (_, at) => ({
      customers: await Promise.all(
        ids
          .slice(at * customersEach, (at + 1) * customersEach)
          .map(async (id) => ({ id, token: await tokens.sign({ id, role: 'User', epoch: 0 }) })),
      ),
      goods: goods.slice(at * LINES, (at + 1) * LINES),
    })),
  )
}

export function requestsOf(deed: Deed, parties: Party[]): object[][] {
  return parties.map((party) =>
    deed
      .goodsOf(party.goods)
      .flatMap((good) => party.customers.map((customer) => deed.requestOf(customer, good, party))),
  )
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
