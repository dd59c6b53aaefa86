import { StartRefusal } from '../process/start-refusal.ts'
import { PATIENCE } from './patience.queries.ts'
import { serverAt, sessionsHear } from './server.queries.ts'

const OLDEST_VERSION = 15
const POOLER_ALONE = 'reaches a pooler: please name the server itself by DATABASE_LISTEN_URL.'

export async function refuseUnusableServer(databaseUrl: string, listenUrl: string | undefined): Promise<void> {
  const isPooled = listenUrl !== undefined
  await refuseUnusable('DATABASE_URL', databaseUrl, isPooled)
  if (!isPooled) return
  await refuseUnusable('DATABASE_LISTEN_URL', listenUrl, false)
  if (await sessionsHear(listenUrl, databaseUrl)) return
  throw new StartRefusal(
    'DATABASE_LISTEN_URL must reach the database of DATABASE_URL, without a pooler between (or by one in session mode): what was told by the one was not heard by the other.',
  )
}

async function refuseUnusable(variable: string, url: string, isPooled: boolean): Promise<void> {
  const { version, isOwner } = await serverAt(url, isPooled ? {} : PATIENCE).catch((error: unknown) => {
    if (isOfPooler(error)) throw new StartRefusal(`${variable} ${POOLER_ALONE}`, { cause: error })
    throw new StartRefusal(`${variable} names a server that cannot be used: ${reasonOf(error)}.`, { cause: error })
  })
  if (version < OLDEST_VERSION * 10_000)
    throw new StartRefusal(`${variable} must name a PostgreSQL server of version ${OLDEST_VERSION} or later.`)
  // Only an owner may take the role of row security (docs/decisions/013).
  if (!isOwner)
    throw new StartRefusal(`${variable} must name an account that owns its database (alter database … owner to …).`)
}

/** PgBouncer takes no timeouts when a connection is opened. */
function isOfPooler(error: unknown): boolean {
  return error instanceof Error && error.message.includes('unsupported startup parameter')
}

/** Several addresses fail with one error each, and no words. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message.replace(/\.$/, '') : String(first)
}
