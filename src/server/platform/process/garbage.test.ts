import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { BOUND } from './garbage.ts'

test('this Node knows the bound of the heap: an unknown flag would only be a line on standard error', () => {
  expect(() => execFileSync(process.execPath, [BOUND, '--eval', ''])).not.toThrow()
})
