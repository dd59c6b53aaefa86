import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { FailedJob } from '#contract/jobs'
import { defineJob } from '../platform/jobs/job.ts'
import { givenFailedJob, runTestJobs } from '../testing/jobs.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
let admin: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())
afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(shop.db))

const list = async (query: { limit?: string; cursor?: string } = {}): Promise<FailedJob[]> =>
  (await shop.call('GET /api/jobs/failed', { query }, admin.token)).body
const retry = (id: number) => shop.call('POST /api/jobs/:id/retry', { params: { id: String(id) } }, admin.token)

test('the list holds what has failed, newest first, by pages, and nothing that waits for its first try', async () => {
  await sql`select graphile_worker.add_job('test.fresh')`.execute(shop.db)
  const givenUp = await givenFailedJob(shop)
  const waiting = await givenFailedJob(shop, { name: 'test.waiting', attempts: 1, maxAttempts: 16 })
  expect(await list()).toEqual([
    {
      ...{ id: waiting, name: 'test.waiting', attempts: 1, maxAttempts: 16, error: 'nobody is at home' },
      ...{ addedAt: expect.any(String), nextTryAt: expect.any(String) },
    },
    expect.objectContaining({ id: givenUp, attempts: 3, maxAttempts: 3, nextTryAt: null }),
  ])
  const first = await shop.call('GET /api/jobs/failed', { query: { limit: '1' } }, admin.token)
  expect(first.headers.get('x-total-count')).toBe('2')
  expect(await list({ limit: '1', cursor: String(waiting) })).toMatchObject([{ id: givenUp }])
})

test('one that was given up is tried again at once, and is gone from the list when it is done', async () => {
  const done: number[] = []
  const id = await givenFailedJob(shop)
  await runTestJobs(shop, {
    serve: (serve) =>
      serve(defineJob('test.given-up', z.object({})), async (_, { attempt }) => void done.push(attempt)),
  })
  expect(await list()).toHaveLength(1)
  const answer = await retry(id)
  expect([answer.status, answer.body]).toMatchObject([200, { id, attempts: 0, name: 'test.given-up' }])
  await eventually(() => expect(done).toEqual([1]))
  await eventually(async () => expect(await list()).toEqual([]))
  const entry = await shop.call('GET /api/audit', { query: { subject: 'job' } }, admin.token)
  expect(entry.body).toMatchObject([
    { actor: { id: admin.id }, action: 'retry', subjectId: id, subjectName: 'test.given-up', before: { attempts: 3 } },
  ])
})

test('what does not wait to be tried again is refused: never there, never failed, or just under way', async () => {
  const { rows } = await sql<{ id: number }>`select id from graphile_worker.add_job('test.fresh')`.execute(shop.db)
  const running = await givenFailedJob(shop)
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a runner' where id = ${running}`.execute(
    shop.db,
  )
  for (const id of [987_654, rows[0]?.id ?? 0, running]) {
    const { status, body } = await retry(id)
    expect([status, body]).toMatchObject([404, problem('job_not_found')])
  }
})
