import type { QueryExecutorProvider } from 'kysely'
import { notify } from './announcements.queries.ts'

/**
 * What a change touched: `product:17`, `category:2`, `vendor:5`, `catalog` for everything public, `categories` for the
 * tree of them; and of the products which there are (`products`; of a category and those below it `shelf:2`, of a store
 * `stall:5`), by what words they are found, what they cost and look like, or `stock`: a size sold out or came back. These
 * move products in lists that do not show them.
 */
export type Tag =
  | `${'product' | 'category' | 'vendor' | 'shelf' | 'stall'}:${number}`
  | 'catalog'
  | 'categories'
  | 'products'
  | 'words'
  | 'prices'
  | 'pictures'
  | 'stock'
type Listener = (tags: ReadonlySet<Tag>) => void

/** Who listens in this process to what happens in a database. */
interface Board {
  listeners: Listener[]
  published: number
}

const boards = new WeakMap<object, Board>()
const pending = new WeakMap<object, Set<Tag>>()

/** Says inside a transaction what it changes, so that finished pages that show it are dropped once it is committed. */
export function announce(tx: object, ...tags: Tag[]): void {
  const known = pending.get(tx) ?? new Set<Tag>()
  for (const tag of tags) known.add(tag)
  pending.set(tx, known)
}

/** Calls `listener` after each commit on `db` that announced something, and with what other processes announced. */
export function onAnnouncement(db: object, listener: Listener): void {
  boardOf(db).listeners.push(listener)
}

/** How many commits of this process have announced something: whether one came meanwhile. */
export function publishedOn(db: object): number {
  return boardOf(db).published
}

/**
 * Tells the other processes with the commit of `tx`, which has to follow at once. Not waited for: where telling fails, so
 * does the commit.
 */
export function tellWithCommit(tx: QueryExecutorProvider): void {
  const tags = pending.get(tx)
  if (tags) notify(tx, messageOf(tags)).catch(() => undefined)
}

export function publishAnnouncements(db: object, tx: object): void {
  const tags = pending.get(tx)
  if (!tags) return
  boardOf(db).published += 1
  publish(db, tags)
}

export function forgetAnnouncements(tx: object): void {
  pending.delete(tx)
}

/** To the listeners of this process alone. */
export function publish(db: object, tags: ReadonlySet<Tag>): void {
  for (const listener of boardOf(db).listeners) listener(tags)
}

function boardOf(db: object): Board {
  const board = boards.get(db) ?? { listeners: [], published: 0 }
  boards.set(db, board)
  return board
}

/** PostgreSQL passes on less than 8,000 bytes. */
const LONGEST = 7_900
const EVERYTHING = '*'

function messageOf(tags: ReadonlySet<Tag>): string {
  const message = [...tags].join(' ')
  return message.length > LONGEST ? EVERYTHING : message
}

/** What another process announced; `everything` where it was more than it could say. */
export function readMessage(message: string): ReadonlySet<Tag> | 'everything' {
  // Only the shop speaks on this channel, and only by `messageOf`.
  return message === EVERYTHING ? 'everything' : new Set(message.split(' ') as Tag[])
}
