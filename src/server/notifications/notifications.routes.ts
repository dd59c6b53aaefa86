import * as calls from '#contract/notifications'
import type { Serve } from '../platform/http/calls.ts'
import { listMessages, readMessage } from './list-messages.ts'
import { sendAgain } from './send-again.ts'

export function notificationsRoutes(serve: Serve, sendsMail: boolean): void {
  serve(calls.listMessages, ({ db, query }) => listMessages(db, sendsMail, query))
  serve(calls.readMessage, ({ db, params }) => readMessage(db, sendsMail, params.id))
  serve(calls.sendMessage, ({ db, actor, params }) => sendAgain(db, actor, params.id, sendsMail))
}
