import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Journal, Leg, Reversal } from './journal.ts'

/**
 * Posts journals in the transaction of what they record, and answers how many were not there yet (docs/decisions/062). Once a
 * transaction, with all of them, and last: it holds their accounts, then their events in one order, until the commit. The database
 * refuses a second call, and what does not balance; a journal of nothing is none.
 */
export async function post(tx: Db, journals: (Journal | Reversal)[]): Promise<number> {
  const asked = journals.filter((journal) => 'reverses' in journal || legsOf(journal).length > 0).toSorted(byEvent)
  if (asked.length === 0) return 0
  const legs = asked.flatMap((journal, at) => legsOf(journal).map((leg) => ({ ...leg, place: at + 1 })))
  const { rows } = await sql<{ posted: number }>`
    select ledger_post(
      ${asked.map(({ kind }) => kind)}::text[], ${asked.map(({ source }) => source)}::text[],
      ${asked.map(({ subject }) => subject)}::text[], ${momentsOf(asked)},
      ${asked.map((journal) => ('reverses' in journal ? journal.reverses : null))}::bigint[],
      ${legs.map(({ place }) => place)}::int[], ${legs.map(({ account }) => account)}::text[],
      ${legs.map(ownerOf)}::text[], ${legs.map(({ poisha }) => poisha)}::bigint[]
    ) as posted`.execute(tx)
  return rows[0]?.posted ?? 0
}

/** A plain array where each is known, as deliveries tell it. */
function momentsOf(asked: (Journal | Reversal)[]): RawBuilder<unknown> {
  const moments = sql`${asked.map(({ happenedAt }) => happenedAt ?? null)}::timestamptz[]`
  if (asked.every(({ happenedAt }) => happenedAt !== undefined)) return moments
  return sql`array(
    select coalesce(moment, now()) from unnest(${moments}) with ordinality as told (moment, place) order by place
  )`
}

function legsOf(journal: Journal | Reversal): Leg[] {
  return 'reverses' in journal ? [] : journal.legs.filter(({ poisha }) => poisha !== 0)
}

function byEvent(one: Journal | Reversal, other: Journal | Reversal): number {
  const [first, second] = [`${one.kind} ${one.source}`, `${other.kind} ${other.source}`]
  return first < second ? -1 : Number(first > second)
}

function ownerOf(leg: Leg): string {
  return 'owner' in leg ? String(leg.owner) : ''
}
