import type { EventName } from '#contract/events'
import type { DeliveryState } from '#contract/webhooks'
import { webhookSeal } from '../webhooks/sealed-secrets.ts'
import { newSecret } from '../webhooks/secret.ts'
import { TEST_SECRET, type TestShop } from './shop.ts'

export interface GivenWebhook {
  /** Null: the shop’s own. */
  vendorId: number | null
  url?: string
  events?: EventName[]
}

/** A webhook as it stands in the table, put there directly; with its secret. */
export async function givenWebhook(
  { db }: Pick<TestShop, 'db'>,
  { vendorId, url = 'https://receiver.example/hook', events = ['order.placed'] }: GivenWebhook,
): Promise<{ id: number; secret: Buffer }> {
  const secret = newSecret()
  const { id } = await db
    .insertInto('webhooks')
    .values({ vendor_id: vendorId, url, events, sealed_secret: webhookSeal(TEST_SECRET).seal(secret) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, secret }
}

let events = 3_000_000

/** A delivery that was settled some time ago, unless it waits. */
export async function givenDelivery(
  { db }: Pick<TestShop, 'db'>,
  webhookId: number,
  { state = 'Failed', happenedAt = new Date() }: { state?: DeliveryState; happenedAt?: Date } = {},
): Promise<number> {
  events += 1
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({
      ...{ webhook_id: webhookId, event_id: events, message_id: `msg_${events}`, event: 'order.placed' },
      ...{ payload: JSON.stringify({ orderId: events }), happened_at: happenedAt, state },
      ...{ next_try_at: state === 'Waiting' ? new Date() : null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
