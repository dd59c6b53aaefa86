import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../../demo/random.ts'
import { NO_HURRY, openDb } from '../../src/server/platform/database/db.ts'
import { deepPages, firstPages, searches, someProducts } from './addresses.ts'
import { measureBesidePlain } from './beside-plain.ts'
import type { Patience, Report, Single } from './figures.ts'
import { measureFirstTime } from './first-time.ts'
import { measureMemory } from './memory.ts'
import { seedOnce } from './seeded.ts'
import { type MeasuredShop, ownConnection, startShop } from './shop.ts'
import { measureTrade } from './trade.ts'
import { measureUncached } from './uncached.ts'
import { type Workers, withWorkers } from './workers.ts'

const JWT_SECRET = 'a secret of the measurement, long enough for it'

export const PARTS = ['memory', 'plain', 'uncached', 'trade'] as const
export type Part = (typeof PARTS)[number]

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
  tell: (line: string) => void
}

/** What pages and lists cost that are made for the first time, and nothing else. */
export async function measureMade({ products, patience, program, dataDir, tell }: Measurement): Promise<Single[]> {
  await seedOnce(dataDir, products, tell)
  const shop = await startShop(program, dataDir, JWT_SECRET)
  try {
    return await firstTimes(shop, patience, tell)
  } finally {
    await shop.stop()
  }
}

/** Measures a shop of one size, and beside it what this machine can do. */
export async function measureShop(how: Measurement): Promise<Report> {
  const { products, patience, only, dataDir, tell } = how
  await seedOnce(dataDir, products, tell)
  const before = loadavg()[0] ?? 0
  const start = () => startShop(how.program, dataDir, JWT_SECRET)
  const shop = await start()
  let measured: Report['measured']
  let singles: Single[]
  try {
    singles = only ? [] : await firstTimes(shop, patience, tell)
    const isAsked = (part: Part) => !only || only === part
    measured = await withWorkers(async (crew) => [
      ...(isAsked('memory') ? await fromMemory(crew, shop, patience, tell) : []),
      ...(isAsked('plain') ? await besidePlain(crew, shop, how) : []),
      ...(isAsked('uncached') ? await uncached(crew, shop, patience, tell) : []),
      ...(isAsked('trade') ? await trade(crew, shop, how) : []),
    ])
    singles.push({ what: 'memory of the Node process as the load ends', value: await shop.rssMb(), unit: 'MB' })
    if (!only) {
      tell('A minute of rest…')
      await wait(patience.restSeconds * 1000)
      singles.push({
        what: 'memory of the Node process a minute after all this',
        value: await shop.rssMb(),
        unit: 'MB',
      })
    }
  } finally {
    await shop.stop()
  }
  const again = await start()
  await again.stop()
  singles.push({ what: 'second start, to the first page', value: again.firstPageMs / 1000, unit: 's' })
  return {
    products,
    date: new Date().toISOString().slice(0, 16),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}`,
    load: { before, after: loadavg()[0] ?? 0 },
    command: how.command,
    measured,
    singles,
  }
}

async function firstTimes(shop: MeasuredShop, { different }: Patience, tell: (line: string) => void) {
  tell('Making pages and lists for the first time…')
  const goods = await someProducts(shop.url, different)
  const elsewhere = (path: string) =>
    // The address of the shop stands in a page: another name for it makes another page.
    Array.from({ length: different }, (_, at) => ({ path, headers: { host: `shop-${at}.example` } }))
  return await measureFirstTime(shop, {
    'CPU of a home page, made': elsewhere('/'),
    'CPU of a category’s page, made': elsewhere('/shop?category=1'),
    'CPU of a product’s page, made': goods.map(({ id }) => ({ path: `/admin/product/${id}` })),
    'CPU of a list of 24, made': goods.map((_, at) => ({ path: `/api/product?categoryId=1&minPrice=${at + 1}` })),
  })
}

async function fromMemory(crew: Workers, shop: MeasuredShop, patience: Patience, tell: (line: string) => void) {
  tell('Pages and lists from memory, beside a bare Node server…')
  const [product] = await someProducts(shop.url, 1)
  return await measureMemory(
    crew,
    shop.url,
    {
      'home page': '/',
      'category page': '/shop?category=1',
      'product page': `/admin/product/${product?.id}`,
      'list of products': '/api/product',
      'one product': `/api/product/${product?.id}`,
      'category tree': '/api/categories/tree',
    },
    patience,
  )
}

async function besidePlain(crew: Workers, shop: MeasuredShop, { dataDir, patience, tell }: Measurement) {
  tell('What is asked for now and then, and for the first time, beside a plain server…')
  return await measureBesidePlain(crew, shop.url, await ownConnection(dataDir), patience)
}

async function uncached(
  crew: Workers,
  shop: MeasuredShop,
  { different, rounds }: Patience,
  tell: (line: string) => void,
) {
  tell('Searches and lists that nobody asked for before…')
  const random = createRandom(7)
  const goods = await someProducts(shop.url, 2000)
  const { plain, filtered } = firstPages(goods, different * 2, random)
  return await measureUncached(
    crew,
    shop.url,
    {
      'search, every other one with a slip': searches(goods, different * 2, random),
      'list by category or store, page 1': plain,
      'list by size, price and category, page 1': filtered,
      'list, page 1,000 and on': await deepPages(shop.url, different),
    },
    rounds,
  )
}

async function trade(crew: Workers, shop: MeasuredShop, { dataDir, patience, customersEach, tell }: Measurement) {
  tell('Carts and orders, beside their statements alone…')
  const connection = await ownConnection(dataDir)
  const db = openDb({ ...connection, max: 1, ...NO_HURRY }, () => undefined)
  try {
    return await measureTrade(crew, { url: shop.url, db, connection, jwtSecret: JWT_SECRET, customersEach }, patience)
  } finally {
    await db.destroy()
  }
}
