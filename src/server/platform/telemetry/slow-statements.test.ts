import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { giveBackDatabase, takeDatabase } from '../../testing/fresh-database.ts'
import { asActor, type Db } from '../database/db.ts'
import { watchTrips } from '../database/trips.ts'
import { createLog } from '../process/log.ts'
import { watchSlowStatements } from './slow-statements.ts'

const HOUR_MS = 3_600_000

async function openWatched(slowMs: number) {
  const database = await takeDatabase()
  const lines: Record<string, unknown>[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const stop = watchSlowStatements(log, { slowMs, everyMs: HOUR_MS })
  const time = holdTime()
  onTestFinished(async () => {
    stop()
    await giveBackDatabase(database)
  })
  const greet = async (who: string, takesMs: number, db: Db = database.db) => {
    time.tripMs = takesMs
    await sql`select ${who}::text as who, ${takesMs}::float8 as took`.execute(db)
    time.tripMs = 0
  }
  return { db: database.db, stop, lines, time, greet }
}

/** Time goes on during trips to the database alone, by so much in each. */
function holdTime(): { tripMs: number } {
  const time = { tripMs: 0 }
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const stop = watchTrips(() => {
    now += time.tripMs
    return () => undefined
  })
  onTestFinished(() => {
    stop()
    clock.mockRestore()
  })
  return time
}

test('a slow statement is named once, with how often and how long, and never with what filled it', async () => {
  const { db, stop, lines, greet } = await openWatched(40)
  await greet('Rahima Khatun', 50)
  await greet('01711000000', 100)
  await greet('Karim', 39)
  await sql`select 1 as quick`.execute(db)
  expect(lines).toEqual([])
  stop()
  expect(lines).toEqual([expect.objectContaining({ msg: 'a statement was slow', times: 2 })])
  expect(lines[0]?.['statement']).toBe('select $1::text as who, $2::float8 as took')
  expect(lines[0]?.['longestMs']).toBe(100)
  expect(JSON.stringify(lines)).not.toMatch(/Rahima|01711/)
})

test('what an actor asks is named with all that travelled with it', async () => {
  const { db, stop, lines, greet } = await openWatched(40)
  const actor = { id: 7, role: 'User', vendor: null } as const
  await greet('Rahima Khatun', 50, asActor(db, actor as Parameters<typeof asActor>[1]))
  stop()
  expect(lines[0]?.['statement']).toMatch(/set_config\('haat\.actor_id', \$1, true\).*;\nselect \$1::text as who/s)
  expect(JSON.stringify(lines)).not.toContain('Rahima')
})

test('texts without end become one line', async () => {
  const { db, stop, lines, time } = await openWatched(40)
  time.tripMs = 50
  for (let at = 0; at < 150; at += 1) await sql`select 1 as ${sql.ref(`n${at}`)}`.execute(db)
  stop()
  expect(lines.length).toBe(101)
  expect(lines.at(-1)).toMatchObject({ statement: 'other statements', times: 50 })
})
