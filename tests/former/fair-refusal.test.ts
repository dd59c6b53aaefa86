import { expect, test } from 'vitest'
import { isFairRefusal } from './fair-refusal.ts'

const refusal = (words: string) => `the shop ended with 1 before it was open:\n\n  The shop did not start. ${words}\n`

test.each([
  [
    true,
    'The database is newer than this version of the shop (it knows migration 109, this version 107); nothing was touched.',
  ],
  [
    true,
    'The database is newer than this version of the shop can live with (0120_contract_0110_drop_city.sql, and this version knows 0109_x.sql).',
  ],
  [
    false,
    'The database is newer than this version of the shop can live with (0120_drop_city.sql, and this version knows 0109_x.sql).',
  ],
  [false, 'The database is newer than this version of the shop.'],
  [false, 'Migration 0110_x.sql failed, and nothing of it was kept: division by zero.'],
])('fair: %s, where the former release says “%s”', (isFair, words) => {
  expect(isFairRefusal(refusal(words))).toBe(isFair)
  expect(isFairRefusal(words)).toBe(false)
})
