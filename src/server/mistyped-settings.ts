import { settingNames } from './platform/process/variables.ts'
import { typosBetween } from './text-analysis/typos.ts'

/** Names of the environment that are no setting but one slip from one, such as `DATABSE_URL`, with the setting. */
export function mistypedSettings(names: string[]): { name: string; meant: string }[] {
  return names.flatMap((name) => {
    if (settingNames.includes(name)) return []
    const meant = settingNames.find((setting) => typosBetween(name.toUpperCase(), setting) <= 1)
    return meant === undefined ? [] : [{ name, meant }]
  })
}
