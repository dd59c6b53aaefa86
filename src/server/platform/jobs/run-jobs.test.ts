import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { behind } from '../../testing/behind.ts'
import { hurryJobs, pauseForAnHour, runTestJobs } from '../../testing/jobs.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { eventually } from '../../testing/waiting.ts'
import { transact } from '../database/db.ts'
import { addJob } from './add-job.ts'
import { defineJob, defineRecurringJob, type ServeJob } from './job.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(shop.db))

const GREET = defineJob('test.greet', z.object({ name: z.string() }), { maxAttempts: 2 })
const COUNT = defineJob('test.count', z.object({ number: z.int() }))
const IN_TURN = defineJob('test.in-turn', z.object({ number: z.int() }), { queue: 'turns' })

interface Row {
  key: string | null
  attempts: number
  lockedBy: string | null
  lastError: string | null
  isDue: boolean
}
async function waiting(): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select key, attempts, locked_by as "lockedBy", last_error as "lastError", run_at <= now() as "isDue"
    from graphile_worker.jobs order by id`.execute(shop.db)
  return rows
}
const empty = () => eventually(async () => expect(await waiting()).toEqual([]))
const runners = async () => (await sql`select id from job_runners`.execute(shop.db)).rows
const connections = async () =>
  (
    await sql`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'haat-jobs'`.execute(shop.db)
  ).rows

const NEVER_MS = 1e9
const WARN = 40

test('a job is run once what added it is committed, and only then', async () => {
  const [greeted, counted]: [string[], number[]] = [[], []]
  await runTestJobs(shop, {
    serve(serve) {
      serve(GREET, async ({ name }) => void greeted.push(name))
      serve(COUNT, async ({ number }) => void counted.push(number))
    },
  })
  // A runner writes down what it serves as it begins, and would wait there for whoever adds the first job of its kind.
  await addJob(shop.db, COUNT, { number: 0 })
  await eventually(() => expect(counted).toEqual([0]))
  const givenUp = transact(shop.db, async (tx) => {
    await addJob(tx, GREET, { name: 'Karim' })
    throw new Error('changed my mind')
  })
  await expect(givenUp).rejects.toThrow('changed my mind')
  await transact(shop.db, async (tx) => {
    await addJob(tx, GREET, { name: 'Rahima' })
    // One that is added later is run meanwhile.
    await addJob(shop.db, COUNT, { number: 1 })
    await eventually(() => expect(counted).toEqual([0, 1]))
    await empty()
    expect(greeted).toEqual([])
  })
  await eventually(() => expect(greeted).toEqual(['Rahima']))
  await empty()
})

test('a queue goes on without waiting for the next poll', async () => {
  const done: number[] = []
  const serve = (serveJob: ServeJob) => serveJob(IN_TURN, async ({ number }) => void done.push(number))
  await runTestJobs(shop, { serve, paces: { poll: 600_000 } })
  const numbers = Array.from({ length: 30 }, (_, nth) => nth)
  await transact(shop.db, async (tx) => {
    for (const number of numbers) await addJob(tx, IN_TURN, { number })
  })
  await eventually(() => expect(done.toSorted((one, other) => one - other)).toEqual(numbers))
  await empty()
})

test('a queue goes on where the database is slow to write that a job is done', async () => {
  await sql`create function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return old; end'`.execute(
    shop.db,
  )
  await sql`create trigger slowly before delete on graphile_worker._private_jobs for each row execute function slowly()`.execute(
    shop.db,
  )
  onTestFinished(async () => void (await sql`drop function slowly cascade`.execute(shop.db)))
  const done: number[] = []
  const serve = (serveJob: ServeJob) => serveJob(IN_TURN, async ({ number }) => void done.push(number))
  await runTestJobs(shop, { serve, paces: { poll: 600_000 } })
  for (const number of [1, 2, 3]) await addJob(shop.db, IN_TURN, { number })
  await eventually(() => expect(done.toSorted()).toEqual([1, 2, 3]))
  await empty()
})

