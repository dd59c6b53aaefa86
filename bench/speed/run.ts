import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../../demo/random.ts'
import { openDb } from '../../src/server/platform/database/db.ts'
import { NO_HURRY } from '../../src/server/platform/database/patience.queries.ts'
import { deepPages, firstPages, searches, someProducts } from './addresses.ts'
import { measureBesidePlain } from './beside-plain.ts'
import { measureCourierWebhooks } from './courier-webhooks.ts'
import type { Compared, Measured, Patience, Report, Single } from './figures.ts'
import { measureFirstTime } from './first-time.ts'
import { measureMemory } from './memory.ts'
import { measurePostings } from './postings.ts'
import { startQuietShop } from './quiet-shop.ts'
import { seedOnce } from './seeded.ts'
import { type MeasuredShop, ownConnection, startShop } from './shop.ts'
import { type Market, measureTrade } from './trade.ts'
import { measureTwoWorkers } from './two-workers.ts'
import { measureUncached } from './uncached.ts'
import { type Workers, withWorkers } from './workers.ts'

const JWT_SECRET = 'a secret of the measurement, long enough for it'

export interface Measurement {
  products: number
  patience: Patience
  /** Of all there is to measure, this alone. */
  only?: Part | undefined
  /** The shop’s program. */
  program: string
  /** Where its data are kept from one run to the next. */
  dataDir: string
  customersEach: number
  command: string
  /** More settings of the shop. */
  settings?: Record<string, string>
  tell: (line: string) => void
}

/** What a part adds to the report. */
type Found = Partial<Pick<Report, 'measured' | 'compared' | 'singles'>>

/** Each measures a shop that is open. */
const OF_ONE_SHOP = { made, memory, plain, uncached, trade, pushes, postings }
/** The last opens its own shops. */
export const PARTS = [...(Object.keys(OF_ONE_SHOP) as (keyof typeof OF_ONE_SHOP)[]), 'workers'] as const
export type Part = (typeof PARTS)[number]

