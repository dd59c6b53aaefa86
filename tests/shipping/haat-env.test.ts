import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configOf } from '../../src/server/config/config.ts'
import { variables } from '../../src/server/config/variables.ts'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { settingsIn } from './settings-in.ts'

const text = readFileSync(join(projectRoot, 'deploy/haat.env'), 'utf8')
const chosen = (part: string) => settingsIn(part.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
const PARTS = text.split('\n\n').filter((part) => Object.keys(chosen(part)).length > 0)
const SECRET = 'a-secret-that-is-long-enough-for-a-key'

test('a shop starts with the example as it is', () => {
  expect(configOf({ NODE_ENV: 'production', ...settingsIn(text) })).toMatchObject({
    publicUrl: 'https://haat.example',
    trustProxy: ['127.0.0.1'],
    fillDemo: false,
  })
})

test.each(PARTS.map((part) => [part.split('\n')[0], part]))('and with a part of it that was chosen: %s', (_, part) => {
  const filled = Object.entries(chosen(part)).map(([name, value]) => [name, value || SECRET])
  expect(() => configOf({ ...settingsIn(text), ...Object.fromEntries(filled) })).not.toThrow()
})

test('it names settings only, and no value of it has quotes or backslashes: one reader takes them away, another does not', () => {
  const named = PARTS.flatMap((part) => Object.entries(chosen(part)))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(([name, value]) => !(name in variables.shape) || /["'\\]/.test(value))).toEqual([])
})
