import { sql } from 'kysely'

/** What colleagues read of an account, as in the audit: of a phone its last digits. Null: there is no account, or it is deleted. */
export function accountName(table: string) {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql<string | null>`coalesce(${of('username')}, ${of('email')}, 'Phone …' || right(${of('phone')}, 4))`
}
