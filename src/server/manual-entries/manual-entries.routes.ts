import * as calls from '#contract/manual-entries'
import type { Serve } from '../platform/http/calls.ts'
import { approveEntry, prepareEntry, refuseEntry } from './change-entries.ts'
import { listEntries } from './read-entries.ts'

export function manualEntriesRoutes(serve: Serve): void {
  serve(calls.listManualEntries, ({ db, actor, query }) => listEntries(db, actor, query))
  serve(calls.prepareManualEntry, ({ db, actor, body }) => prepareEntry(db, actor, body))
  serve(calls.approveManualEntry, ({ db, actor, params }) => approveEntry(db, actor, params.id))
  serve(calls.refuseManualEntry, ({ db, actor, params, body }) => refuseEntry(db, actor, params.id, body.reason))
}
