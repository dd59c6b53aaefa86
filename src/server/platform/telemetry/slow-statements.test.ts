import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { giveBackDatabase, takeDatabase } from '../../testing/fresh-database.ts'
import { asActor } from '../database/db.ts'
import { createLog } from '../process/log.ts'
import { watchSlowStatements } from './slow-statements.ts'

const HOUR_MS = 3_600_000

async function openWatched(slowMs: number) {
  const database = await takeDatabase()
  const lines: Record<string, unknown>[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const stop = watchSlowStatements(log, { slowMs, everyMs: HOUR_MS })
  onTestFinished(async () => {
    stop()
    await giveBackDatabase(database)
  })
  return { db: database.db, stop, lines }
}

const sleep = (who: string, seconds: number) => sql`select ${who}::text as who, pg_sleep(${seconds}::float8) as slept`

test('a slow statement is named once, with how often and how long, and never with what filled it', async () => {
  const { db, stop, lines } = await openWatched(40)
  await sleep('Rahima Khatun', 0.05).execute(db)
  await sleep('01711000000', 0.1).execute(db)
  await sql`select 1 as quick`.execute(db)
  expect(lines).toEqual([])
  stop()
  expect(lines).toEqual([expect.objectContaining({ msg: 'a statement was slow', times: 2 })])
  expect(lines[0]?.['statement']).toBe('select $1::text as who, pg_sleep($2::float8) as slept')
  expect(lines[0]?.['longestMs']).toBeGreaterThanOrEqual(100)
  expect(JSON.stringify(lines)).not.toMatch(/Rahima|01711/)
})

test('what an actor asks is named with all that travelled with it', async () => {
  const { db, stop, lines } = await openWatched(40)
  const actor = { id: 7, role: 'User', vendor: null } as const
  await sleep('Rahima Khatun', 0.05).execute(asActor(db, actor as Parameters<typeof asActor>[1]))
  stop()
  expect(lines[0]?.['statement']).toMatch(/set_config\('haat\.actor_id', \$1, true\).*;\nselect \$1::text as who/s)
  expect(JSON.stringify(lines)).not.toContain('Rahima')
})

test('texts without end become one line', async () => {
  const { db, stop, lines } = await openWatched(0.001)
  for (let at = 0; at < 150; at += 1) await sql`select 1 as ${sql.ref(`n${at}`)}`.execute(db)
  stop()
  expect(lines.length).toBe(101)
  expect(lines.at(-1)).toMatchObject({ statement: 'other statements', times: 50 })
})
