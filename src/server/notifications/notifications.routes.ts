import * as calls from '#contract/notifications'
import type { Serve } from '../platform/http/calls.ts'
import { changePreferences, readPreferences } from './preferences.ts'

export function notificationsRoutes(serve: Serve): void {
  serve(calls.readPreferences, async ({ db, actor }) => ({ kinds: await readPreferences(db, actor) }))
  serve(calls.changePreferences, async ({ db, actor, body }) => ({
    kinds: await changePreferences(db, actor, body.changes),
  }))
}
