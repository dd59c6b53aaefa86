import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { wishIn } from './restore-wish.ts'

test.each([
  ['2026-11-26T10:00', '2026-11-26T04:00:00.000Z', '2026-11-26 10:00+06:00'],
  ['2026-11-26 10:00:30', '2026-11-26T04:00:30.000Z', '2026-11-26 10:00:30+06:00'],
  ['2026-11-26T10:00:30.123456Z', '2026-11-26T10:00:30.123Z', '2026-11-26 10:00:30.123456+00:00'],
  ['2026-11-26T10:00-05:00', '2026-11-26T15:00:00.000Z', '2026-11-26 10:00-05:00'],
])('the moment %s is %s, by Dhaka unless it says otherwise', (at, moment, forPostgres) => {
  expect(wishIn(['--at', at, '--into', 'there'])).toEqual({
    at: { moment: new Date(moment), forPostgres },
    into: resolve('there'),
  })
})

test('without a moment it is all that there is', () => {
  expect(wishIn(['--into', '/there'])).toEqual({ at: undefined, into: '/there' })
})

test.each([
  [['--at', '2026-11-26T10:00']],
  [['--into']],
  [['--into', 'there', '--at', 'yesterday']],
  [['--into', 'there', '--at', '2026-11-26']],
  [['--into', 'there', '--at', '2026-13-26T10:00']],
  [['--into', 'there', '--at']],
  [['--into', 'there', '--att', '2026-11-26T10:00']],
  [['there']],
])('%j is told how it is done', (args) => {
  expect(() => wishIn(args)).toThrow(StartRefusal)
})
