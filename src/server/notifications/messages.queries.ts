import { type InferResult, sql } from 'kysely'
import type { MessageState } from '#contract/notifications'
import { orderNumberIn } from '../orders/order-number.ts'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Recipient } from './recipients.queries.ts'

export type MessageKind = Tables['messages']['kind']

export interface NewMessage {
  eventId: number
  kind: MessageKind
  recipient: Recipient
  orderId: number
  subject: string
  html: string
  text: string
  state: 'Kept' | 'Waiting'
  problem: string
}

/** The id of each that is new; one of the same event, kind and recipient is there already, and stays as it is. */
export async function insertMessages(tx: Db, messages: NewMessage[]): Promise<{ id: number; state: MessageState }[]> {
  if (messages.length === 0) return []
  return await tx
    .insertInto('messages')
    .values(
      messages.map(({ eventId, kind, recipient, orderId, subject, html, text, state, problem }) => ({
        ...{ event_id: eventId, kind, recipient: recipient.name, account_id: recipient.accountId, order_id: orderId },
        ...{ subject, to_address: recipient.address, html, plain_text: text, state, problem },
      })),
    )
    .onConflict((same) => same.columns(['event_id', 'kind', 'recipient']).doNothing())
    .returning(['id', 'state'])
    .execute()
}

/** Whether an address, or an account, was written so many mails of a kind within a day. Counts no further. */
export async function hadMostToday(
  db: Db,
  kind: MessageKind,
  { address, accountId }: Pick<Recipient, 'address' | 'accountId'>,
  most: number,
): Promise<boolean> {
  const ofToday = db
    .selectFrom('messages')
    .select('id')
    .where('kind', '=', kind)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .limit(most)
  const toAddress = ofToday.where(sql`lower(to_address)`, '=', sql`lower(${address}::text)`).as('mails')
  const toAccount = ofToday.where('account_id', '=', accountId).as('mails')
  const { hadMost } = await db
    .selectNoFrom(
      sql<boolean>`greatest(
        (select count(*) from ${toAddress}), (select count(*) from ${toAccount})
      ) >= ${most}::int`.as('hadMost'),
    )
    .executeTakeFirstOrThrow()
  return hadMost
}

const columns = ['id', 'subject', 'to_address as to', 'order_id as orderId', 'state', 'tries', 'problem'] as const

/** Messages newest first from the id `before` on, and how many there are on all pages. A search is a whole address or an order’s number. */
export async function messagesPage(
  db: Db,
  { state, search }: { state?: MessageState | undefined; search?: string | undefined },
  { before, limit }: { before: number | undefined; limit: number },
) {
  let messages = db.selectFrom('messages')
  if (state) messages = messages.where('state', '=', state)
  if (search) messages = messages.where((of) => of.or(isFoundBy(search)))
  const rows = messages
    .select(columns)
    // As the database writes them: other zones than UTC occur.
    .select((of) => [
      of.ref('created_at').$castTo<string>().as('createdAt'),
      of.ref('tried_at').$castTo<string | null>().as('triedAt'),
    ])
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, messages)
}

function isFoundBy(search: string) {
  const number = orderNumberIn(search)
  const isAddress = sql<boolean>`lower(to_address) = lower(${search}::text)`
  return number === undefined ? [isAddress] : [sql<boolean>`order_id = ${number}::bigint`, isAddress]
}

export type WholeMessage = InferResult<ReturnType<typeof wholeMessage>>[number]

export async function messageOf(db: Db, id: number): Promise<WholeMessage | undefined> {
  return await wholeMessage(db, id).executeTakeFirst()
}

/** Held to the end of the transaction. */
export async function lockMessage(tx: Db, id: number): Promise<WholeMessage | undefined> {
  return await wholeMessage(tx, id).forNoKeyUpdate().executeTakeFirst()
}

function wholeMessage(db: Db, id: number) {
  return db
    .selectFrom('messages')
    .select([...columns, 'html', 'plain_text as text', 'created_at as createdAt', 'tried_at as triedAt'])
    .where('id', '=', id)
}

/** As a new mail: a receiver that drops doubles by their Message-ID takes it, too. */
export async function waitAgain(tx: Db, id: number): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ state: 'Waiting', problem: '', message_id: null, tries: 0, claimed_at: null })
    .where('id', '=', id)
    .execute()
}
