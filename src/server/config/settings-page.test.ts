import { expect, test } from 'vitest'
import { settingsPage, WRITTEN_DEFAULTS } from './settings-page.ts'
import { settingNames, type Variables, variables } from './variables.ts'

test('docs/settings.md is what the variables say (npm run settings)', async () => {
  await expect(settingsPage()).toMatchFileSnapshot('../../../docs/settings.md')
})

test('each setting has one row', () => {
  const listed = [...settingsPage().matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(settingNames.toSorted())
})

test.each(Object.entries(WRITTEN_DEFAULTS))('%s is %s where nobody says otherwise', (name, written) => {
  const setting = variables.shape[name as keyof Variables]
  expect(setting.parse(written)).toEqual(setting.parse(undefined))
})
