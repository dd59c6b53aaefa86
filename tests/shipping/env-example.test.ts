import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configOf } from '../../src/server/config/config.ts'
import { settingNames } from '../../src/server/config/variables.ts'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { settingsIn } from './settings-in.ts'

const text = readFileSync(join(projectRoot, '.env.example'), 'utf8')

test('`.env.example` as it is changes nothing, and names settings with their defaults', () => {
  expect(settingsIn(text)).toEqual({})
  const { DATABASE_URL, POSTGRES_BIN, ...defaults } = settingsIn(text.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
  expect(
    Object.keys({ DATABASE_URL, POSTGRES_BIN, ...defaults }).filter((name) => !settingNames.includes(name)),
  ).toEqual([])
  const isTerminal = true
  expect(configOf(defaults, isTerminal)).toEqual(configOf({}, isTerminal))
})
