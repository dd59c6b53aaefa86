import { sql } from 'kysely'

const MARK = '-- prepared'

/**
 * At the end of a read outside of transactions: the database plans it once for each connection and not at each call. For
 * what is read by a key alone; a list that is filtered now in this way, now in that, needs a plan for each.
 */
export const prepared = sql.raw(MARK)

/** Texts differ in how many rows they insert, and lists in how they are filtered: those that nobody has used longest make room. */
export const MOST_PREPARED = 300
const names = new Map<string, string>()
let made = 0

/** The name under which a statement is prepared, if it is. A text that comes back after it has left gets another. */
export function nameToPrepare(text: string, isInTransaction: boolean): string | undefined {
  if (!isInTransaction && !text.endsWith(MARK)) return undefined
  const known = names.get(text)
  if (known === undefined) made += 1
  const name = known ?? `haat_${made}`
  names.delete(text)
  names.set(text, name)
  for (const longestUnused of names.keys()) {
    if (names.size <= MOST_PREPARED) break
    names.delete(longestUnused)
  }
  return name
}

const held = new WeakMap<object, Set<string>>()

/** Notes that a connection keeps what was prepared under this name, as it does until it ends. */
export function noteHeld(client: object, name: string): void {
  const known = held.get(client)
  if (known) known.add(name)
  else held.set(client, new Set([name]))
}

/** Whether a connection keeps more for texts that have left than for those that are used. */
export function holdsTooMuch(client: object): boolean {
  return (held.get(client)?.size ?? 0) > 2 * MOST_PREPARED
}
