import { sql } from 'kysely'
import type { DeliveryState } from '#contract/webhooks'
import type { Db } from '../platform/database/db.ts'
import type { Owner } from './address-rules.ts'
import type { Ids } from './write-deliveries.ts'

/** A delivery that this process alone may send now. */
export interface Claim {
  id: number
  webhookId: number
  owner: Owner
  url: string
  messageId: string
  event: string
  payload: Ids
  happenedAt: Date
  /** Null at the first try. */
  body: string | null
  /** This one included. */
  tries: number
  sealedSecret: Buffer
  /** Null where it is not valid any more. */
  formerSecret: Buffer | null
  isOff: boolean
  /** Not of a store that is closed, not approved or whose owner is deactivated: who may not sign in is told nothing either. */
  mayBeTold: boolean
}

export interface Claiming {
  /** Webhooks that are sent to now. */
  busy: number[]
  /** Webhooks that were sent to lately, the longest ago first. */
  served: number[]
  limit: number
  /** At once, those under way among them. */
  ofOwner: number
  leaseSeconds: number
}

/**
 * Claims what is due, so that an address that answers slowly holds up its own alone: one of each origin of an owner at a time, and so
 * many of an owner. First whose owner has the fewest under way, then who was served the longest ago, then the longest due. The next
 * try is the lease: of a process that died it is due again then.
 */
export async function claimDue(db: Db, { busy, served, limit, ofOwner, leaseSeconds }: Claiming): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    with addressed as (
      select id, coalesce(vendor_id, 0) as owner, lower(coalesce(substring(url from '^[^:]+://[^/?#]+'), url)) as origin,
        id = any(${busy}::bigint[]) as is_busy
      from webhooks
    ),
    heads as (
      select addressed.owner, addressed.origin, one.*, array_position(${served}::bigint[], addressed.id) as served
      from addressed
      cross join lateral (
        select id, next_try_at from webhook_deliveries
        where webhook_id = addressed.id and state = 'Waiting' and next_try_at <= now()
        order by next_try_at, id limit 1 for no key update skip locked
      ) as one
      where not is_busy and (owner, origin) not in (select owner, origin from addressed where is_busy)
    ),
    of_origins as (
      select distinct on (owner, origin) * from heads order by owner, origin, served nulls first, next_try_at, id
    ),
    placed as (
      select *, row_number() over (partition by owner order by served nulls first, next_try_at, id)
        + (select count(*) from addressed where is_busy and addressed.owner = of_origins.owner) as place
      from of_origins
    ),
    due as (
      select id from placed where place <= ${ofOwner}
      order by place, served nulls first, next_try_at, id limit ${limit}
    )
    update webhook_deliveries as delivery
    set tries = tries + 1, tried_at = now(), next_try_at = now() + make_interval(secs => ${leaseSeconds})
    from due, webhooks as webhook left join vendors as store on store.id = webhook.vendor_id
    where delivery.id = due.id and webhook.id = delivery.webhook_id
    returning delivery.id, delivery.webhook_id as "webhookId", webhook.vendor_id as owner, webhook.url,
      delivery.message_id as "messageId", delivery.event, delivery.payload, delivery.happened_at as "happenedAt", delivery.body,
      delivery.tries, webhook.sealed_secret as "sealedSecret", webhook.off_because is not null as "isOff",
      webhook.vendor_id is null or store.is_selling as "mayBeTold",
      case when webhook.former_until > now() then webhook.former_secret end as "formerSecret"`.execute(db)
  return rows
}

/** What every further try says, too. */
export async function keepBody(db: Db, { id, tries }: Claim, body: string): Promise<void> {
  await db.updateTable('webhook_deliveries').set({ body }).where('id', '=', id).where('tries', '=', tries).execute()
}

export interface Outcome {
  state: DeliveryState
  status: number | null
  answer: string
  durationMs: number | null
  problem: string
  /** Seconds to the next try; null where there is none. */
  pause: number | null
}

/** Ends a claim. False where it is not this one any more: it took too long, or was taken back. What is over keeps no body. */
export async function finishDelivery(tx: Db, { id, tries }: Claim, outcome: Outcome): Promise<boolean> {
  const { state, status, answer, durationMs, problem, pause } = outcome
  const row = await tx
    .updateTable('webhook_deliveries')
    .set({
      state,
      status,
      answer,
      duration_ms: durationMs,
      problem,
      ...(pause === null
        ? { next_try_at: null, body: null }
        : { next_try_at: sql<Date>`now() + make_interval(secs => ${pause})` }),
    })
    .where('id', '=', id)
    .where('state', '=', 'Waiting')
    .where('tries', '=', tries)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function noteArrival(tx: Db, webhookId: number): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute()
}

/** Whether nothing has arrived for so many days. */
export async function noteFailure(tx: Db, webhookId: number, days: number): Promise<boolean> {
  const row = await tx
    .updateTable('webhooks')
    .set({ failing_since: sql<Date>`coalesce(failing_since, now())` })
    .where('id', '=', webhookId)
    .returning(sql<boolean>`failing_since < now() - make_interval(days => ${days})`.as('isOver'))
    .executeTakeFirst()
  return row?.isOver ?? false
}

/** Whether it was on. What waits for it waits no more. */
export async function switchOff(tx: Db, webhookId: number, why: 'Failing' | 'Gone', problem: string): Promise<boolean> {
  const row = await tx
    .updateTable('webhooks')
    .set({ off_because: why })
    .where('id', '=', webhookId)
    .where('off_because', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'Failed', next_try_at: null, body: null, problem })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'Waiting')
    .execute()
  return true
}

/** When the next delivery is due; undefined where none waits. */
export async function nextDue(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select('next_try_at as at')
    .where('state', '=', 'Waiting')
    .orderBy('next_try_at')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? undefined
}
