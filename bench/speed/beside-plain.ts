import type pg from 'pg'
import { createRandom, type Random } from '../../demo/random.ts'
import { searches, someProducts } from './addresses.ts'
import { besideLimit, type Measured, type Patience } from './figures.ts'
import { BROTLI, CROWD, loadOf, loadOfShop } from './load.ts'
import { PLAIN_STATEMENTS } from './plain.queries.ts'
import type { MeasuredShop } from './shop.ts'
import type { Workers } from './workers.ts'
import { zipfOf } from './zipf.ts'

const SKEWS = [0.8, 1, 1.2]
/** More than a connection gets answers. */
const ASKED_EACH_SECOND = 1000
const MOST_PRODUCTS = 10_000

/** Where the shop is, where the plain server is, and how one asks them. */
interface Pair {
  shop: MeasuredShop
  plainUrl: string
  load: Workers['load']
  patience: Patience
}

type Goods = Awaited<ReturnType<typeof someProducts>>

/** Answers that memory does not hold, or hardly, each beside a plain Fastify that asks the same database for the same. */
export async function measureBesidePlain(
  { load, plain }: Workers,
  shop: MeasuredShop,
  connection: pg.ClientConfig,
  patience: Patience,
): Promise<Measured[]> {
  const { port } = await plain.does<{ port: number }>({ connection, statements: PLAIN_STATEMENTS })
  const { different, rounds } = patience
  const pair = { shop, plainUrl: `http://127.0.0.1:${port}`, load, patience }
  const random = createRandom(11)
  const goods = await someProducts(shop.url, MOST_PRODUCTS)
  const measured: Measured[] = []
  for (const skew of SKEWS) measured.push(await anyProduct(pair, goods, skew, random))
  for (const [operation, paths] of Object.entries(neverAsked(goods, different * (rounds + 1), random)))
    measured.push(await firstTime(pair, operation, paths))
  return measured
}

async function anyProduct({ shop, plainUrl, load, patience }: Pair, goods: Goods, skew: number, random: Random) {
  const requests = anyProducts(goods, skew, random, patience.seconds)
  const how = { connections: CROWD, seconds: patience.seconds }
  await loadOf(load, shop.url, requests, how)
  const figures = await besideLimit(
    patience.rounds,
    () => loadOfShop(load, shop, requests, how),
    () => loadOf(load, plainUrl, requests, how),
  )
  return { operation: `one product of many, Zipf ${skew}`, connections: CROWD, ...figures }
}

export function anyProducts(goods: Goods, skew: number, random: Random, seconds: number): object[][] {
  const rankOf = zipfOf(goods.length, skew)
  const one = () => ({ path: `/api/product/${goods[rankOf(random.share())]?.id}`, headers: BROTLI })
  return Array.from({ length: CROWD }, () => Array.from({ length: Math.ceil(seconds * ASKED_EACH_SECOND) }, one))
}

/** So many addresses of each kind. */
export function neverAsked(goods: Goods, count: number, random: Random): Record<string, string[]> {
  const nth = <Made>(make: (at: number) => Made) => Array.from({ length: count }, (_, at) => make(at))
  return {
    'one product, first time': nth((at) => `/api/product/${goods[at % goods.length]?.id}?first=${at}`),
    'list, first time': nth((at) => `/api/product?categoryId=1&minPrice=${at + 1}`),
    'search, first time, every other one with a slip': [...new Set(searches(goods, count * 2, random))].slice(0, count),
  }
}

async function firstTime({ shop, plainUrl, load, patience }: Pair, operation: string, paths: string[]) {
  const perRound = Math.floor(paths.length / (patience.rounds + 1))
  const connections = Math.min(CROWD, perRound)
  const how = { connections, amount: Math.floor(perRound / connections) * connections }
  let round = 0
  const next = () => {
    const own = paths.slice(round * how.amount, (round + 1) * how.amount)
    round += 1
    return dealtOut(own, connections)
  }
  let requests = next()
  for (const url of [shop.url, plainUrl]) await loadOf(load, url, requests, how)
  const figures = await besideLimit(
    patience.rounds,
    () => {
      requests = next()
      return loadOfShop(load, shop, requests, how)
    },
    () => loadOf(load, plainUrl, requests, how),
  )
  return { operation, connections, ...figures }
}

/** Each connection asks for others. */
export function dealtOut(paths: string[], connections: number): object[][] {
  const each = Math.floor(paths.length / connections)
  return Array.from({ length: connections }, (_, at) =>
    paths.slice(at * each, (at + 1) * each).map((path) => ({ path, headers: BROTLI })),
  )
}
