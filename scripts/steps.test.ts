import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asBatch } from './steps.mjs'

/** As `sched(7)` numbers them; where the system tells none, all are of the second. */
const [SCHED_BATCH, SCHED_OTHER] = ['3', '0']
const SAY_POLICY = `
  const { existsSync, readFileSync } = require('node:fs')
  const stat = '/proc/self/stat'
  process.stdout.write(existsSync(stat) ? readFileSync(stat, 'utf8').split(') ')[1].split(' ')[38] : '0')`

test('a command runs as a batch where the system can, and as it is where it cannot', () => {
  const batch = asBatch()
  const [program = '', ...args] = [...batch, process.execPath, '--eval', SAY_POLICY]
  expect(spawnSync(program, args).stdout.toString()).toBe(batch.length > 0 ? SCHED_BATCH : SCHED_OTHER)
  expect(batch.length > 0).toBe(existsSync('/usr/bin/chrt'))

  vi.stubEnv('PATH', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(asBatch()).toEqual([])
})
