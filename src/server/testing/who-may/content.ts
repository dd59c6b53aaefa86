import { sql } from 'kysely'
import { TABLE_OWNERS } from '../../../../config/ladder.mjs'
import type { TestShop } from '../shop.ts'

const COUNTS = ['login_failures', 'rate_limits', 'job_runners']
/** What was said earlier is passed on meanwhile: events to their subscribers, and those write messages. */
const PASSED_ON = ['outbox', 'event_deliveries', 'messages']
const LOOKED_AT = Object.keys(TABLE_OWNERS).filter((table) => ![...COUNTS, ...PASSED_ON].includes(table))

/** A fingerprint of all that the shop holds. What is counted against limits, and the leases on jobs, are no change of anything. */
export async function contentOf({ db }: TestShop): Promise<Record<string, string>> {
  const contents = LOOKED_AT.map(
    (table) =>
      sql`(select md5(string_agg(t::text, ' ' order by t::text)) from ${sql.table(table)} t) as ${sql.ref(table)}`,
  )
  const { rows } = await sql<Record<string, string>>`select ${sql.join(contents)}`.execute(db)
  return rows[0] ?? {}
}

export interface WatchedContent {
  /** `contentOf`, read again only where a statement may have changed it since. */
  now(): Promise<Record<string, string>>
}

/** Counts all statements that write, also those that come to nothing: reading everything each time took most of a long test. */
export async function watchContent(shop: TestShop): Promise<WatchedContent> {
  const { db } = shop
  await sql`create sequence watched_writes`.execute(db)
  await sql`
    create function count_write() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin perform nextval('watched_writes'); return null; end $$`.execute(db)
  for (const table of LOOKED_AT)
    await sql`
      create trigger count_write after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function count_write()`.execute(db)
  let known = { writes: '', content: {} as Record<string, string> }
  return {
    async now() {
      const { rows } = await sql<{ writes: string }>`
        select last_value || ' ' || is_called as writes from watched_writes`.execute(db)
      const writes = rows[0]?.writes ?? ''
      if (writes !== known.writes) known = { writes, content: await contentOf(shop) }
      return known.content
    },
  }
}
