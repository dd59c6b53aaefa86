import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { TestShop } from './shop.ts'

/** What the assertion returns once it holds. How soon says only how busy the machine is: the bound is for a hang. */
export async function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  return await vi.waitFor(assertion, { timeout: 120_000, interval: 20 })
}

/** Resolves once so many calls wait for a row that the test holds, so that a race is run in one known order. */
export async function untilSomebodyWaits({ db }: Pick<TestShop, 'db'>, calls = 1): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and backend_type = 'client backend'
  `
  await eventually(async () => expect((await waiting.execute(db)).rows).toEqual([{ count: calls }]))
}
