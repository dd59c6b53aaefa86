import type { Db } from '../../src/server/platform/database/db.ts'
import { createInterpreter } from '../../src/server/search/interpreter.ts'
import { listProductsOnSale } from '../../src/server/search/list.ts'
import { nearestTo } from '../../src/server/search/nearest.ts'
import { DEPTH } from './measure.ts'
import { byTrigrams, byTsvector } from './plain.queries.ts'

/** Ways to search, side by side: the ids of the first results. */
export const ways: Record<string, (db: Db, query: string) => Promise<number[]>> = {
  ours: async (db, search) => {
    const { items } = await listProductsOnSale(db, createInterpreter(db), { search, limit: DEPTH })
    return items.map(({ id }) => id)
  },
  'and nearest': async (db, search) => {
    const { items } = await listProductsOnSale(db, createInterpreter(db), { search, limit: DEPTH })
    const shown = items.length > 0 ? items : (await nearestTo(db, createInterpreter(db), { search })).items
    return shown.map(({ id }) => id)
  },
  tsvector: (db, query) => byTsvector(db, query, DEPTH),
  trigram: (db, query) => byTrigrams(db, query, DEPTH),
}
