import pg from 'pg'

export const TEMPLATE = 'haat_template'

/** For the shop of a test, whose transactions wait for each other on however busy a machine: no timeout of the database ends them. */
export const PATIENT = {
  lock_timeout: 120_000,
  statement_timeout: 120_000,
  idle_in_transaction_session_timeout: 120_000,
  query_timeout: 150_000,
  connectionTimeoutMillis: 120_000,
}

export async function createDatabase(connection: pg.ClientConfig, name: string, template: string): Promise<void> {
  await administer(connection, `create database "${name}" template "${template}" strategy file_copy`)
}

export async function dropDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  await administer(connection, `drop database if exists "${name}" with (force)`)
}

async function administer(connection: pg.ClientConfig, compiled: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(compiled)
  } finally {
    await client.end()
  }
}
