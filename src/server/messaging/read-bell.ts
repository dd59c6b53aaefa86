import type { Page } from '#contract/machinery/fields'
import type { Bell, BellItem, BellNews } from '#contract/messaging/bell'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { type BellRow, bellPage, markRead, unreadOf } from './bell.queries.ts'

const LAST = 10

export async function readBell(db: Db, { id }: Actor): Promise<Bell> {
  const { rows } = await bellPage(db, id, { before: undefined, limit: LAST })
  return { unread: await unreadOf(db, id), items: rows.map(itemOf) }
}

/** Newest first. Refuses a malformed cursor. */
export async function listBell(
  db: Db,
  { id }: Actor,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<BellItem>> {
  const found = await bellPage(db, id, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, itemOf, (row) => String(row.id))
}

export async function markBellRead(
  db: Db,
  { id }: Actor,
  which: { ids?: number[] | undefined; upTo?: number | undefined },
): Promise<BellNews> {
  await markRead(db, id, which)
  return { unread: await unreadOf(db, id) }
}

function itemOf({ createdAt, ...others }: BellRow): BellItem {
  return { ...others, createdAt: new Date(createdAt).toISOString() }
}