test('under row security jobs are added by one function, and not seen', async () => {
  const greeted: string[] = []
  await runTestJobs(shop, { serve: (serve) => serve(GREET, async ({ name }) => void greeted.push(name)) })
  const scoped = await behind(shop, (await shop.given.account()).id)
  await transact(scoped, (tx) => addJob(tx, GREET, { name: 'Salma' }))
  await eventually(() => expect(greeted).toEqual(['Salma']))
  await expect(sql`select from graphile_worker.jobs`.execute(scoped)).rejects.toThrow('permission denied')
  await expect(sql`select graphile_worker.add_job('test.greet')`.execute(scoped)).rejects.toThrow('permission denied')
})

test('one that fails while a newer job of its key waits is forgotten: the newer does its work', async () => {
  const greeted: string[] = []
  await runTestJobs(shop, {
    serve: (serve) =>
      serve(GREET, async ({ name }, { db }) => {
        greeted.push(name)
        if (name !== 'first') return
        await addJob(db, GREET, { name: 'second' }, { key: 'greeting' })
        throw new Error('nobody at home')
      }),
  })
  await addJob(shop.db, GREET, { name: 'first' }, { key: 'greeting' })
  await eventually(() => expect(greeted).toEqual(['first', 'second']))
  await empty()
})

test('of jobs with the same key the last one waits, at its own time', async () => {
  const later = new Date(Date.now() + 3_600_000)
  await addJob(shop.db, GREET, { name: 'first' }, { key: 'greeting', runAt: later })
  await addJob(shop.db, GREET, { name: 'second' }, { key: 'greeting', runAt: later })
  await addJob(shop.db, GREET, { name: 'third' }, { key: 'greeting' })
  expect(await waiting()).toMatchObject([{ key: 'greeting', isDue: true }])
  const greeted: string[] = []
  await runTestJobs(shop, { serve: (serve) => serve(GREET, async ({ name }) => void greeted.push(name)) })
  await empty()
  expect(greeted).toEqual(['third'])
})

test('jobs of one queue are run one after another, by however many processes', async () => {
  const running = { now: 0, most: 0, done: [] as number[] }
  const serve = (serveJob: Parameters<NonNullable<Parameters<typeof runTestJobs>[1]['serve']>>[0]) =>
    serveJob(IN_TURN, async ({ number }) => {
      running.now += 1
      running.most = Math.max(running.most, running.now)
      await wait(20)
      running.now -= 1
      running.done.push(number)
    })
  await Promise.all([runTestJobs(shop, { serve }), runTestJobs(shop, { serve })])
  for (const number of [1, 2, 3, 4, 5, 6]) await addJob(shop.db, IN_TURN, { number })
  await eventually(() => expect(running.done).toHaveLength(6))
  expect([running.most, running.done.toSorted()]).toEqual([1, [1, 2, 3, 4, 5, 6]])
})

describe('a job that fails', () => {
  test('is tried again after a pause, and given up after its last attempt', async () => {
    await pauseForAnHour(shop)
    const [attempts, counted]: [number[], number[]] = [[], []]
    await runTestJobs(shop, {
      serve(serve) {
        serve(COUNT, async ({ number }) => void counted.push(number))
        serve(GREET, async (_, { attempt }) => {
          attempts.push(attempt)
          throw new Error('nobody is at home')
        })
      },
    })
    await addJob(shop.db, GREET, { name: 'Rahima' })
    await eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 1, isDue: false, lockedBy: null }]))
    expect(attempts).toEqual([1])
    await hurryJobs(shop)
    await eventually(() => expect(attempts).toEqual([1, 2]))
    // Counted when it begins, and let go when it has failed.
    await eventually(async () =>
      expect(await waiting()).toMatchObject([{ attempts: 2, lockedBy: null, lastError: 'nobody is at home' }]),
    )
    await hurryJobs(shop)
    // Whatever is due for longer is done before.
    await addJob(shop.db, COUNT, { number: 1 })
    await eventually(() => expect(counted).toEqual([1]))
    // The other’s end is written a moment after it.
    await eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 2, lockedBy: null, isDue: true }]))
    expect(attempts).toEqual([1, 2])
  })

  test('is one whose payload is not what the handler reads', async () => {
    await runTestJobs(shop, { serve: (serve) => serve(GREET, async () => undefined) })
    await sql`select graphile_worker.add_job('test.greet', '{"nom": 1}')`.execute(shop.db)
    await eventually(async () => expect((await waiting())[0]?.lastError).toContain('name'))
  })
})

