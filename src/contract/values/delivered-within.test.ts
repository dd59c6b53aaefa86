import { expect, test } from 'vitest'
import { deliveredWithin } from './delivered-within.ts'

const KNOWN = { dhaka: { fewest: 1, most: 3 }, elsewhere: { fewest: 4, most: 4 } }
const SPECIFIED = 'Delivered within 2-3 days after confirmation.'

test.each([
  ['Dhaka', KNOWN, 'Delivered within 1-3 days after confirmation.'],
  ['Uttara, dhaka 1230', KNOWN, 'Delivered within 1-3 days after confirmation.'],
  ['Sylhet', KNOWN, 'Delivered within 4 days after confirmation.'],
  ['Sylhet', { elsewhere: { fewest: 1, most: 1 } }, 'Delivered within 1 day after confirmation.'],
  ['Sylhet', { dhaka: KNOWN.dhaka }, SPECIFIED],
  ['Dhaka', {}, SPECIFIED],
  [' ', KNOWN, SPECIFIED],
])('in %s a checkout that knows %j says: %s', (city, days, words) => {
  expect(deliveredWithin(days, city)).toBe(words)
})
