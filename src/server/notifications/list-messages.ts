import type { Page } from '#contract/machinery/fields'
import type { Message, MessageRow, MessageState } from '#contract/notifications'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import { messageOf, messagesPage, type WholeMessage } from './messages.queries.ts'

/** Messages newest first. Refuses a malformed cursor. */
export async function listMessages(
  db: Db,
  sendsMail: boolean,
  {
    limit,
    cursor,
    state,
    search,
  }: { state?: MessageState | undefined; search?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<Page<MessageRow>> {
  const wanted = { state, search }
  const found = await messagesPage(db, wanted, { before: idBefore(cursor), limit: limit + 1 })
  const rowOf = (record: (typeof found.rows)[number]) => ({
    ...record,
    createdAt: new Date(record.createdAt).toISOString(),
    triedAt: record.triedAt && new Date(record.triedAt).toISOString(),
    maySend: maySend(record, sendsMail),
  })
  return pageFrom(found, limit, rowOf, ({ id }) => String(id))
}

/** Refuses `message_not_found`. */
export async function readMessage(db: Db, sendsMail: boolean, id: number): Promise<Message> {
  const record = await messageOf(db, id)
  if (!record) throw new Refusal('message_not_found')
  const { html, text } = record
  return { ...rowOfWhole(record, sendsMail), html, text }
}

export function rowOfWhole({ html: _html, text: _text, ...record }: WholeMessage, sendsMail: boolean): MessageRow {
  return {
    ...record,
    createdAt: record.createdAt.toISOString(),
    triedAt: record.triedAt?.toISOString() ?? null,
    maySend: maySend(record, sendsMail),
  }
}

function maySend({ state, to }: Pick<MessageRow, 'state' | 'to'>, sendsMail: boolean): boolean {
  return sendsMail && state !== 'Waiting' && to !== null
}
