import { sql } from 'kysely'
import type { CourierStatus } from '#contract/values/couriers'
import type { StatusReport } from '../couriers/courier.ts'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { DOOR } from './status-order.ts'

interface StoredReport extends Pick<StatusReport, 'word' | 'said' | 'collectedPoisha' | 'reason'> {
  consignmentId: number
  source: 'push' | 'asked'
  happenedAt: Date
  counted: boolean
}

/** False: told before. */
export async function insertStatus(tx: Db, word: StoredReport): Promise<boolean> {
  return (await insertedStatus(tx, word)).length > 0
}

const insertedStatus = compiled((tx, told: StoredReport) =>
  tx
    .insertInto('courier_words')
    .values({
      consignment_id: told.consignmentId,
      source: told.source,
      happened_at: told.happenedAt,
      counted: told.counted,
      word: told.word,
      said: told.said,
      collected_poisha: told.collectedPoisha,
      reason: told.reason,
    })
    .onConflict((known) => known.doNothing())
    .returning('id'),
)

/** What the company said when it was last asked; undefined where it was not. */
export async function lastPolledStatus(tx: Db, consignmentId: number): Promise<string | undefined> {
  const asked = await tx
    .selectFrom('courier_words')
    .select('said')
    .where('consignment_id', '=', consignmentId)
    .where('source', '=', 'asked')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return asked?.said
}

/** Once, however often it is told. */
export async function insertCourierWebhook(db: Db, accountId: number, digest: Buffer, body: string): Promise<void> {
  await db
    .insertInto('courier_pushes')
    .values({ account_id: accountId, digest, body })
    .onConflict((told) => told.doNothing())
    .execute()
}

/** The oldest that have no job yet; those that another process takes at the same moment are left to it. */
export async function takeUnqueued(tx: Db, atMost: number): Promise<{ id: number; accountId: number }[]> {
  const unqueued = tx
    .selectFrom('courier_pushes')
    .select('id')
    .where('queued_at', 'is', null)
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
  const taken = await tx
    .updateTable('courier_pushes')
    .set({ queued_at: new Date() })
    .where('id', 'in', unqueued)
    .returning(['id', 'account_id as accountId'])
    .execute()
  return taken.toSorted((one, other) => one.id - other.id)
}

/** Held to the end of the transaction, and processed with it; undefined where it was before. */
export async function takeWebhookToProcess(tx: Db, id: number) {
  const [webhook] = await webhookTaken(tx, { id })
  return webhook
}

const webhookTaken = compiled((tx, { id }: { id: number }) =>
  tx
    .updateTable('courier_pushes')
    .from('courier_accounts')
    .set({ understood_at: sql<Date>`now()` })
    .whereRef('courier_accounts.id', '=', 'account_id')
    .where('courier_pushes.id', '=', id)
    .where('understood_at', 'is', null)
    .returning(['account_id as accountId', 'company', 'body', 'received_at as receivedAt']),
)

/** Why what it says came to nothing. */
export async function noteProblem(tx: Db, id: number, problem: string): Promise<void> {
  await tx.updateTable('courier_pushes').set({ problem }).where('id', '=', id).execute()
}

export async function deleteOldWebhooks(db: Db, days: number, atMost: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('courier_pushes')
    .where('id', 'in', (of) =>
      of
        .selectFrom('courier_pushes')
        .select('id')
        .where('received_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .limit(atMost),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** How the door ended, by what counted. */
export async function doorStatus(tx: Db, consignmentId: number): Promise<CourierStatus | null> {
  const found = await tx
    .selectFrom('courier_words')
    .select('word')
    .where('consignment_id', '=', consignmentId)
    .where('counted', '=', true)
    .where('word', 'in', [...DOOR])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.word ?? null
}
