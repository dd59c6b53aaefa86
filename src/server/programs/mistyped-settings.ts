import { settingNames } from '../config/variables.ts'
import { typosBetween } from '../text-analysis/typos.ts'

/** Names of the environment that are no setting but one slip from one, such as `DATABSE_URL`, with the setting. */
export function mistypedSettings(names: string[]): { name: string; meant: string }[] {
  return names.flatMap((name) => {
    if (settingNames.includes(name)) return []
    const meant = settingNames.find((setting) => isOneSlip(name.toUpperCase(), setting))
    return meant === undefined ? [] : [{ name, meant }]
  })
}

/** By their lengths first: an environment has a hundred names, and each start compares them with all settings. */
function isOneSlip(name: string, setting: string): boolean {
  return Math.abs(name.length - setting.length) <= 1 && typosBetween(name, setting) <= 1
}
