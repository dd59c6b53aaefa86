import type { Page } from '#contract/machinery/fields'
import type { WebhookDelivery } from '#contract/webhooks'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { type DeliveryRecord, deliveriesPage, deliveryOf, waitAgain } from './deliveries.queries.ts'
import { ownerOf } from './owner.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { heldWebhook } from './read-webhooks.ts'
import { webhookOf } from './webhooks.queries.ts'

const AGAIN: RateLimit = {
  kind: 'webhooks_sent_again',
  most: 200,
  windowSeconds: 60 * 60,
  refusal: m.webhooks_limit_again,
}

/** Newest first. Refuses `webhook_not_found`, also for another’s, and a malformed cursor. */
export async function listDeliveries(
  db: Db,
  actor: Actor,
  webhookId: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<WebhookDelivery>> {
  if (!(await webhookOf(db, ownerOf(actor), webhookId))) throw new Refusal('webhook_not_found')
  const found = await deliveriesPage(db, webhookId, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, shownOf, ({ id }) => String(id))
}

/** Refuses `webhook_not_found`, `webhook_off`, `delivery_not_found`, `delivery_waiting`, `too_many_attempts`. */
export async function sendDelivery(db: Db, actor: Actor, webhookId: number, id: number): Promise<WebhookDelivery> {
  await spend(db, AGAIN, `account:${actor.id}`)
  return await transact(db, async (tx) => {
    const { url, offBecause } = await heldWebhook(tx, ownerOf(actor), webhookId)
    const before = await deliveryOf(tx, webhookId, id)
    if (!before) throw new Refusal('delivery_not_found')
    if (offBecause !== null) throw new Refusal('webhook_off')
    if (!(await waitAgain(tx, id))) throw new Refusal('delivery_waiting')
    await record(tx, actor, {
      action: 'send',
      subject: 'webhook',
      subjectId: webhookId,
      subjectName: new URL(url).host,
      before: { state: before.state },
      after: { state: 'Waiting' },
    })
    await queueDeliveries(tx)
    const after = await deliveryOf(tx, webhookId, id)
    return shownOf(after ?? before)
  })
}

function shownOf({ happenedAt, triedAt, nextTryAt, ...others }: DeliveryRecord): WebhookDelivery {
  return {
    ...others,
    happenedAt: new Date(happenedAt).toISOString(),
    triedAt: triedAt && new Date(triedAt).toISOString(),
    nextTryAt: nextTryAt && new Date(nextTryAt).toISOString(),
  }
}
