import { sql } from 'kysely'
import type { Channel, MessageState } from '#contract/messaging'
import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import { isSecret, keptContents } from './secret-contents.queries.ts'
import { isOfAdmin } from './still-allowed.queries.ts'

/** A message that this process alone may send now. */
export interface Claim {
  id: number
  way: Channel
  /** A code, or a link that lets somebody in. */
  isSecret: boolean
  to: string
  subject: string
  html: string
  text: string
  /** Of a mail: where its kind is ended. */
  unsubscribeUrl: string | null
  /** Of a mail, its Message-ID. */
  reference: string
  /** This one included. */
  tries: number
}

/** Claimed by nobody, or so long ago that who did has died. */
const isFree = (leaseSeconds: number) =>
  sql<boolean>`(claimed_at is null or claimed_at < now() - make_interval(secs => ${leaseSeconds}))`

/** Written to an account as one of the admins, which it is not by now. */
const isForFormerAdmin = sql<boolean>`(recipient like 'admin:%' and not ${isOfAdmin})`

/** Claims it for so many seconds, so that of two runs one sends. Its reference is of the first try. */
export async function claimMessage(
  db: Db,
  id: number,
  { reference, leaseSeconds }: { reference: string; leaseSeconds: number },
): Promise<Claim | undefined> {
  const row = await db
    .updateTable('messages')
    .set({
      claimed_at: sql<Date>`now()`,
      tried_at: sql<Date>`now()`,
      tries: sql<number>`tries + 1`,
      message_id: sql<string>`coalesce(message_id, ${reference})`,
    })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .where(isFree(leaseSeconds))
    .where(sql<boolean>`not ${isForFormerAdmin}`)
    .returning([
      'way',
      'subject',
      'html',
      'plain_text as text',
      'message_id as givenId',
      'tries',
      'unsubscribe_url as unsubscribeUrl',
    ])
    .returning([sql<string | null>`coalesce(to_address, to_phone)`.as('to'), isSecret])
    .executeTakeFirst()
  if (!row) return undefined
  const { to, html, text, givenId, ...rest } = row
  // What waits has its contents: the table checks it.
  return { id, ...rest, to: to ?? '', html: html ?? '', text: text ?? '', reference: givenId ?? reference }
}

/** In how many seconds somebody else’s claim is too old to be true; undefined where the message waits no more. */
export async function claimEndsIn(
  db: Db,
  id: number,
  leaseSeconds: number,
): Promise<{ way: Channel; isSecret: boolean; seconds: number } | undefined> {
  return await db
    .selectFrom('messages')
    .select(['way', isSecret])
    .select(sql<number>`greatest(1, ceil(extract(epoch from claimed_at - now()) + ${leaseSeconds}))::int`.as('seconds'))
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .executeTakeFirst()
}

/** Ends a claim with what came of it. Nothing, where the claim is not this one any more: it took too long, and another has the message. */
export async function finishMessage(
  tx: Db,
  { id, reference, tries }: Claim,
  { state, problem }: { state: MessageState; problem: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('messages')
    .set({
      state,
      problem,
      claimed_at: null,
      html: keptContents('html', state),
      plain_text: keptContents('plain_text', state),
    })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .where('message_id', '=', reference)
    .where('tries', '=', tries)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A code that would come too late is not sent any more; one that somebody hands over just now may come in time. */
export async function failExpired(db: Db, id: number, leaseSeconds: number): Promise<Channel | undefined> {
  const failed = await db
    .updateTable('messages')
    .set({ state: 'Failed', problem: m.message_expired(), html: null, plain_text: null, claimed_at: null })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .where('expires_at', '<=', sql<Date>`now()`)
    .where(isFree(leaseSeconds))
    .returning('way')
    .executeTakeFirst()
  return failed?.way
}

/** What was written to the admins is for none who was demoted or deactivated before it is sent. */
export async function keepForFormerAdmin(db: Db, id: number, leaseSeconds: number): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'Kept', problem: m.message_former_admin(), claimed_at: null })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .where(isFree(leaseSeconds))
    .where(isForFormerAdmin)
    .execute()
}

/** Of a shop that sends none of its way any more. */
export async function keepMessage(db: Db, id: number): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'Kept', problem: '', claimed_at: null })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .execute()
}
