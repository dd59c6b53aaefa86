import { expect, test } from 'vitest'
import { wordsForOld } from './old-binaries.ts'
import { packageFolder, packageVersion, RELEASED } from './package.ts'

const programs = { postgres: '', initdb: '', major: '18', version: '18.4', releasedAt: new Date('2026-05-14') }

test.each([
  ['2026-05-14', false],
  ['2027-02-13', false],
  ['2027-02-14', true],
  ['2030-01-01', true],
])('programs of May 2026 are old on %s: %s', (day, isOld) => {
  expect(wordsForOld(programs, new Date(day)) !== undefined).toBe(isOld)
})

test('who has old ones is told their day, and the two ways out', () => {
  expect(wordsForOld(programs, new Date('2027-03-01'))).toMatch(/18\.4.*2026-05-14.*update the shop.*POSTGRES_BIN/)
})

test('the day of the built-in programs is of the version that is installed', async () => {
  expect(RELEASED.version).toBe(await packageVersion(packageFolder()))
})
