import type pg from 'pg'

/** How processes reach the database. */
export interface Addresses {
  /** All that calls and jobs ask. */
  pool: pg.PoolConfig
  /** Connections that are sessions of their own, for LISTEN, the runner of jobs and migrations. */
  session: pg.ClientConfig
  /** A pooler shares connections of `pool` between transactions (docs/decisions/072). */
  isPooled: boolean
}

/** No pooler stands between. */
export function direct(connection: pg.PoolConfig): Addresses {
  return { pool: connection, session: connection, isPooled: false }
}

export function addressesAt(databaseUrl: string, listenUrl: string | undefined): Addresses {
  const direct = { connectionString: listenUrl ?? databaseUrl }
  return { pool: { connectionString: databaseUrl }, session: direct, isPooled: listenUrl !== undefined }
}
