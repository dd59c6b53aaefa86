import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runTestJobs } from '../../testing/jobs.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { eventually } from '../../testing/waiting.ts'
import { addJob } from './add-job.ts'
import { defineJob } from './job.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(shop.db))

const GREET = defineJob('test.greet', z.object({ name: z.string() }), { maxAttempts: 2 })

/** As a runner leaves it that was killed in its middle, an hour ago. */
async function leaveBehind({ attempts }: { attempts: number }): Promise<void> {
  await sql`update graphile_worker._private_jobs set attempts = ${attempts}, locked_by = 'killed',
    locked_at = now() - interval '1 hour', updated_at = now() - interval '2 hours'`.execute(shop.db)
}

async function left(): Promise<unknown[]> {
  const { rows } = await sql`select payload->>'name' as name, locked_by as "lockedBy", last_error as error
    from graphile_worker._private_jobs`.execute(shop.db)
  return rows
}

/** Who is greeted by the runner that comes next. */
async function greeted(): Promise<string[]> {
  const names: string[] = []
  await runTestJobs(shop, { serve: (serve) => serve(GREET, async ({ name }) => void names.push(name)) })
  return names
}

test('a job whose runner was killed is run by another', async () => {
  await addJob(shop.db, GREET, { name: 'Rahima' })
  await leaveBehind({ attempts: 1 })
  const names = await greeted()
  await eventually(async () => expect([names, await left()]).toEqual([['Rahima'], []]))
})

test('at its last attempt it is given up, and an admin finds it', async () => {
  await addJob(shop.db, GREET, { name: 'Rahima' })
  await leaveBehind({ attempts: 2 })
  await greeted()
  const error = 'The process that ran it has ended.'
  await eventually(async () => expect(await left()).toEqual([{ name: 'Rahima', lockedBy: null, error }]))
})

test('what a newer job of its key has taken the place of meanwhile is forgotten: it has not failed', async () => {
  await addJob(shop.db, GREET, { name: 'first' }, { key: 'greeting' })
  await leaveBehind({ attempts: 1 })
  await addJob(shop.db, GREET, { name: 'second' }, { key: 'greeting' })
  const names = await greeted()
  await eventually(async () => expect([names, await left()]).toEqual([['second'], []]))
})
