import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asBatch } from './steps.mjs'

test('a command runs as a batch where the system can, and as it is where it cannot', () => {
  const [program = '', ...args] = [...asBatch(), process.execPath, '--eval', 'process.stdout.write("ran")']
  expect(spawnSync(program, args).stdout.toString()).toBe('ran')

  vi.stubEnv('PATH', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(asBatch()).toEqual([])
})
