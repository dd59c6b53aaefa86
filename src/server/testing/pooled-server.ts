import { randomUUID } from 'node:crypto'
import { type OwnPgBouncer, startOwnPgBouncer } from './own-pgbouncer.ts'
import { startOwnPostgres } from './own-postgres.ts'

export interface PooledServer {
  pooler: OwnPgBouncer
  /** An empty one, as the shop is told of it: through the pooler, and without. */
  freshDatabase(): Promise<{ DATABASE_URL: string; DATABASE_LISTEN_URL: string }>
  stop(): Promise<void>
}

/** A PostgreSQL server with a pooler before it, for an ordinary account. */
export async function startPooledServer(poolSize: number): Promise<PooledServer> {
  const own = await startOwnPostgres()
  const { administer } = own
  const account = { username: 'keeper', password: 'kept by keeper' }
  const urlOf = (database: string) => Object.assign(new URL(own.url), { ...account, pathname: `/${database}` }).href
  await administer(`create role keeper login password '${account.password}'`)
  const pooler = await startOwnPgBouncer(urlOf('postgres'), poolSize)
  return {
    pooler,
    async freshDatabase() {
      const name = `shop_${randomUUID()}`
      await administer(`create database "${name}" owner keeper`)
      return { DATABASE_URL: pooler.through(urlOf(name)), DATABASE_LISTEN_URL: urlOf(name) }
    },
    async stop() {
      await pooler.stop()
      await own.stop()
    },
  }
}
