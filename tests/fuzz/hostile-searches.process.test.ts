import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../demo/random.ts'
import { transact } from '../../src/server/platform/database/db.ts'
import { insertProducts } from '../../src/server/products/insert-products.ts'
import { type Answer, openTestShop, type TestShop } from '../../src/server/testing/shop.ts'
import { hostileSearch, searchPath } from './hostile-searches.ts'

// `npm run fuzz` runs this file with numbers of its own (scripts/fuzz.mjs).
const SEARCHES = Number(process.env['FUZZ_SEARCHES'] ?? 150)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
const MS_PER_SEARCH = 2_000
/** Counted for its cost alone, which is a third of a second where a statement of a shop is given ten. */
const YARDSTICK = sql`select count(*) from generate_series(1, 5000000) as n where n % 7 = 0`
const MOST_YARDSTICKS = 30
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
  'whatever is searched for, nothing costs as much as the database is given',
  async () => {
    const random = createRandom(SEED)
    const most = MOST_YARDSTICKS * (await cpuMsOf(() => YARDSTICK.execute(shop.db)))
    let worst = { cpuMs: 0, path: '' }
    for (let at = 0; at < SEARCHES; at += 1) {
      const path = searchPath(random, hostileSearch(random))
      let answer: Answer | undefined
      const cpuMs = await cpuMsOf(async () => {
        answer = await shop.request('GET', path)
      })
      const { status = 0, body } = answer ?? {}
      if (cpuMs > worst.cpuMs) worst = { cpuMs, path }
      expect([path, status > 0 && status < 500 ? 'answered' : JSON.stringify(body)]).toEqual([path, 'answered'])
    }
    process.stdout.write(
      `seed ${SEED}: ${SEARCHES} searches among ${PRODUCTS} products, the dearest ${JSON.stringify(worst)} of ${most} ms\n`,
    )
    expect(worst.cpuMs, worst.path).toBeLessThan(most)
  },
  300_000 + SEARCHES * MS_PER_SEARCH,
)

const MS_A_TICK = 10
/** In `/proc/…/stat`, counted behind the name of the program. */
const [UTIME, STIME] = [11, 12]

/** Of the database’s processor: not of the clock, as others may use that as well. */
async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = await cpuMsBySession()
  await work()
  const after = await cpuMsBySession()
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
}

/** What each session of this database has had of the processor so far, by its process. */
async function cpuMsBySession(): Promise<Map<number, number>> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(shop.db)
  const found = new Map<number, number>()
  for (const { pid } of rows) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    found.set(pid, (Number(fields[UTIME] ?? 0) + Number(fields[STIME] ?? 0)) * MS_A_TICK)
  }
  return found
}
