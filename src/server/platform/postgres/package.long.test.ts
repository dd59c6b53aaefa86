import { expect, test } from 'vitest'
import { StartRefusal } from '../process/start-refusal.ts'
import { packageFolder } from './package.ts'

test('a machine that PostgreSQL is not packaged for is told of DATABASE_URL', () => {
  expect(() => packageFolder('plan9', 'mips')).toThrow(StartRefusal)
  expect(() => packageFolder('plan9', 'mips')).toThrow(/plan9-mips is not installed.* DATABASE_URL/)
})
