import { sql } from 'kysely'
import type { EventName } from '#contract/events'
import type { Db } from '../platform/database/db.ts'
import type { Owner } from './address-rules.ts'

export interface WebhookRecord {
  id: number
  url: string
  events: string[]
  offBecause: 'Owner' | 'Failing' | 'Gone' | null
  failingSince: Date | null
  formerSecretUntil: Date | null
  createdAt: Date
}

function webhooks(db: Db, owner: Owner) {
  return db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'off_because as offBecause', 'failing_since as failingSince'])
    .select(['former_until as formerSecretUntil', 'created_at as createdAt'])
    .where('vendor_id', owner === null ? 'is' : '=', owner)
}

export async function webhooksOf(db: Db, owner: Owner): Promise<WebhookRecord[]> {
  return await webhooks(db, owner).orderBy('id').execute()
}

export async function webhookOf(db: Db, owner: Owner, id: number): Promise<WebhookRecord | undefined> {
  return await webhooks(db, owner).where('id', '=', id).executeTakeFirst()
}

/** Held to the end of the transaction. */
export async function lockWebhook(tx: Db, owner: Owner, id: number): Promise<WebhookRecord | undefined> {
  return await webhooks(tx, owner).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Whoever adds one waits here for whoever of the same owner does so already. */
export async function lockOwner(tx: Db, owner: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${owner ?? 0}::int)`.execute(tx)
}

export async function insertWebhook(
  tx: Db,
  owner: Owner,
  { url, events, sealedSecret }: { url: string; events: EventName[]; sealedSecret: Buffer },
): Promise<number> {
  const { id } = await tx
    .insertInto('webhooks')
    .values({ vendor_id: owner, url, events, sealed_secret: sealedSecret })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function writeWebhook(
  tx: Db,
  id: number,
  {
    url,
    events,
    offBecause,
    isSwitchedOn,
  }: Pick<WebhookRecord, 'url' | 'events' | 'offBecause'> & { isSwitchedOn: boolean },
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ url, events, off_because: offBecause, ...(isSwitchedOn && { failing_since: null }) })
    .where('id', '=', id)
    .execute()
}

/** What the former secret signed is signed by both for so many hours. */
export async function replaceSecret(tx: Db, id: number, sealedSecret: Buffer, hours: number): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set((of) => ({
      former_secret: of.ref('sealed_secret'),
      former_until: sql<Date>`now() + make_interval(hours => ${hours})`,
      sealed_secret: sealedSecret,
    }))
    .where('id', '=', id)
    .execute()
}

/** Its deliveries go along. */
export async function deleteWebhookRow(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute()
}
