import { seedShop } from '../../demo/seed/seed-shop.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { ALONE } from '../../src/server/platform/invalidation/invalidation-feed.ts'
import { pictureFolder } from '../../src/server/platform/pictures/picture-storage.ts'
import { cachedDestinations } from '../../src/server/search/destinations.ts'
import { createInterpreter } from '../../src/server/search/interpreter.ts'
import { listProductsOnSale } from '../../src/server/search/list.ts'
import { demoQueries } from './demo-queries.ts'

const PAGE = 24
const ROUNDS = 3

/** How long the queries of the judged list take in a shop with so many products, one after the other and nothing kept. */
export async function measureSpeed(db: Db, products: number, folder: string): Promise<string> {
  const amounts = { products, vendors: 50, orders: 0, seed: 1 }
  await seedShop(db, amounts, {
    pictures: pictureFolder(folder),
    passwordHash: 'none',
    now: new Date(),
    tell: (step) => console.log(`  ${step}`),
  })
  const interpreter = createInterpreter(db, { destinations: cachedDestinations(db, ALONE) })
  const taken: { query: string; ms: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [query] of demoQueries) {
      const start = performance.now()
      await listProductsOnSale(db, interpreter, { search: query, limit: PAGE })
      taken.push({ query, ms: performance.now() - start })
    }
  taken.sort((one, other) => one.ms - other.ms)
  const at = (share: number) => taken[Math.ceil(share * taken.length) - 1]?.ms.toFixed(1)
  return [
    `\n${products.toLocaleString('en-US')} products, ${taken.length} searches`,
    `  p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms`,
    ...taken.slice(-8).map(({ query, ms }) => `  ${ms.toFixed(1).padStart(8)} ms  ${query}`),
  ].join('\n')
}
