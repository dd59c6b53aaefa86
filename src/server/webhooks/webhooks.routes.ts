import * as calls from '#contract/webhooks'
import type { Serve } from '../platform/http/calls.ts'
import { type Changing, createWebhook, deleteWebhook, rotateSecret, updateWebhook } from './change-webhooks.ts'
import { listDeliveries, sendDelivery } from './list-deliveries.ts'
import { listWebhooks } from './read-webhooks.ts'

export function webhooksRoutes(serve: Serve, changing: Changing): void {
  serve(calls.listWebhooks, ({ db, actor }) => listWebhooks(db, actor))
  serve(calls.createWebhook, ({ db, actor, body }) => createWebhook(db, actor, body, changing))
  serve(calls.updateWebhook, ({ db, actor, params, body }) => updateWebhook(db, actor, params.id, body, changing))
  serve(calls.deleteWebhook, ({ db, actor, params }) => deleteWebhook(db, actor, params.id))
  serve(calls.rotateSecret, ({ db, actor, params }) => rotateSecret(db, actor, params.id, changing))
  serve(calls.listDeliveries, ({ db, actor, params, query }) => listDeliveries(db, actor, params.id, query))
  serve(calls.sendDelivery, ({ db, actor, params }) => sendDelivery(db, actor, params.id, params.deliveryId))
}
