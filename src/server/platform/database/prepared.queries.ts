import { type RawBuilder, sql } from 'kysely'

const MARK = '-- prepared'

/** Marks a read outside of transactions to be prepared: for reads by key, as filtered lists need a plan each. */
export const prepared = sql.raw(MARK)

/** Hidden from the planner, to which a custom plan looks cheaper than the generic one even where both are the same. */
export function unplanned<Value>(value: RawBuilder<Value>): RawBuilder<Value> {
  return sql`(select ${value})`
}

/** One of such ids, of one plan however many there are. */
export function anyOf(ids: number[]): RawBuilder<number> {
  return sql`any((${unplanned(sql`${ids}::bigint[]`)})::bigint[])`
}

/** Rows of columns, of one plan however many there are: knowing their number, PostgreSQL would plan each call anew. */
export function unnested(...columns: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`unnest(${sql.join(columns.map(unplanned))})`
}

/** Bounded: inserts differ by rows, lists by filters; the least recently used leaves. */
export const MOST_PREPARED = 300
const names = new Map<string, string>()
let made = 0

/** A statement’s name, if it is prepared; never used twice. */
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

/** Connections keep prepared statements until they end. */
export function noteHeld(client: object, name: string): void {
  const known = held.get(client)
  if (known) known.add(name)
  else held.set(client, new Set([name]))
}

export function holdsTooMuch(client: object): boolean {
  return (held.get(client)?.size ?? 0) > 2 * MOST_PREPARED
}
