import { sql } from 'kysely'

const MARK = '-- prepared'

/**
 * At the end of a read outside of transactions: the database plans it once for each connection and not at each call. For
 * what is read by a key alone; a list that is filtered now in this way, now in that, needs a plan for each.
 */
export const prepared = sql.raw(MARK)

/** Texts differ in how many rows they insert; beyond these, the rare ones are not worth the memory. */
const MOST_PREPARED = 300
const names = new Map<string, string>()

/** The name under which a statement is prepared, if it is. */
export function nameToPrepare(text: string, isInTransaction: boolean): string | undefined {
  if (!isInTransaction && !text.endsWith(MARK)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_PREPARED) return known
  const name = `haat_${names.size}`
  names.set(text, name)
  return name
}
