import type pg from 'pg'

/** How processes reach the database. */
export interface Addresses {
  /** All that calls and jobs ask. */
  pool: pg.PoolConfig
  /** Connections that are sessions of their own, for LISTEN, the runner of jobs and migrations. */
  session: pg.ClientConfig
  /** A pooler shares connections of `pool` between transactions (docs/decisions/072). */
  isPooled: boolean
  /** Read replicas (docs/decisions/072). */
  replicas: pg.PoolConfig[]
}

/** No pooler stands between. */
export function direct(connection: pg.PoolConfig): Addresses {
  return { pool: connection, session: connection, isPooled: false, replicas: [] }
}

export function addressesAt(databaseUrl: string, listenUrl: string | undefined, readUrls: string[]): Addresses {
  return {
    pool: { connectionString: databaseUrl },
    session: { connectionString: listenUrl ?? databaseUrl },
    isPooled: listenUrl !== undefined,
    replicas: readUrls.map((connectionString) => ({ connectionString })),
  }
}
