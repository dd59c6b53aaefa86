import pg from 'pg'
import { PATIENCE } from '../platform/database/patience.queries.ts'

export const TEMPLATE = 'haat_template'

/** The shop’s own timeouts two dozen times over: tests hold locks and connections for as long as a busy machine lets them. */
export const UNHURRIED = Object.fromEntries(Object.entries(PATIENCE).map(([name, ms]) => [name, 24 * ms]))

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
