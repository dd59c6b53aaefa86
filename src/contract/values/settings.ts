import { PARCEL_SETTINGS } from './settings/parcels.ts'
import { PEOPLE_SETTINGS } from './settings/people.ts'
import { TRADE_SETTINGS } from './settings/trade.ts'

/** What admins tune: storage, screen and audit words follow from each entry. The name is what it is stored under. */
export const SETTINGS = { ...TRADE_SETTINGS, ...PARCEL_SETTINGS, ...PEOPLE_SETTINGS }

export type SettingName = keyof typeof SETTINGS
export type SettingOf<Name extends SettingName = SettingName> = (typeof SETTINGS)[Name]

export type Settings = { [Name in SettingName]: SettingOf<Name>['initial'] extends number ? number : string }

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]
