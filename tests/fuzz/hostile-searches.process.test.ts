import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../demo/random.ts'
import { transact } from '../../src/server/platform/database/db.ts'
import { insertProducts } from '../../src/server/products/insert-products.ts'
import { openTestShop, type TestShop } from '../../src/server/testing/shop.ts'
import { hostileSearch, searchPath } from './hostile-searches.ts'

// `npm run fuzz` runs this file with numbers of its own (scripts/fuzz.mjs).
const SEARCHES = Number(process.env['FUZZ_SEARCHES'] ?? 150)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
const MS_PER_SEARCH = 1_000
const PRODUCTS = 2_000

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await transact(shop.db, (tx) =>
    insertProducts(
      tx,
      Array.from({ length: PRODUCTS }, (_, at) => draft(at)),
    ),
  )
})
afterAll(() => shop.close())

/** Many words that many products share, and one of its own. */
function draft(at: number) {
  const pick = (words: string) => words.split(' ')[at % words.split(' ').length] ?? ''
  const kind = pick('Panjabi Saree Kurta Lungi Fatua Shirt শাড়ি')
  const name = `${pick('Blue Red Green White Indigo')} ${pick('cotton silk jamdani muslin')} ${kind} ${at.toString(36)}word`
  const empty = { specification: '', compareAtPoisha: null, chart: null, image: null }
  const tags = [pick('eid summer wedding'), pick('handloom block batik')]
  const description = 'Soft cotton for Eid, made by hand in Tangail and Rajshahi.'
  const sizes = [{ size: 'M' as const, stock: null }]
  return {
    ...empty,
    name,
    description,
    tags,
    sizes,
    vendorId: 1,
    categoryId: 1 + (at % 3),
    pricePoisha: 100 * (at + 1),
  }
}

test(
  'whatever is searched for, nothing takes as long as the database is given',
  async () => {
    const random = createRandom(SEED)
    let worst = { ms: 0, path: '' }
    for (let at = 0; at < SEARCHES; at += 1) {
      const path = searchPath(random, hostileSearch(random))
      const began = performance.now()
      const { status, body } = await shop.request('GET', path)
      const ms = Math.round(performance.now() - began)
      if (ms > worst.ms) worst = { ms, path }
      expect([path, status < 500 ? 'answered' : JSON.stringify(body)]).toEqual([path, 'answered'])
    }
    process.stdout.write(
      `seed ${SEED}: ${SEARCHES} searches among ${PRODUCTS} products, the slowest ${JSON.stringify(worst)}\n`,
    )
  },
  300_000 + SEARCHES * MS_PER_SEARCH,
)
