import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type {} from '../../testing/bundled-shop.ts'
import { connectionTo } from '../../testing/jobs.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { eventually } from '../../testing/waiting.ts'
import { PACES } from './paces.ts'
import { notedRuns } from './testing/noted.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await sql`create table runs (at int generated always as identity, pid int, attempt int)`.execute(shop.db)
})
afterAll(() => shop.close())

const PROMISED_MS = 30_000

/** A process that runs jobs; it ends with the test at the latest. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [inject('programs').jobs, JSON.stringify(await connectionTo(shop))], {
    stdio: 'inherit',
  })
  onTestFinished(async () => {
    if (child.kill('SIGKILL')) await once(child, 'exit')
  })
  return child
}

const begun = (times: number) =>
  eventually(async () => expect((await notedRuns(shop.db)).length).toBeGreaterThanOrEqual(times))

test('the job of a process that was killed waits for half a minute at the most', () => {
  // Two renewals: the lease may have been renewed just before, and the dead are looked for as often.
  expect(PACES.deadAfter + 2 * PACES.renew + PACES.poll).toBeLessThan(PROMISED_MS)
})

test('the job of a process that was killed goes on in another, and is done', async () => {
  const [first, second] = [await start(), await start()]
  await sql`select add_job('test.long', '{}', 'one-by-one', null, 5, null)`.execute(shop.db)
  await begun(1)
  const [{ pid } = { pid: 0 }] = await notedRuns(shop.db)
  const runner = pid === first.pid ? first : second
  const other = pid === first.pid ? second : first
  runner.kill('SIGKILL')
  await once(runner, 'exit')
  // Of the same queue, and so behind the one that nobody runs any more.
  await sql`select add_job('test.long', '{}', 'one-by-one', null, 5, null)`.execute(shop.db)
  await begun(2)
  // The one behind it may have begun as well by now.
  expect((await notedRuns(shop.db)).slice(0, 2)).toEqual([
    { pid, attempt: 1 },
    { pid: other.pid, attempt: 2 },
  ])
  await eventually(async () => expect(await notedRuns(shop.db)).toHaveLength(3))
  const { rows } = await sql`select id from job_runners`.execute(shop.db)
  expect(rows).toHaveLength(1)
})
