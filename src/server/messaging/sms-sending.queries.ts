import { sql } from 'kysely'
import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import type { Sms } from '../platform/sms/transport.ts'
import { isSecret, keptContents } from './secret-contents.queries.ts'

/** An SMS that waits to be sent. */
export interface WaitingSms {
  parts: number
  /** A code that somebody waits for: it is sent in quiet hours, too, and whatever else was spent today. */
  isSecret: boolean
  /** To a phone that nobody has shown to be theirs. */
  isUnproven: boolean
  /** Seconds since a process began to send it; null where none has. */
  claimedFor: number | null
}

/** Undefined where it waits no more, or is a code that would come too late and that nobody has claimed. */
export async function waitingSms(db: Db, id: number): Promise<WaitingSms | undefined> {
  const row = await db
    .selectFrom('messages')
    .select(['parts', 'is_unproven as isUnproven', isSecret])
    .select(sql<number | null>`extract(epoch from now() - claimed_at)::float8`.as('claimedFor'))
    .where('id', '=', id)
    .where('way', '=', 'sms')
    .where('state', '=', 'Waiting')
    .where(sql<boolean>`(expires_at is null or expires_at > now() or claimed_at is not null)`)
    .executeTakeFirst()
  return row && { ...row, parts: row.parts ?? 1 }
}

/** An SMS that this process alone may send now. */
export interface SmsClaim extends Sms {
  id: number
  /** This one included. */
  tries: number
}

/**
 * Undefined where another process has claimed it, be it long ago: that one may have handed it over, and died. Its reference is of the
 * first try.
 */
export async function claimSms(
  tx: Db,
  id: number,
  { newReference, costPoisha }: { newReference: string; costPoisha: number },
): Promise<SmsClaim | undefined> {
  const row = await tx
    .updateTable('messages')
    .set({
      claimed_at: sql<Date>`now()`,
      tried_at: sql<Date>`now()`,
      tries: sql<number>`tries + 1`,
      message_id: sql<string>`coalesce(message_id, ${newReference})`,
      cost_poisha: costPoisha,
      problem: '',
    })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .where('claimed_at', 'is', null)
    .returning(['to_phone as to', 'plain_text as text', 'message_id as reference', 'tries'])
    .executeTakeFirst()
  return row && { id, to: row.to ?? '', text: row.text ?? '', reference: row.reference ?? '', tries: row.tries }
}

export interface SmsEnd {
  state: 'Waiting' | 'Sent' | 'Failed' | 'Unknown'
  problem: string
  gatewayId?: string
  /** Whether the gateway may bill it. */
  isBilled: boolean
}

/**
 * Ends a claim, or a question, with what came of it. Nothing where an admin has sent it again meanwhile. An answer that comes after the
 * message was given up as unknown is heard.
 */
export async function finishSms(
  tx: Db,
  { id, reference }: Pick<SmsClaim, 'id' | 'reference'>,
  { state, problem, gatewayId, isBilled }: SmsEnd,
): Promise<boolean> {
  const row = await tx
    .updateTable('messages')
    .set({
      state,
      problem,
      gateway_id: gatewayId || null,
      claimed_at: null,
      plain_text: keptContents('plain_text', state),
      ...(isBilled ? {} : { cost_poisha: null }),
    })
    .where('id', '=', id)
    .where('message_id', '=', reference)
    .where('state', 'in', ['Waiting', 'Unknown'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A process died with it in its hands. */
export async function giveUpClaim(tx: Db, id: number, leaseSeconds: number): Promise<boolean> {
  const row = await tx
    .updateTable('messages')
    .set({
      state: 'Unknown',
      problem: m.sms_gateway_silent(),
      claimed_at: null,
      plain_text: keptContents('plain_text', 'Unknown'),
    })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .where('claimed_at', '<', sql<Date>`now() - make_interval(secs => ${leaseSeconds})`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** One that brought no answer, as long as it has a number to be asked for by. */
export async function unknownSms(
  db: Db,
  id: number,
): Promise<
  (Sms & { parts: number; costPoisha: number; hasText: boolean; isSecret: boolean; isUnproven: boolean }) | undefined
> {
  const row = await db
    .selectFrom('messages')
    .select(['to_phone as to', 'plain_text as text', 'message_id as reference', 'parts', 'cost_poisha as costPoisha'])
    .select(['is_unproven as isUnproven', isSecret])
    .where('id', '=', id)
    .where('way', '=', 'sms')
    .where('state', '=', 'Unknown')
    .executeTakeFirst()
  if (!row?.to || !row.reference) return undefined
  const { to, text, reference, parts, costPoisha, ...rest } = row
  const bill = { parts: parts ?? 1, costPoisha: costPoisha ?? 0 }
  return { ...rest, ...bill, to, reference, text: text ?? '', hasText: text !== null }
}

/** Says why it still waits. */
export async function noteWait(db: Db, id: number, problem: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ problem })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .where('claimed_at', 'is', null)
    .execute()
}

/** Not to be sent by itself: the day’s limit is reached. */
export async function keepSms(tx: Db, id: number, problem: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ state: 'Kept', problem, claimed_at: null, cost_poisha: null })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .execute()
}
