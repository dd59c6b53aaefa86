import type { Page } from '#contract/machinery/fields'
import type { Channel, Message, MessageRow, MessageState } from '#contract/messaging'
import { takaOf } from '#contract/values/money'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import { messageOf, messagesPage, type WholeMessage } from './messages.queries.ts'
import { maySendBy, type Sends } from './sends.ts'

interface Wanted {
  state?: MessageState | undefined
  way?: Channel | undefined
  search?: string | undefined
}

/** Messages newest first. Refuses a malformed cursor. */
export async function listMessages(
  db: Db,
  sends: Sends,
  { limit, cursor, ...wanted }: Wanted & { limit: number; cursor?: string | undefined },
): Promise<Page<MessageRow>> {
  const found = await messagesPage(db, wanted, { before: idBefore(cursor), limit: limit + 1 })
  const rowOf = ({ createdAt, triedAt, ...record }: (typeof found.rows)[number]) =>
    rowOfWhole(
      { ...record, createdAt: new Date(createdAt), triedAt: triedAt === null ? null : new Date(triedAt) },
      sends,
    )
  return pageFrom(found, limit, rowOf, ({ id }) => String(id))
}

/** Refuses `message_not_found`. */
export async function readMessage(db: Db, sends: Sends, id: number): Promise<Message> {
  const record = await messageOf(db, id)
  if (!record) throw new Refusal('message_not_found')
  const { html, text, ...row } = record
  const words = mayRead(row, sends) ? { html, text } : { html: null, text: null }
  return { ...rowOfWhole(row, sends), ...words }
}

/** A code is its receiver’s alone; only where a shop has nothing to send it by an admin hands it on. */
function mayRead({ isSecret, way }: Row, sends: Sends): boolean {
  return !isSecret || !maySendBy(sends, way)
}

type Row = Omit<WholeMessage, 'html' | 'text'>

export function rowOfWhole({ hasContents, isSecret, costPoisha, ...record }: Row, sends: Sends): MessageRow {
  const { way, state } = record
  return {
    ...record,
    createdAt: record.createdAt.toISOString(),
    triedAt: record.triedAt?.toISOString() ?? null,
    cost: costPoisha === null ? null : takaOf(costPoisha),
    maySend: maySendBy(sends, way) && state !== 'Waiting' && hasContents && !isSecret,
  }
}
