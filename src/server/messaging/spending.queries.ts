import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { dayOf, today } from '../platform/database/dhaka-days.queries.ts'

/** What an SMS costs. */
export interface SmsCost {
  parts: number
  poisha: number
}

/** Of codes and of all else is kept apart what they cost: neither uses up what the other may. */
export interface SmsBill extends SmsCost {
  isSecret: boolean
  isUnproven: boolean
}

/** Of the day’s limit, for phones that nobody has shown to be theirs: the rest is left to those who have. */
const UNPROVEN_SHARE = 0.5

/**
 * Counts it towards what is spent today, and answers how much that is with it; undefined, and counted nowhere, where it would pass the
 * limit, or the share of unproven phones. One statement: of two at once, the second sees the first.
 */
export async function spendToday(
  db: Db,
  { parts, poisha, isUnproven = false }: SmsCost & { isUnproven?: boolean },
  limitPoisha: number,
): Promise<number | undefined> {
  const unprovenPoisha = isUnproven ? poisha : 0
  await db
    .insertInto('sms_days')
    .values({ day: today })
    .onConflict((same) => same.doNothing())
    .execute()
  const row = await db
    .updateTable('sms_days')
    .set((of) => ({
      spent_poisha: of('spent_poisha', '+', poisha),
      parts: of('parts', '+', parts),
      unproven_poisha: of('unproven_poisha', '+', unprovenPoisha),
    }))
    .where('day', '=', today)
    .where((of) => of(of('spent_poisha', '+', poisha), '<=', limitPoisha))
    .$if(isUnproven, (some) =>
      some.where((of) => of(of('unproven_poisha', '+', poisha), '<=', Math.floor(limitPoisha * UNPROVEN_SHARE))),
    )
    .returning('spent_poisha as spent')
    .executeTakeFirst()
  return row?.spent
}

/** Of a code. How many there may be is judged before one is written (codes/sending-limits.ts). */
export async function spendOnCode(db: Db, { parts, poisha }: SmsCost): Promise<void> {
  await db
    .insertInto('sms_days')
    .values({ day: today, code_parts: parts, code_poisha: poisha })
    .onConflict((same) =>
      same.column('day').doUpdateSet((of) => ({
        code_parts: of('sms_days.code_parts', '+', parts),
        code_poisha: of('sms_days.code_poisha', '+', poisha),
      })),
    )
    .execute()
}

/** Of an SMS that the gateway did not take: to the day on which it was claimed, whenever the gateway said so. */
export async function giveBack(
  db: Db,
  messageId: number,
  { parts, poisha, isSecret, isUnproven }: SmsBill,
): Promise<void> {
  const less = (column: string, by: number) => sql<number>`greatest(0, ${sql.ref(column)} - ${by}::int)`
  await db
    .updateTable('sms_days')
    .set(
      isSecret
        ? { code_poisha: less('code_poisha', poisha), code_parts: less('code_parts', parts) }
        : {
            spent_poisha: less('spent_poisha', poisha),
            parts: less('parts', parts),
            unproven_poisha: less('unproven_poisha', isUnproven ? poisha : 0),
          },
    )
    .where('day', '=', (of) =>
      of.selectFrom('messages').select(dayOf(sql<Date>`tried_at`).as('day')).where('id', '=', messageId),
    )
    .execute()
}

export async function spentOnCodesToday(db: Db): Promise<SmsCost> {
  const row = await db
    .selectFrom('sms_days')
    .select(['code_poisha as poisha', 'code_parts as parts'])
    .where('day', '=', today)
    .executeTakeFirst()
  return row ?? { parts: 0, poisha: 0 }
}

/** On all but codes. */
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
