import { sql } from 'kysely'
import type { MessageState } from '#contract/notifications'
import type { Db } from '../platform/database/db.ts'

/** A message that this process alone may send now. */
export interface Claim {
  id: number
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  /** This one included. */
  tries: number
}

/** Claims it for so many seconds, so that of two runs one sends. Its Message-ID is of the first try. */
export async function claimMessage(
  db: Db,
  id: number,
  { messageId, leaseSeconds }: { messageId: string; leaseSeconds: number },
): Promise<Claim | undefined> {
  const row = await db
    .updateTable('messages')
    .set({
      claimed_at: sql<Date>`now()`,
      tried_at: sql<Date>`now()`,
      tries: sql<number>`tries + 1`,
      message_id: sql<string>`coalesce(message_id, ${messageId})`,
    })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .where((or) =>
      or.or([
        or('claimed_at', 'is', null),
        or('claimed_at', '<', sql<Date>`now() - make_interval(secs => ${leaseSeconds})`),
      ]),
    )
    .returning(['to_address as to', 'subject', 'html', 'plain_text as text', 'message_id as givenId', 'tries'])
    .executeTakeFirst()
  if (!row) return undefined
  const { to, html, text, givenId, ...rest } = row
  // What waits has its contents: the table checks it.
  return { id, ...rest, to: to ?? '', html: html ?? '', text: text ?? '', messageId: givenId ?? messageId }
}

/** In how many seconds somebody else’s claim is too old to be true; null where the message waits no more. */
export async function claimEndsIn(db: Db, id: number, leaseSeconds: number): Promise<number | null> {
  const row = await db
    .selectFrom('messages')
    .select(sql<number>`greatest(1, ceil(extract(epoch from claimed_at - now()) + ${leaseSeconds}))::int`.as('seconds'))
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .executeTakeFirst()
  return row ? row.seconds : null
}

/** Ends a claim with what came of it. Nothing, where the claim is not this one any more: it took too long, and another has the message. */
export async function settleMessage(
  tx: Db,
  { id, messageId, tries }: Claim,
  { state, problem }: { state: MessageState; problem: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('messages')
    .set({ state, problem, claimed_at: null })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .where('message_id', '=', messageId)
    .where('tries', '=', tries)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of a shop that sends no mail any more. */
export async function keepMessage(db: Db, id: number): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'Kept', problem: '', claimed_at: null })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .execute()
}
