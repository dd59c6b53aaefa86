import * as calls from '#contract/settings'
import type { Serve } from '../platform/http/calls.ts'
import { publicSettingsOf } from './public-settings.ts'
import { type ReadSettings, readSettings } from './read-settings.ts'
import { updateSettings } from './update-settings.ts'

export function settingsRoutes(serve: Serve, kept: ReadSettings): void {
  // An edit begins from it: what is kept in memory will not do.
  serve(calls.readSettings, ({ db }) => readSettings(db))
  serve(calls.updateSettings, ({ db, actor, body }) => updateSettings(db, actor, body))
  serve(
    calls.publicSettings,
    async () => publicSettingsOf(await kept()),
    () => ['settings'],
  )
}
