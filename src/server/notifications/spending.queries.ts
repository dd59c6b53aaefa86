import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { today } from '../platform/database/dhaka-days.queries.ts'

/** What an SMS costs. */
export interface SmsCost {
  parts: number
  poisha: number
}

/**
 * Counts it towards what is spent today, and answers how much that is with it; undefined, and counted nowhere, where it would pass the
 * limit. One statement: of two at once, the second sees the first.
 */
export async function spendToday(db: Db, { parts, poisha }: SmsCost, limitPoisha: number): Promise<number | undefined> {
  await db
    .insertInto('sms_days')
    .values({ day: today })
    .onConflict((same) => same.doNothing())
    .execute()
  const row = await db
    .updateTable('sms_days')
    .set((of) => ({ spent_poisha: of('spent_poisha', '+', poisha), parts: of('parts', '+', parts) }))
    .where('day', '=', today)
    .where((of) => of(of('spent_poisha', '+', poisha), '<=', limitPoisha))
    .returning('spent_poisha as spent')
    .executeTakeFirst()
  return row?.spent
}

/** Of an SMS that the gateway did not take. Within minutes: of one around midnight, the day before keeps what it did not cost. */
export async function unspend(db: Db, { parts, poisha }: SmsCost): Promise<void> {
  await db
    .updateTable('sms_days')
    .set({
      spent_poisha: sql<number>`greatest(0, spent_poisha - ${poisha}::int)`,
      parts: sql<number>`greatest(0, parts - ${parts}::int)`,
    })
    .where('day', '=', today)
    .execute()
}

export async function spentToday(db: Db): Promise<SmsCost> {
  const row = await db
    .selectFrom('sms_days')
    .select(['spent_poisha as poisha', 'parts'])
    .where('day', '=', today)
    .executeTakeFirst()
  return row ?? { parts: 0, poisha: 0 }
}

/** Whether nobody was warned today yet. */
export async function markWarned(tx: Db): Promise<boolean> {
  const row = await tx
    .updateTable('sms_days')
    .set({ is_warned: true })
    .where('day', '=', today)
    .where('is_warned', '=', false)
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}
