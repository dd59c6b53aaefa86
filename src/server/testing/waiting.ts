import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { TestShop } from './shop.ts'

/** Resolves once so many calls wait for a row that the test holds, so that a race is run in one known order. */
export async function untilSomebodyWaits({ db }: Pick<TestShop, 'db'>, calls = 1): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and backend_type = 'client backend'
  `
  await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toEqual([{ count: calls }]), {
    timeout: 10_000,
    interval: 5,
  })
}
