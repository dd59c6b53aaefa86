import type { QueryExecutorProvider } from 'kysely'
import { notify } from './cache-invalidation.queries.ts'

/**
 * Cache tags, what a change touched: `product:17`, `category:2`, `vendor:5`, `catalog` for everything public,
 * `categories`, `settings`; membership of lists (`products`, `category-products:2` of a category and below, `store-products:5` of a store),
 * their `words`, `prices`, `pictures` and `stock` (a size sold out or came back); `delivery-times`, which no page shows.
 */
export type CacheTag =
  | `${'product' | 'category' | 'vendor' | 'category-products' | 'store-products'}:${number}`
  | 'catalog'
  | 'categories'
  | 'settings'
  | 'products'
  | 'words'
  | 'prices'
  | 'pictures'
  | 'stock'
  | 'delivery-times'
type Listener = (tags: ReadonlySet<CacheTag>) => void

interface Board {
  listeners: Listener[]
  published: number
}

const boards = new WeakMap<object, Board>()
const pending = new WeakMap<object, Set<CacheTag>>()
const notified = new WeakSet<object>()

/** In a transaction: invalidates pages that show these, once it is committed. */
export function invalidate(tx: object, ...tags: CacheTag[]): void {
  const known = pending.get(tx) ?? new Set<CacheTag>()
  for (const tag of tags) known.add(tag)
  pending.set(tx, known)
}

/** After each commit on `db` that invalidated something, and for those of other processes. */
export function onInvalidation(db: object, listener: Listener): void {
  boardOf(db).listeners.push(listener)
}

/** A count, to see whether one came meanwhile. */
export function invalidationsOn(db: object): number {
  return boardOf(db).published
}

/** Notifies other processes, once, in the commit that follows at once; where that fails, so does the commit. */
export function notifyWithCommit(tx: QueryExecutorProvider, line = tx): void {
  const tags = pending.get(tx)
  if (!tags || notified.has(tx)) return
  notified.add(tx)
  notify(line, messageOf(tags)).catch(() => undefined)
}

export function publishInvalidations(db: object, tx: object): void {
  const tags = pending.get(tx)
  if (!tags) return
  boardOf(db).published += 1
  publish(db, tags)
}

export function forgetInvalidations(tx: object): void {
  pending.delete(tx)
}

export function publish(db: object, tags: ReadonlySet<CacheTag>): void {
  for (const listener of boardOf(db).listeners) listener(tags)
}

function boardOf(db: object): Board {
  const board = boards.get(db) ?? { listeners: [], published: 0 }
  boards.set(db, board)
  return board
}

/** NOTIFY takes less than 8,000 bytes. */
const LONGEST = 7_900
const EVERYTHING = '*'

function messageOf(tags: ReadonlySet<CacheTag>): string {
  const message = [...tags].join(' ')
  return message.length > LONGEST ? EVERYTHING : message
}

/** `everything`: more than a message could say. */
export function readMessage(message: string): ReadonlySet<CacheTag> | 'everything' {
  return message === EVERYTHING ? 'everything' : new Set(message.split(' ') as CacheTag[])
}
