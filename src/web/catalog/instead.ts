import { call } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'
import { type Card, cardOf } from './card.ts'
import { type Shelf, wishOf } from './shelf.ts'

export interface Instead {
  /** What comes nearest to a search. */
  nearest: Card[]
  /** Name of the store that is chosen. */
  storeName: string | undefined
}

/** What a shelf with nothing on it shows instead. `storeName` where it is known already: a list names its stores. */
export async function insteadOf(shelf: Shelf, storeName: string | undefined): Promise<Instead> {
  const [nearest, name] = await Promise.all([
    shelf.search ? nearestTo(shelf) : [],
    storeName ?? (shelf.vendorId ? nameOfStore(shelf.vendorId) : undefined),
  ])
  return { nearest, storeName: name }
}

async function nearestTo(shelf: Shelf): Promise<Card[]> {
  const { items } = await call('GET /api/product/nearest', { query: wishOf(shelf) })
  return items.map(cardOf)
}

/** A store that is not there has no name, and is said in other words. */
async function nameOfStore(id: string): Promise<string | undefined> {
  const store = await call('GET /api/stores/:id', { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof Problem && error.status === 404)) throw error
  })
  return store?.storeName
}
