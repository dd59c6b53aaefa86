import type { Statement } from './batch.ts'

/** Timeouts, the server’s before ours (driver.ts); connecting takes less than the five seconds of a recovery. */
export const PATIENCE = {
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 12_000,
  connectionTimeoutMillis: 4_000,
}
/** No timeouts, for migrations and the like. */
export const NO_HURRY = { lock_timeout: 0, statement_timeout: 0, query_timeout: 0 }

const OF_A_SESSION = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'] as const
type Settings = Partial<Record<(typeof OF_A_SESSION)[number], number | false | undefined>>

/** The server’s timeouts for one transaction, where no session is ours to set them for. */
export function patienceOf(settings: Settings): Statement {
  const limits = OF_A_SESSION.map((name) => `set_config('${name}', '${Number(settings[name] || 0)}', true)`)
  return { name: '', sql: `select ${limits.join(', ')}`, parameters: [] }
}

/** A pooler refuses connections that ask for these at their start. */
export function withoutTimeouts<Connection extends Settings>(connection: Connection): Connection {
  return { ...connection, ...Object.fromEntries(OF_A_SESSION.map((name) => [name, undefined])) }
}
