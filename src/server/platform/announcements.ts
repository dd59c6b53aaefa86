/**
 * What a change touched: `product:17`, `category:2`, `vendor:5`, `catalog` for everything public, or `stock`: a size sold
 * out or came back, which moves products in lists that do not show them.
 */
export type Tag = `product:${number}` | `category:${number}` | `vendor:${number}` | 'catalog' | 'stock'
type Listener = (tags: ReadonlySet<Tag>) => void

const pending = new WeakMap<object, Set<Tag>>()
const listeners = new WeakMap<object, Listener[]>()

/** Says inside a transaction what it changes, so that finished pages that show it are dropped once it is committed. */
export function announce(tx: object, ...tags: Tag[]): void {
  const known = pending.get(tx) ?? new Set<Tag>()
  for (const tag of tags) known.add(tag)
  pending.set(tx, known)
}

/** Calls `listener` after each commit on `db` that announced something. */
export function onAnnouncement(db: object, listener: Listener): void {
  listeners.set(db, [...(listeners.get(db) ?? []), listener])
}

export function publishAnnouncements(db: object, tx: object): void {
  const tags = pending.get(tx)
  if (tags) for (const listener of listeners.get(db) ?? []) listener(tags)
}

export function forgetAnnouncements(tx: object): void {
  pending.delete(tx)
}
