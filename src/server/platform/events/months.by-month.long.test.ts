import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from '../database/migrations.ts'
import { projectRoot } from '../process/project.ts'
import { monthsOf } from './months.queries.ts'
import { keepMonths } from './months.ts'
import { insertDeliveries } from './outbox.queries.ts'

const quietly = () => undefined
const MIGRATIONS = join(projectRoot, 'migrations')
const LAST_BEFORE = '0107'
const EARLIER = 20_000

test('a shop in which deliveries are noted all the time gets its months: nothing fails, and nothing is handled twice', async () => {
  const { db, another } = await emptyDatabase()
  await migrate(db, await folderUpTo(LAST_BEFORE), quietly)
  await sql`insert into event_deliveries (event_id, subscriber) select id, 'one' from generate_series(1, ${EARLIER}) as id`.execute(
    db,
  )
  const older = another()
  const noted: number[] = []
  let isMigrated = false
  const noting = (async () => {
    for (let id = EARLIER + 1; !isMigrated || noted.length < 50; id += 1)
      noted.push(...(await insertDeliveries(older, [id - EARLIER, id], 'one')))
  })()
  await migrate(another(), MIGRATIONS, quietly)
  await keepMonths(another(), new AbortController().signal)
  isMigrated = true
  await noting
  expect(noted).toEqual(noted.map((_, at) => EARLIER + 1 + at))
  expect(await insertDeliveries(db, [1, EARLIER, ...noted], 'one')).toEqual([])
  const { rows } = await sql<{ place: string; count: number }>`
    select tableoid::regclass::text as place, count(*)::int as count from event_deliveries group by 1`.execute(db)
  expect(rows).toEqual([{ place: 'event_deliveries_before', count: EARLIER + noted.length }])
  expect(await monthsOf(db)).toHaveLength(3)
})

/** The migrations of the version before. */
async function folderUpTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of await readdir(MIGRATIONS))
    if (name.slice(0, last.length) <= last) await cp(join(MIGRATIONS, name), join(folder, name))
  return folder
}
