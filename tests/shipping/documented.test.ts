import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { composeWith, OPTIONAL } from './compose.ts'
import { settingsIn } from './settings-in.ts'

const documents = readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8')

test('the secrets that the documents make are all that compose asks for, and stay where they are made again', () => {
  const [, steps = ''] = /^cd deploy\n([\s\S]*?)^docker compose up/m.exec(documents) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'haat-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const made = () => {
    const { status, stderr } = spawnSync('sh', ['-c', steps], { cwd: folder, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    return readFileSync(join(folder, '.env'), 'utf8')
  }
  const first = made()
  expect(() => composeWith(settingsIn(first))).not.toThrow()
  for (const name of OPTIONAL) expect(first).toContain(`\n${name}=\n`)
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
  expect(made()).toBe(first)
})

test('settings that are there are not written over, and what may be missing keeps no unit from starting', () => {
  const copies = [...documents.matchAll(/^.*install .*deploy\/haat\.env (\S+)/gm)]
  expect(copies.length).toBeGreaterThan(1)
  expect(copies.filter(([line, to]) => !line.startsWith(`[ -e ${to} ] || `))).toEqual([])
  expect(documents.match(/ReadWritePaths=[^-]/g)).toBeNull()
})
