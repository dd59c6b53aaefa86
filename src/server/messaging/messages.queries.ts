import { type InferResult, sql } from 'kysely'
import type { Channel, MessageState } from '#contract/messaging'
import { phoneIn } from '#contract/values/phone'
import { orderNumberIn } from '../orders/order-number.ts'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'
import { isUnproven, type Recipient } from './recipient.ts'
import { isSecret } from './secret-contents.queries.ts'

export interface NewMessage {
  /** Null for a code, which is no event. */
  eventId: number | null
  kind: string
  way: Channel
  to: Recipient
  orderId: number | null
  /** Stays when the contents are erased. In the bell it is all there is. */
  subject: string
  /** A mail has both, an SMS `text`. */
  html: string | null
  text: string | null
  /** Of an SMS. */
  parts?: number
  /** Where a message in the bell leads. */
  path: string | null
  state: 'Kept' | 'Waiting' | 'Sent'
  problem: string
  /** Of a mail: where its kind is ended. */
  unsubscribeUrl?: string | undefined
  /** Of a code or a link that lets somebody in: worth nothing after so many seconds. */
  validSeconds?: number
}

export interface InsertedMessage {
  id: number
  way: Channel
  state: MessageState
  /** A code, or a link that lets somebody in. */
  isSecret: boolean
}

/** Those that are new; one of the same event, kind, way and recipient is there already, and stays as it is. */
export async function insertMessages(tx: Db, messages: NewMessage[]): Promise<InsertedMessage[]> {
  if (messages.length === 0) return []
  const rows = messages.map(
    ({ eventId, kind, way, to, orderId, subject, html, text, path, state, problem, ...of }) => ({
      event_id: eventId,
      kind,
      way,
      recipient: to.name,
      account_id: to.accountId,
      order_id: orderId,
      to_address: way === 'mail' ? to.email : null,
      to_phone: way === 'sms' ? to.phone : null,
      subject,
      html,
      plain_text: text,
      parts: of.parts,
      path,
      state,
      problem,
      unsubscribe_url: of.unsubscribeUrl,
      valid_seconds: of.validSeconds,
      is_unproven: isUnproven(to, way),
    }),
  )
  return await inserted(tx, { rows: JSON.stringify(rows) })
}

/** One text for however many rows, so that it is prepared once. */
const inserted = compiled(
  (_, { rows }: { rows: string }) => sql<InsertedMessage>`
    insert into messages (event_id, kind, way, recipient, account_id, order_id, to_address, to_phone, subject, html, plain_text,
      parts, path, state, problem, unsubscribe_url, is_unproven, caused_by, expires_at)
    select event_id, kind, way, recipient, account_id, order_id, to_address, to_phone, subject, html, plain_text,
      parts, path, state, problem, unsubscribe_url, is_unproven,
      coalesce((select customer_id from orders where orders.id = message.order_id), account_id), now() + make_interval(secs => valid_seconds)
    from json_to_recordset(${rows}::json) as message (event_id bigint, kind text, way text, recipient text, account_id bigint,
      order_id bigint, to_address text, to_phone text, subject text, html text, plain_text text, parts int, path text, state text,
      problem text, unsubscribe_url text, is_unproven boolean, valid_seconds float8)
    on conflict on constraint messages_once do nothing
    returning id, way, state, ${isSecret}`,
)

const columns = [
  'id',
  'way',
  'subject',
  'order_id as orderId',
  'state',
  'tries',
  'problem',
  'parts',
  'cost_poisha as costPoisha',
] as const
/** In the bell it is for the account, as that is called now. */
const addressee = sql<string | null>`coalesce(
  to_address,
  to_phone,
  case when way = 'bell' then (select coalesce(username, email, phone) from users where users.id = account_id) end
)`.as('to')
/** What it says is there to be sent. */
const hasContents = sql<boolean>`plain_text is not null`.as('hasContents')
const asked = [addressee, hasContents, isSecret] as const

/**
 * Messages newest first from the id `before` on, and how many there are on all pages. A search is a whole address, a phone in any
 * writing, or an order’s number.
 */
export async function messagesPage(
  db: Db,
  { state, way, search }: { state?: MessageState | undefined; way?: Channel | undefined; search?: string | undefined },
  { before, limit }: { before: number | undefined; limit: number },
) {
  let messages = db.selectFrom('messages')
  if (state) messages = messages.where('state', '=', state)
  if (way) messages = messages.where('way', '=', way)
  if (search) messages = messages.where((of) => of.or(isFoundBy(search)))
  const rows = messages
    .select(columns)
    .select(asked)
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
  const [number, phone] = [orderNumberIn(search), phoneIn(search)]
  return [
    sql<boolean>`lower(to_address) = lower(${search}::text)`,
    ...(number === undefined ? [] : [sql<boolean>`order_id = ${number}::bigint`]),
    ...(phone === null ? [] : [sql<boolean>`to_phone = ${phone}`]),
  ]
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
    .select(asked)
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
