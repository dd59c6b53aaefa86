import type { KeptSettings } from '#contract/settings'
import { plainDigits } from '#contract/values/digits'
import { amountIn } from '#contract/values/money'
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from '#contract/values/settings'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { type Edit, mergedTexts, touchedTexts } from '../platform/merging.ts'
import { recordIn, saveMerged } from '../platform/save-merged.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'

/** The settings as they stand on the screen. */
type TypedSettings = Record<SettingName, string>

export function typedSettings(settings: Settings): TypedSettings {
  return textsOf((name) => String(settings[name]))
}

/** The edit that a form carries: what is typed, and what that began from. */
export function settingsEditIn(form: FormData): Edit<TypedSettings> {
  return { typed: textsOf((name) => typedIn(form, name).trim()), from: JSON.parse(typedIn(form, 'from')) }
}

/** Saves what was touched, beside what another admin has saved meanwhile; null once it is saved. */
export async function saveSettings(edit: Edit<TypedSettings>, fromVersion: number): Promise<Refused | null> {
  const failed = await saveMerged(edit, fromVersion, {
    send: (mine, version) => call('PUT /api/settings', { body: { ...changesIn(mine), fromVersion: version } }),
    keptIn: settingsIn,
    merge: (mine, settings) => mergedTexts(SETTING_NAMES, mine, typedSettings(settings)),
  })
  return failed && refusedBy(failed.error, m.refusal_unexpected())
}

/** What was touched, as the shop takes it. A number that is none is refused there, with words. */
export function changesIn(edit: Edit<TypedSettings>): Partial<Settings> {
  const touched = Object.entries(touchedTexts(SETTING_NAMES, edit)) as [SettingName, string][]
  return Object.fromEntries(touched.map(([name, text]) => [name, valueIn(name, text)]))
}

function valueIn(name: SettingName, text: string): string | number {
  const { kind } = SETTINGS[name]
  if (kind !== 'amount' && kind !== 'count') return text
  const digits = kind === 'amount' ? amountIn(text) : plainDigits(text)
  return digits === '' ? Number.NaN : Number(digits)
}

function textsOf(textOf: (name: SettingName) => string): TypedSettings {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, textOf(name)])) as TypedSettings
}

function settingsIn(error: unknown): KeptSettings | undefined {
  const record = recordIn(error)
  return record && 'settings' in record ? record.settings : undefined
}
