import * as z from 'zod/mini'
import { type KeptSettings, schemas } from '#contract/settings'
import { exactPoisha } from '#contract/values/money'
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from '#contract/values/settings'
import type { Db } from '../platform/database/db.ts'
import { cachedValue } from '../platform/invalidation/cached-value.ts'
import type { InvalidationFeed } from '../platform/invalidation/invalidation-feed.ts'
import { type SettingsRow, settingsRow } from './settings.queries.ts'

export type ReadSettings = () => Promise<KeptSettings>

/** In memory until an admin changes one: every public page shows some. Where money is asked for, `shippingPoisha`. */
export function cachedSettings(db: Db, feed: InvalidationFeed): ReadSettings {
  return cachedValue(db, feed, 'settings', () => readSettings(db))
}

export async function readSettings(db: Db): Promise<KeptSettings> {
  return settingsOf(await settingsRow(db))
}

/** What an order is asked for shipping if it is placed now: read where its prices are, in the same transaction. */
export async function shippingPoisha(db: Db): Promise<number> {
  const { overrides } = await settingsRow(db)
  return exactPoisha(settingIn('shippingFee', overrides))
}

/** All of them; one that was never set, or set to what is not accepted any more, is what the shop began with. */
export function settingsOf({ version, overrides }: SettingsRow): KeptSettings {
  const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, settingIn(name, overrides)]))
  return { ...(values as Settings), version }
}

function settingIn<Name extends SettingName>(name: Name, overrides: Record<string, unknown>): Settings[Name]
function settingIn(name: SettingName, overrides: Record<string, unknown>): string | number {
  if (overrides[name] === undefined) return SETTINGS[name].initial
  const parsed = z.safeParse(schemas[name], overrides[name])
  return parsed.success ? parsed.data : SETTINGS[name].initial
}
