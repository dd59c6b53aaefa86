import type { Db } from '../src/server/platform/database/db.ts'
import { aislesOf } from '../src/server/search/aisles.queries.ts'
import { createInterpreter } from '../src/server/search/interpreter.ts'
import { frontOf, listProductsOnSale } from '../src/server/search/list.ts'

/** What a window of a shelf shows before anybody scrolls. */
const SEEN_FIRST = 12

/** Hashes of what a newcomer sees first: the front of the shop, and the beginning of the shelves that it leads to. */
export async function firstPictures(db: Db): Promise<string[]> {
  const front = await frontOf(db)
  const { aisles } = await aislesOf(db)
  const shelves = [undefined, ...aisles.map(({ id }) => id)]
  const interpreter = createInterpreter(db)
  const begin = (categoryId: number | undefined) =>
    listProductsOnSale(db, interpreter, { categoryId, inStock: 'first', limit: SEEN_FIRST })
  const pages = await Promise.all(shelves.map(begin))
  const shown = [...aisles, ...front.items, ...pages.flatMap(({ items }) => items)]
  return [...new Set(shown.flatMap(({ imagePath }) => /[0-9a-f]{32}/.exec(imagePath ?? '') ?? []))]
}
