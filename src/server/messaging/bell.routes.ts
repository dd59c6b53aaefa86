import type { BellNews } from '#contract/messaging/bell'
import * as calls from '#contract/messaging/bell'
import type { Admit } from '../platform/actor.ts'
import type { Serve } from '../platform/http/calls.ts'
import { mountEventStream } from '../platform/http/event-stream.ts'
import type { Http } from '../platform/http/http.ts'
import type { BellWatch } from './bell-watch.ts'
import { listBell, markBellRead, readBell } from './read-bell.ts'

export function bellRoutes(serve: Serve): void {
  serve(calls.readBell, ({ db, actor }) => readBell(db, actor))
  serve(calls.listBell, ({ db, actor, query }) => listBell(db, actor, query))
  serve(calls.markBellRead, ({ db, actor, body }) => markBellRead(db, actor, body))
}

/** How many are new, and nothing of what they say. */
export function bellStream(
  http: Http,
  { watch }: BellWatch,
  { admit, closing }: { admit: Admit; closing?: AbortSignal | undefined },
): void {
  mountEventStream(http, '/api/bell/stream', {
    keyOf: async ({ headers, ip }) => (await admit(headers.authorization, 'signed-in', ip)).id,
    subscribe: (accountId, tell) => watch(accountId, ({ unread }) => tell({ unread } satisfies BellNews)),
    closing,
  })
}
