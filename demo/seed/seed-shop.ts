import type { Db } from '../../src/server/platform/database/db.ts'
import { StartRefusal } from '../../src/server/platform/process/start-refusal.ts'
import type { BlobStorage } from '../../src/server/platform/storage/blob-storage.ts'
import { countWords } from '../../src/server/text-analysis/count-words.ts'
import { createRandom } from '../random.ts'
import { sellingStores } from './accounts.queries.ts'
import { openStores, registerCustomers } from './accounts.ts'
import type { Amounts } from './amounts.ts'
import { productsToOrder } from './orders.queries.ts'
import { placeOrders } from './orders.ts'
import { analyze } from './products.queries.ts'
import { putProducts } from './products.ts'
import { openShelves } from './shelves.ts'

/** What came of one kind of thing. */
export interface Yield {
  what: string
  count: number
  seconds: number
}

const ORDERS_OF_A_CUSTOMER = 4

/** Puts so many stores, products and orders into the shop, whatever it holds already, in batches that are each all or nothing. */
export async function seedShop(
  db: Db,
  { products, vendors, orders, seed }: Amounts,
  surroundings: { pictures: BlobStorage; passwordHash: string; now: Date; tell: (step: string) => void },
): Promise<Yield[]> {
  const { pictures, passwordHash, now, tell } = surroundings
  const random = createRandom(seed)
  const yields: Yield[] = []
  const timed = async (what: string, count: number, work: () => Promise<void>) => {
    if (count === 0) return
    const start = performance.now()
    await work()
    yields.push({ what, count, seconds: (performance.now() - start) / 1000 })
  }
  let storeIds = await sellingStores(db)
  await timed('vendors', vendors, async () => {
    storeIds = await openStores(db, vendors, passwordHash, random)
  })
  await timed('products', products, async () => {
    const shelves = await openShelves(db, pictures, tell)
    await putProducts(db, products, { shelves, storeIds, now, random, tell })
    await countWords(db, new AbortController().signal)
  })
  await timed('orders', orders, async () => {
    const goods = await productsToOrder(db)
    if (goods.length === 0) throw new StartRefusal('Orders need products; add --products 1000.')
    const customers = await registerCustomers(db, Math.ceil(orders / ORDERS_OF_A_CUSTOMER), passwordHash)
    await placeOrders(db, orders, { goods, customers, now, random, tell })
  })
  tell('Taking stock of the tables (analyze)…')
  await analyze(db)
  return yields
}
