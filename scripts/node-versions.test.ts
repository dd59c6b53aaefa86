import { expect, test } from 'vitest'
import { outcomeOf, planOf, VERSIONS } from './node-versions.mjs'

const LINUX = { platform: 'linux', arch: 'x64' }
const STEPS =
  '  ✓ types (9 s)\n  ✓ tests: 1200 passed, 0 failed (60 s)\n  ✗ long tests: 399 passed, 1 failed (400 s)\n\nFAIL: 7 passed, 7 failed\n'

test('all tests on all Nodes, or the checks, or the short run, or one Node', () => {
  expect(planOf([], LINUX)).toEqual({ script: 'test:all', versions: VERSIONS })
  expect(planOf(['test'], LINUX)).toEqual({ script: 'test', versions: VERSIONS })
  expect(planOf(['check'], LINUX)).toEqual({ script: 'check', versions: VERSIONS })
  expect(planOf(['22', 'check'], LINUX)).toEqual({ script: 'check', versions: [expect.stringMatching(/^22\./)] })
})

test('what it does not know, and where there are no such packages, it says', () => {
  expect(planOf(['18'], LINUX)).toBe('npm run nodes knows check, test, test:all, 20, 22, 24, not 18.')
  expect(planOf([], { platform: 'darwin', arch: 'arm64' })).toContain('this machine is darwin on arm64')
})

test('what the steps say is added up', () => {
  expect(outcomeOf({ status: 1, output: STEPS })).toEqual({ passed: 1599, failed: 1 })
})

test('a run that broke outside of its tests has failed', () => {
  const output = '  ✗ types (9 s)\n  ✓ tests: 1200 passed, 0 failed (60 s)\n'
  expect(outcomeOf({ status: 1, output })).toEqual({ passed: 1200, failed: 1 })
  expect(outcomeOf({ status: 0, output })).toEqual({ passed: 1200, failed: 0 })
})
