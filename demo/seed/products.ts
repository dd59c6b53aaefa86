import { type Db, transact } from '../../src/server/platform/database/db.ts'
import { bitsInStock } from '../../src/server/products/in-stock.ts'
import { documentOf } from '../../src/server/text-analysis/document.ts'
import { indexWords } from '../../src/server/text-analysis/index-words.ts'
import type { Random } from '../random.ts'
import { batches } from './accounts.ts'
import { goodOf } from './goods.ts'
import { insertSeedProducts, type SeedProduct } from './products.queries.ts'
import type { Shelf } from './shelves.ts'

interface Place {
  shelves: Map<string, Shelf>
  storeIds: number[]
  now: Date
  random: Random
  tell: (step: string) => void
}

const AT_ONCE = 2_500
const TELL_EACH = 20_000
const YEAR_MS = 365 * 86_400_000

/** Products in every leaf category, the newest of them now and the oldest a year ago. */
export async function putProducts(db: Db, count: number, place: Place): Promise<void> {
  const indexed = new Set<string>()
  for (const turns of batches(0, count, AT_ONCE)) {
    const words = new Set<string>()
    const products = turns.map((turn) => {
      const { product, words: own } = productOf(turn, count, place)
      for (const word of own) if (!indexed.has(word)) words.add(word)
      return product
    })
    await transact(db, async (tx) => {
      await indexWords(
        tx,
        [...words].map((word) => [word]),
      )
      await insertSeedProducts(tx, products)
    })
    for (const word of words) indexed.add(word)
    const done = (turns.at(-1) ?? 0) + 1
    if (done % TELL_EACH === 0 || done === count) place.tell(`Products: ${done} of ${count}`)
  }
}

function productOf(turn: number, count: number, { shelves, storeIds, now, random }: Place) {
  const { category, ...good } = goodOf(turn, random)
  const shelf = shelves.get(category)
  if (!shelf) throw new Error(`There is no shelf for ${category}.`)
  const { vector, words } = documentOf(good)
  const product: SeedProduct = {
    ...good,
    vendorId: random.pick(storeIds),
    categoryId: shelf.categoryId,
    image: random.pick(shelf.images),
    vector,
    inStock: bitsInStock(good.sizes),
    createdAt: new Date(now.getTime() - Math.round(((count - 1 - turn) / count) * YEAR_MS)),
  }
  return { product, words }
}
