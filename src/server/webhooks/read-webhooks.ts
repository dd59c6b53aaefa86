import type { Webhook, WebhookList } from '#contract/webhooks'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Owner } from './address-rules.ts'
import { eventsFor } from './owned-events.ts'
import { ownerOf } from './owner.ts'
import { lockWebhook, type WebhookRecord, webhooksOf } from './webhooks.queries.ts'

/** Of one owner. */
export const MOST_WEBHOOKS = 10

export async function listWebhooks(db: Db, actor: Actor): Promise<WebhookList> {
  const owner = ownerOf(actor)
  const webhooks = await webhooksOf(db, owner)
  return { webhooks: webhooks.map(shownOf), events: eventsFor(owner), most: MOST_WEBHOOKS }
}

/** Held to the end of the transaction. Refuses `webhook_not_found`, also for another’s. */
export async function heldWebhook(tx: Db, owner: Owner, id: number): Promise<WebhookRecord> {
  const webhook = await lockWebhook(tx, owner, id)
  if (!webhook) throw new Refusal('webhook_not_found')
  return webhook
}

export function shownOf({ failingSince, formerSecretUntil, createdAt, ...others }: WebhookRecord): Webhook {
  const isFormerValid = formerSecretUntil !== null && formerSecretUntil.getTime() > Date.now()
  return {
    ...others,
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: isFormerValid ? formerSecretUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  }
}
