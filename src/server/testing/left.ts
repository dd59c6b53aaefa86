import { sql } from 'kysely'
import type { TestShop } from './shop.ts'

/** Jobs, messages and events that are not done with, for whoever reads why a test stands still. */
export async function whatIsLeft({ db }: Pick<TestShop, 'db'>): Promise<string> {
  const { rows: jobs } = await sql`
    select task_identifier as name, key, attempts, max_attempts as most, last_error as error, run_at as due, locked_at as "lockedAt"
    from graphile_worker.jobs order by id limit 40`.execute(db)
  const { rows: messages } = await sql`
    select id, kind, way, tries, claimed_at as "claimedAt", problem from messages where state = 'Waiting' limit 40`.execute(
    db,
  )
  const { rows: events } = await sql`select name, emitted_at as "emittedAt" from outbox limit 40`.execute(db)
  return [new Date(), ...jobs, ...messages, ...events].map((row) => JSON.stringify(row)).join('\n')
}
