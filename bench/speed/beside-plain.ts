import type pg from 'pg'
import { createRandom, type Random } from '../../demo/random.ts'
import { searches, someProducts } from './addresses.ts'
import { besideLimit, type Measured, type Patience } from './figures.ts'
import { BROTLI, loadOf } from './memory.ts'
import { PLAIN_STATEMENTS } from './plain.queries.ts'
import type { Workers } from './workers.ts'
import { zipfOf } from './zipf.ts'

const CONNECTIONS = 32
const SKEWS = [0.8, 1, 1.2]
const ASKED_BY_EACH = 4000
const MOST_PRODUCTS = 10_000

/** Where the shop is, where the plain server is, and how one asks them. */
interface Pair {
  shopUrl: string
  plainUrl: string
  load: Workers['load']
  patience: Patience
}

type Goods = Awaited<ReturnType<typeof someProducts>>

/** Answers that memory does not hold, or hardly, each beside a plain Fastify that asks the same database for the same. */
export async function measureBesidePlain(
  { load, plain }: Workers,
  shopUrl: string,
  connection: pg.ClientConfig,
  patience: Patience,
): Promise<Measured[]> {
  const { port } = await plain.does<{ port: number }>({ connection, statements: PLAIN_STATEMENTS })
  const pair = { shopUrl, plainUrl: `http://127.0.0.1:${port}`, load, patience }
  const random = createRandom(11)
  const goods = await someProducts(shopUrl, MOST_PRODUCTS)
  const measured: Measured[] = []
  for (const skew of SKEWS) measured.push(await anyProduct(pair, goods, skew, random))
  for (const [operation, paths] of Object.entries(neverAsked(goods, patience, random)))
    measured.push(await firstTime(pair, operation, paths))
  return measured
}

async function anyProduct({ shopUrl, plainUrl, load, patience }: Pair, goods: Goods, skew: number, random: Random) {
  const rankOf = zipfOf(goods.length, skew)
  const one = () => ({ path: `/api/product/${goods[rankOf(random.share())]?.id}`, headers: BROTLI })
  const requests = Array.from({ length: CONNECTIONS }, () => Array.from({ length: ASKED_BY_EACH }, one))
  const ask = (url: string) => loadOf(load, url, requests, { connections: CONNECTIONS, seconds: patience.seconds })
  await ask(shopUrl)
  const figures = await besideLimit(
    patience.rounds,
    () => ask(shopUrl),
    () => ask(plainUrl),
  )
  return { operation: `one product of many, Zipf ${skew}`, connections: CONNECTIONS, ...figures }
}

/** Addresses for a warm-up and every round. */
function neverAsked(goods: Goods, { different, rounds }: Patience, random: Random): Record<string, string[]> {
  const count = different * (rounds + 1)
  const nth = <Made>(make: (at: number) => Made) => Array.from({ length: count }, (_, at) => make(at))
  return {
    'one product, first time': nth((at) => `/api/product/${goods[at % goods.length]?.id}?first=${at}`),
    'list, first time': nth((at) => `/api/product?categoryId=1&minPrice=${at + 1}`),
    'search, first time, every other one with a slip': [...new Set(searches(goods, count * 2, random))].slice(0, count),
  }
}

async function firstTime({ shopUrl, plainUrl, load, patience }: Pair, operation: string, paths: string[]) {
  const perRound = Math.floor(paths.length / (patience.rounds + 1))
  const connections = Math.min(CONNECTIONS, perRound)
  const each = Math.floor(perRound / connections)
  let round = 0
  const next = () => {
    const own = paths.slice(round * each * connections, (round + 1) * each * connections)
    round += 1
    return Array.from({ length: connections }, (_, at) =>
      own.slice(at * each, (at + 1) * each).map((path) => ({ path, headers: BROTLI })),
    )
  }
  const ask = (url: string, requests: object[][]) =>
    loadOf(load, url, requests, { connections, amount: each * connections })
  let requests = next()
  for (const url of [shopUrl, plainUrl]) await ask(url, requests)
  const figures = await besideLimit(
    patience.rounds,
    () => {
      requests = next()
      return ask(shopUrl, requests)
    },
    () => ask(plainUrl, requests),
  )
  return { operation, connections, ...figures }
}
