import type { PublicSettings } from '#contract/settings'
import { SETTING_NAMES, SETTINGS, type SettingName, type SettingOf, type Settings } from '#contract/values/settings'

/** What everybody is told. */
export function publicSettingsOf(settings: Settings): PublicSettings {
  const { shippingFee, lowStockLine } = settings
  const contact = SETTING_NAMES.flatMap((name) => contactIn(name, String(settings[name])))
  return { shippingFee, lowStockLine, contact }
}

const SHOWN_TO_ALL: SettingOf['group'][] = ['contact', 'elsewhere']

function contactIn(name: SettingName, value: string): PublicSettings['contact'] {
  const { group, kind, label } = SETTINGS[name]
  if (!SHOWN_TO_ALL.includes(group) || value === '') return []
  if (kind === 'phone') return [{ words: value.replace(/^\d{5}/, '$&-'), href: `tel:+88${value}` }]
  if (kind === 'email') return [{ words: value, href: `mailto:${value}` }]
  return [kind === 'link' ? { words: label(), href: value } : { words: value }]
}
