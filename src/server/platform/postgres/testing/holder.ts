import { once } from 'node:events'
import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded.ts'

/**
 * A process that holds a data folder with the shop’s own PostgreSQL, as a shop does, for tests that kill it. Says what happens in lines of JSON, commits one row after
 * the other and says so after each; ends on SIGTERM and SIGINT.
 */
const { dataDir, holder, uid, gid } = JSON.parse(process.argv[2] ?? '{}')
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

if (uid !== undefined) {
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
try {
  const database = await startEmbeddedPostgres({
    dataDir,
    holder,
    tell: (told) => say({ told }),
    onTrouble: (trouble) => say({ trouble }),
    settings: { fsync: 'off' },
  })
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query(
    'create table if not exists orders (number int generated always as identity, primary key (number))',
  )
  say({ ready: database.connection, user: process.geteuid?.() })
  let isOpen = true
  stopped.then(() => {
    isOpen = false
  })
  while (isOpen) {
    const { rows } = await client.query('insert into orders default values returning number')
    say({ committed: rows[0].number })
  }
  await client.end()
  await database.stop()
  say({ stopped: true })
} catch (error) {
  say({ refused: error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error) })
}
process.exit()