/** Measures a shop of one size, and beside it what this machine can do. */
export async function measureShop(how: Measurement): Promise<Report> {
  const { products, only, dataDir, tell } = how
  await seedOnce(dataDir, products, tell)
  const before = loadavg()[0] ?? 0
  const found = await withWorkers(async (crew) => [
    ...(only === 'workers' ? [] : [await ofOneShop(crew, how)]),
    ...(only === undefined || only === 'workers' ? [await twoWorkers(crew, how)] : []),
  ])
  const again = await startShop({ ...how, jwtSecret: JWT_SECRET })
  await again.stop()
  const start: Single = { what: 'second start, to the first page', value: again.firstPageMs / 1000, unit: 's' }
  return {
    products,
    date: new Date().toISOString().slice(0, 16),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}`,
    load: { before, after: loadavg()[0] ?? 0 },
    command: how.command,
    ...together([...found, { singles: [start] }]),
  }
}

async function ofOneShop(crew: Workers, how: Measurement): Promise<Found> {
  const { patience, only, tell } = how
  const shop = await startQuietShop({ ...how, jwtSecret: JWT_SECRET })
  try {
    const found: Found[] = []
    const remember = async (what: string) => {
      found.push({ singles: [{ what: `memory of the Node process ${what}`, value: await shop.rssMb(), unit: 'MB' }] })
    }
    if (!only) {
      tell('A minute of rest…')
      await wait(patience.restSeconds * 1000)
      await remember('at rest, before any load')
    }
    for (const [name, part] of Object.entries(OF_ONE_SHOP))
      if (!only || only === name) found.push(await part(crew, shop, how))
    await remember('as the load ends')
    if (!only) {
      tell('A minute of rest…')
      await wait(patience.restSeconds * 1000)
      await remember('a minute after all this')
    }
    return together(found)
  } finally {
    await shop.stop()
  }
}

function together(found: Found[]) {
  return {
    measured: found.flatMap(({ measured = [] }): Measured[] => measured),
    compared: found.flatMap(({ compared = [] }): Compared[] => compared),
    singles: found.flatMap(({ singles = [] }): Single[] => singles),
  }
}

async function made(_: Workers, shop: MeasuredShop, { patience: { different }, tell }: Measurement): Promise<Found> {
  tell('Making pages and lists for the first time…')
  const goods = await someProducts(shop.url, different)
  const elsewhere = (path: string) =>
    // The address of the shop stands in a page: another name for it makes another page.
    Array.from({ length: different }, (_, at) => ({ path, headers: { host: `shop-${at}.example` } }))
  const singles = await measureFirstTime(shop, {
    'CPU of a home page, made': elsewhere('/'),
    'CPU of a category’s page, made': elsewhere('/shop?category=1'),
    'CPU of a product’s page, made': goods.map(({ id }) => ({ path: `/admin/product/${id}` })),
    'CPU of a list of 24, made': goods.map((_, at) => ({ path: `/api/product?categoryId=1&minPrice=${at + 1}` })),
  })
  return { singles }
}

async function memory(crew: Workers, shop: MeasuredShop, { patience, tell }: Measurement): Promise<Found> {
  tell('Pages and lists from memory, beside a bare Node server…')
  return { measured: await measureMemory(crew, shop, await addressesOf(shop), patience) }
}

async function addressesOf({ url }: MeasuredShop): Promise<Record<string, string>> {
  const [product] = await someProducts(url, 1)
  return {
    'home page': '/',
    'category page': '/shop?category=1',
    'product page': `/admin/product/${product?.id}`,
    'list of products': '/api/product',
    'one product': `/api/product/${product?.id}`,
    'category tree': '/api/categories/tree',
  }
}

async function plain(crew: Workers, shop: MeasuredShop, { dataDir, patience, tell }: Measurement): Promise<Found> {
  tell('What is asked for now and then, and for the first time, beside a plain server…')
  return { measured: await measureBesidePlain(crew, shop, await ownConnection(dataDir), patience) }
}

async function uncached(crew: Workers, shop: MeasuredShop, { patience, tell }: Measurement): Promise<Found> {
  tell('Searches and lists that nobody asked for before…')
  const { different, rounds } = patience
  const random = createRandom(7)
  const goods = await someProducts(shop.url, 2000)
  const pages = firstPages(goods, different * 2, random)
  const operations = {
    'search, every other one with a slip': searches(goods, different * 2, random),
    'list by category or store, page 1': pages.plain,
    'list by size, price and category, page 1': pages.filtered,
    'list, page 1,000 and on': await deepPages(shop.url, different),
  }
  return { measured: await measureUncached(crew, shop, operations, rounds) }
}

async function trade(crew: Workers, shop: MeasuredShop, how: Measurement): Promise<Found> {
  how.tell('Carts and orders, beside a plain server…')
  return await withMarket(shop, how, (market) => measureTrade(crew, shop, market, how.patience))
}

async function pushes(crew: Workers, shop: MeasuredShop, how: Measurement): Promise<Found> {
  how.tell('Pushes of couriers, beside a plain server…')
  return { measured: await withMarket(shop, how, (market) => measureCourierWebhooks(crew, shop, market, how.patience)) }
}

async function postings(_: Workers, __: MeasuredShop, { dataDir, patience, tell }: Measurement): Promise<Found> {
  tell('Postings in the ledger, beside the statements alone…')
  return { measured: await measurePostings(await ownConnection(dataDir), patience) }
}

async function twoWorkers(crew: Workers, how: Measurement): Promise<Found> {
  how.tell('One worker, and two…')
  const compared = await measureTwoWorkers(
    crew,
    async (count, work) => {
      const shop = await startShop({ ...how, jwtSecret: JWT_SECRET, workers: count })
      try {
        const addresses = await addressesOf(shop)
        return await withMarket(shop, how, (market) => work({ shop, market, addresses }))
      } finally {
        await shop.stop()
      }
    },
    how.patience,
  )
  return { compared }
}

async function withMarket<Result>(
  { url }: MeasuredShop,
  { dataDir, customersEach }: Measurement,
  work: (market: Market) => Promise<Result>,
): Promise<Result> {
  const connection = await ownConnection(dataDir)
  const db = openDb({ ...connection, max: 1, ...NO_HURRY }, () => undefined)
  try {
    return await work({ url, db, connection, jwtSecret: JWT_SECRET, customersEach })
  } finally {
    await db.destroy()
  }
}