test('what is due by the clock is done once, by however many processes, and made up for where it was missed', async () => {
  const swept: number[] = []
  // Once a day, and last an hour and a half ago, when the shop had been closed for as long: no other turn comes in the test.
  const turn = new Date(Date.now() - 5_400_000)
  const SWEEP = defineRecurringJob('test.sweep', { cron: `${turn.getUTCMinutes()} ${turn.getUTCHours()} * * *` })
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('test.sweep', now() - interval '1 day', now() - interval '3 hours')`.execute(shop.db)
  const options = {
    serve: (serve: Parameters<NonNullable<Parameters<typeof runTestJobs>[1]['serve']>>[0]) =>
      serve(SWEEP, async () => void swept.push(1)),
    schedule: [SWEEP],
  }
  const both = await Promise.all([runTestJobs(shop, options), runTestJobs(shop, options)])
  await eventually(async () => expect(await runners()).toHaveLength(2))
  await eventually(() => expect(swept).toEqual([1]))
  // A process that is told to stop makes up first for what was missed.
  for (const running of both) await running.stop(NEVER_MS)
  expect([swept, await waiting()]).toEqual([[1], []])
})

describe('a shop that closes', () => {
  const LONG = defineJob('test.long', z.object({}), { maxAttempts: 1 })

  test('stops a job where it is; it goes on at the next start, as if it had not been begun', async () => {
    const begun: number[] = []
    const told = shop.logLines.length
    const running = await runTestJobs(shop, {
      serve: (serve) =>
        serve(LONG, async (_, { signal, attempt }) => {
          begun.push(attempt)
          await once(signal, 'abort')
          throw signal.reason
        }),
    })
    await addJob(shop.db, LONG, {})
    await eventually(() => expect(begun).toEqual([1]))
    await running.stop(NEVER_MS)
    // Closing is no failure: nothing of it in a log that people read.
    expect(shop.logLines.slice(told).filter(({ level }) => Number(level) >= WARN)).toEqual([])
    const asBefore = [{ key: null, attempts: 0, lockedBy: null, lastError: null, isDue: true }]
    await eventually(async () => expect(await waiting()).toEqual(asBefore))
    await runTestJobs(shop, { serve: (serve) => serve(LONG, async (_, { attempt }) => void begun.push(attempt)) })
    await eventually(() => expect(begun).toEqual([1, 1]))
    await empty()
  })

  test('does not wait for one that does not listen, and leaves it to the next start', async () => {
    const release = new AbortController()
    const released = once(release.signal, 'abort')
    let isBegun = false
    const running = await runTestJobs(shop, {
      serve: (serve) =>
        serve(LONG, async () => {
          isBegun = true
          await released
        }),
    })
    await addJob(shop.db, LONG, {})
    await eventually(() => expect(isBegun).toBe(true))
    // It comes back though the job goes on.
    await running.stop(100)
    await eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 0, lockedBy: null, isDue: true }]))
    release.abort()
  })

  test('while its lease is being renewed leaves no lease behind', async () => {
    await sql
      .raw(`
        create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return new; end $$;
        create trigger slowly before insert on job_runners for each row execute function slowly()`)
      .execute(shop.db)
    onTestFinished(async () => void (await sql`drop function slowly cascade`.execute(shop.db)))
    const running = await runTestJobs(shop, {})
    const asleep = sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    await eventually(async () => expect((await asleep.execute(shop.db)).rows).toHaveLength(1))
    await running.stop(NEVER_MS)
    expect(await runners()).toEqual([])
  })

  test('in the middle of the start of its jobs leaves nothing running', async () => {
    const running = await runTestJobs(shop, { serve: (serve) => serve(GREET, async () => undefined) })
    await running.stop(NEVER_MS)
    await eventually(async () => expect([await runners(), await connections()]).toEqual([[], []]))
    await addJob(shop.db, GREET, { name: 'nobody' })
    // As long as another takes to start, and to do what it serves.
    const counted: number[] = []
    const next = await runTestJobs(shop, {
      serve: (serve) => serve(COUNT, async ({ number }) => void counted.push(number)),
    })
    await addJob(shop.db, COUNT, { number: 1 })
    await eventually(() => expect(counted).toEqual([1]))
    await next.stop(NEVER_MS)
    expect(await waiting()).toMatchObject([{ attempts: 0 }])
    await eventually(async () => expect([await runners(), await connections()]).toEqual([[], []]))
  })
})

/** Where a runner has to lose its lease, or another to take what it left. */
const SOON_DEAD = { deadAfter: 500 }

test('each time that jobs cannot run and run again is told, not the first alone', async () => {
  await runTestJobs(shop, { paces: SOON_DEAD })
  const [away, again] = ['jobs do not run for now', 'jobs run again']
  const before = shop.logLines.length
  const said = () => shop.logLines.slice(before).flatMap(({ msg }) => (msg === away || msg === again ? [msg] : []))
  for (let time = 0; time < 2; time += 1) {
    const told = said().length
    await sql`alter table job_runners rename to job_runners_away`.execute(shop.db)
    await eventually(() => expect(said().slice(told)).toContain(away))
    await sql`alter table job_runners_away rename to job_runners`.execute(shop.db)
    await eventually(async () => expect([said().at(-1), await runners()]).toEqual([again, [expect.anything()]]))
  }
  // A runner that starts while the table is away runs until it has to renew its lease.
  expect(said()).toEqual(said().map((_, at) => (at % 2 === 0 ? away : again)))
})

test('a start that is too slow for once to learn its kinds of jobs runs them all the same', async () => {
  await sql
    .raw(`
      create sequence test_learnings;
      create function test_slowness() returns trigger language plpgsql as $$ begin
        if nextval('test_learnings') = 1 then raise exception using errcode = 'query_canceled', message = 'canceling statement due to statement timeout'; end if;
        return null;
      end $$;
      create trigger test_slowness before insert on graphile_worker._private_tasks for each statement execute function test_slowness()`)
    .execute(shop.db)
  const greeted: string[] = []
  try {
    await runTestJobs(shop, { serve: (serve) => serve(GREET, async ({ name }) => void greeted.push(name)) })
    await eventually(async () => {
      const { rows } = await sql`select is_called from test_learnings`.execute(shop.db)
      expect(rows).toEqual([{ is_called: true }])
    })
    await addJob(shop.db, GREET, { name: 'Rahima' })
    await eventually(() => expect(greeted).toEqual(['Rahima']))
  } finally {
    await sql.raw('drop function test_slowness() cascade; drop sequence test_learnings').execute(shop.db)
  }
})

test('a job that is done and cannot be written down so for once holds up no other', async () => {
  await sql
    .raw(`
      create sequence test_completions;
      create function test_deadlock() returns trigger language plpgsql as $$ begin
        if nextval('test_completions') = 1 then raise exception using errcode = 'deadlock_detected', message = 'deadlock detected'; end if;
        return old;
      end $$;
      create trigger test_deadlock before delete on graphile_worker._private_jobs for each row execute function test_deadlock()`)
    .execute(shop.db)
  const done = new Set<number>()
  const numbers = Array.from({ length: 20 }, (_, nth) => nth)
  const serve = (serveJob: ServeJob) =>
    serveJob(COUNT, async ({ number }) => {
      // Some end while the first one is written down in vain, and some afterwards.
      await wait(10 * (number % 5))
      done.add(number)
    })
  try {
    await runTestJobs(shop, { serve, paces: SOON_DEAD })
    await transact(shop.db, async (tx) => {
      for (const number of numbers) await addJob(tx, COUNT, { number })
    })
    await eventually(() => expect([...done].toSorted((one, other) => one - other)).toEqual(numbers))
    await empty()
  } finally {
    await sql.raw('drop function test_deadlock() cascade; drop sequence test_completions').execute(shop.db)
  }
})
