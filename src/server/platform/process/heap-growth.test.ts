import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { HEAP_GROWTH } from './heap-growth.ts'

test('this Node knows the limit of heap growth: an unknown flag would only be a line on standard error', () => {
  expect(() => execFileSync(process.execPath, [HEAP_GROWTH, '--eval', ''])).not.toThrow()
})
