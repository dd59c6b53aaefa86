import * as calls from '#contract/messaging'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import { listMessages, readMessage } from './list-messages.ts'
import { readOrderMessages } from './order-messages.ts'
import { sendAgain } from './send-again.ts'
import type { Sends } from './sends.ts'

/** `shopDb` is not bound to an account by row security. */
export function messagingRoutes(serve: Serve, shopDb: Db, sends: Sends): void {
  serve(calls.readOrderMessages, async ({ db, actor, params }) => ({
    messages: await readOrderMessages(db, shopDb, actor, params.id),
  }))
  serve(calls.listMessages, ({ db, query }) => listMessages(db, sends, query))
  serve(calls.readMessage, ({ db, params }) => readMessage(db, sends, params.id))
  serve(calls.sendMessage, ({ db, actor, params }) => sendAgain(db, actor, params.id, sends))
}
