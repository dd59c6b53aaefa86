import pg from 'pg'

/** Its version as PostgreSQL numbers it (150004), and whether the account owns the database. */
export async function serverAt(url: string): Promise<{ version: number; isOwner: boolean }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined) // the query fails as well, and says so
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num') as server_version_num, exists (
        select from pg_roles where rolname = 'pg_database_owner' and pg_has_role(oid, 'member')) as is_owner`,
    )
    return { version: Number(rows[0].server_version_num), isOwner: rows[0].is_owner }
  } finally {
    await client.end().catch(() => undefined)
  }
}
