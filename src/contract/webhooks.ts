import * as z from 'zod/mini'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { type EventName, events } from './events.ts'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, MISSING, moment, nothing, paging } from './machinery/fields.ts'
import { DELIVERY_STATES, WEBHOOK_OFF_REASONS } from './values/choices.ts'
import { LONGEST_WEBHOOK_URL } from './values/limits.ts'

/** Waiting: to be sent, or sent again; Failed: tried as often as is tried; Dropped: its owner may not read it (any more). */
export const deliveryState = z.enum(DELIVERY_STATES)
export type DeliveryState = z.infer<typeof deliveryState>

/** Owner: switched off by hand; Failing: nothing arrived for days; Gone: it answered 410. */
export const webhookOffReason = z.enum(WEBHOOK_OFF_REASONS)
export type WebhookOffReason = z.infer<typeof webhookOffReason>

export const eventName = z.enum(Object.keys(events) as [EventName, ...EventName[]])

/** An address that is told of events. Its secret is told once, when it is made. */
export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.string()),
  /** Null while it is on. */
  offBecause: z.nullable(webhookOffReason),
  /** Since when nothing has arrived; null where the last delivery did. */
  failingSince: z.nullable(moment),
  /** Until when what is sent is signed by the former secret, too. */
  formerSecretUntil: z.nullable(moment),
  createdAt: moment,
})
export type Webhook = z.infer<typeof webhook>

/** `whsec_` and base64, as Standard Webhooks has it. */
export const webhookWithSecret = z.object({ webhook, secret: z.string() })
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

export const webhookDelivery = z.object({
  id,
  /** The header `webhook-id`: the same at each try. */
  messageId: z.string(),
  event: z.string(),
  happenedAt: moment,
  state: deliveryState,
  tries: z.int(),
  triedAt: z.nullable(moment),
  nextTryAt: z.nullable(moment),
  /** Of the last answer; null where there was none. */
  status: z.nullable(z.int()),
  /** How the last answer begins. */
  answer: z.string(),
  durationMs: z.nullable(z.int()),
  /** Why there was no answer. */
  problem: z.string(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const url = z.string(MISSING).check(
  z.trim(),
  z.minLength(1, MISSING),
  z.maxLength(LONGEST_WEBHOOK_URL, {
    error: () => m.field_at_most_characters({ most: formatNumber(LONGEST_WEBHOOK_URL) }),
  }),
)
const chosenEvents = z
  .array(eventName, { error: () => m.webhooks_choose_events() })
  .check(z.minLength(1, { error: () => m.webhooks_choose_events() }), z.maxLength(Object.keys(events).length))

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'approved-vendor-or-admin',
  summary: 'The addresses that the own store, or for an admin the shop, tells of events, and the events there are.',
  reply: z.object({ webhooks: z.array(webhook), events: z.array(eventName), most: z.int() }),
})
export type WebhookList = z.infer<(typeof listWebhooks)['reply']>

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'approved-vendor-or-admin',
  summary: 'Tell an address of events, signed by Standard Webhooks. The secret is told here and never again.',
  body: z.object({ url, events: chosenEvents }),
  reply: webhookWithSecret,
  status: 201,
})

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/api/webhooks/:id',
  access: 'approved-vendor-or-admin',
  summary: 'Change the address or its events, or switch it off and on.',
  params: z.object({ id: idText }),
  body: z.object({ url: z.optional(url), events: z.optional(chosenEvents), isOn: z.optional(z.boolean()) }),
  reply: webhook,
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  access: 'approved-vendor-or-admin',
  summary: 'Tell an address nothing any more, and forget its deliveries.',
  params: z.object({ id: idText }),
  reply: nothing,
})

export const rotateSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  access: 'approved-vendor-or-admin',
  summary: 'A new secret, told here and never again. For 24 hours what is sent is signed by both.',
  params: z.object({ id: idText }),
  reply: webhookWithSecret,
})

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  access: 'approved-vendor-or-admin',
  summary: 'What an address was told and what it answered, newest first.',
  params: z.object({ id: idText }),
  query: z.object(paging(50)),
  reply: webhookDelivery,
  list: 'array',
})

export const sendDelivery = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:deliveryId/send',
  access: 'approved-vendor-or-admin',
  summary: 'Send a delivery again, under the same `webhook-id`.',
  params: z.object({ id: idText, deliveryId: idText }),
  reply: webhookDelivery,
})
