import { sql } from 'kysely'
import type { EventName } from '#contract/events'
import type { DeliveryState } from '#contract/webhooks'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'

export interface DeliveryRecord {
  id: number
  messageId: string
  event: string
  happenedAt: string
  state: DeliveryState
  tries: number
  triedAt: string | null
  nextTryAt: string | null
  status: number | null
  answer: string
  durationMs: number | null
  problem: string
}

/** Newest first from the id `before` on. Moments as the database writes them. */
export async function deliveriesPage(
  db: Db,
  webhookId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ rows: DeliveryRecord[]; total: number }> {
  const all = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId)
  const rows = asRecords(db)
    .where('webhook_id', '=', webhookId)
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, all)
}

export async function deliveryOf(db: Db, webhookId: number, id: number): Promise<DeliveryRecord | undefined> {
  const all = db.selectFrom('webhook_deliveries').where('id', '=', id)
  const one = asRecords(db).where('webhook_id', '=', webhookId).where('id', '=', id)
  return (await rowsAndTotal(db, one, all)).rows[0]
}

function asRecords(db: Db) {
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'message_id as messageId', 'event', 'state', 'tries', 'status', 'answer', 'problem'])
    .select('duration_ms as durationMs')
    .select((of) => [
      of.ref('happened_at').$castTo<string>().as('happenedAt'),
      of.ref('tried_at').$castTo<string | null>().as('triedAt'),
      of.ref('next_try_at').$castTo<string | null>().as('nextTryAt'),
    ])
}

/** Under the same id, with all its tries before it. Nothing where it waits already. */
export async function waitAgain(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'Waiting', tries: 0, problem: '', next_try_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '<>', 'Waiting')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface Fact {
  eventId: number
  event: EventName
  payload: Record<string, unknown>
  happenedAt: Date
}

/** For each webhook that is on and chose the event: the shop’s own, and those of these stores. How many. */
export async function insertDeliveries(tx: Db, fact: Fact, storeIds: number[]): Promise<number> {
  const { eventId, event, payload, happenedAt } = fact
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhook_deliveries')
    .columns(['webhook_id', 'event_id', 'message_id', 'event', 'payload', 'happened_at'])
    .expression((of) =>
      of
        .selectFrom('webhooks')
        .select(['webhooks.id'])
        .select([
          sql<number>`${eventId}::bigint`.as('event_id'),
          sql<string>`'msg_' || replace(gen_random_uuid()::text, '-', '')`.as('message_id'),
          sql<EventName>`${event}::text`.as('event'),
          sql<string>`${JSON.stringify(payload)}::jsonb`.as('payload'),
          sql<Date>`${happenedAt}::timestamptz`.as('happened_at'),
        ])
        .where('off_because', 'is', null)
        .where(sql<boolean>`${event}::text = any(events)`)
        .where((or) =>
          or.or([or('vendor_id', 'is', null), or('vendor_id', '=', sql<number>`any(${storeIds}::bigint[])`)]),
        ),
    )
    .onConflict((same) => same.columns(['webhook_id', 'event_id']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

/** Of these, the names of events that some webhook which is on hears of. */
export async function eventsHeard(db: Db, names: EventName[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('webhooks')
    .select(sql<string>`unnest(events)`.as('name'))
    .where('off_because', 'is', null)
    .where(sql<boolean>`events && ${names}::text[]`)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** How many it forgot: none that waits. */
export async function deleteOldDeliveries(db: Db, days: number, limit: number): Promise<number> {
  const rows = await db
    .deleteFrom('webhook_deliveries')
    .where('id', 'in', (of) =>
      of
        .selectFrom('webhook_deliveries as old')
        .select('old.id')
        .where('old.happened_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .where('old.state', '<>', 'Waiting')
        .limit(limit),
    )
    .returning('id')
    .execute()
  return rows.length
}

/** Of stores that are closed. How many. */
export async function deleteWebhooksOfClosed(db: Db): Promise<number> {
  const rows = await db
    .deleteFrom('webhooks')
    .where('vendor_id', 'in', (of) => of.selectFrom('vendors').select('id').where('deleted_at', 'is not', null))
    .returning('id')
    .execute()
  return rows.length
}
