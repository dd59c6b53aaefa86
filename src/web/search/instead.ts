import type { Page } from '#contract/machinery/fields'
import { call } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'
import type { Card } from '../products/card.ts'
import type { Shelf } from '../products/shelf-address.ts'
import { productQueryOf } from './shelf.ts'

export interface Instead {
  /** `total`: how many come near; where none does, they are the newest. */
  nearest: Pick<Page<Card>, 'items' | 'total'>
  storeName: string | undefined
}

export const NONE = { items: [], total: 0 }

/** What is offered where a list is empty. */
export async function insteadOf(shelf: Shelf, storeName: string | undefined): Promise<Instead> {
  const [nearest, name] = await Promise.all([
    shelf.search ? nearestTo(shelf) : NONE,
    storeName ?? (shelf.vendorId ? nameOfStore(shelf.vendorId) : undefined),
  ])
  return { nearest, storeName: name }
}

async function nearestTo(shelf: Shelf): Promise<Instead['nearest']> {
  const { items, total } = await call('GET /api/product/nearest', { query: productQueryOf(shelf) })
  return { items, total }
}

/** An unknown store is said in other words. */
async function nameOfStore(id: string): Promise<string | undefined> {
  const store = await call('GET /api/stores/:id', { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof Problem && error.status === 404)) throw error
  })
  return store?.storeName
}
