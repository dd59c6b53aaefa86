import pg from 'pg'

/** Of each table, by its name. */
export async function rowCounts(connection: pg.ClientConfig): Promise<[name: string, rows: string][]> {
  return await within(connection, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)' order by 1`,
    )
    const counts: [string, string][] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${name}`)
      counts.push([name, rows[0]?.count ?? ''])
    }
    return counts
  })
}

/** A dump brings no statistics: without, the first hours would be slow. */
export async function analyzeAll(connection: pg.ClientConfig): Promise<void> {
  await within(connection, (client) => client.query('analyze'))
}

async function within<Answer>(
  connection: pg.ClientConfig,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined) // the query fails as well, and says so
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
