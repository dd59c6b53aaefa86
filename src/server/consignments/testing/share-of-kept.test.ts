import { expect, test } from 'vitest'
import { shareOfKept } from './share-of-kept.ts'

test.each([
  ['one of four pieces at 250 bears a quarter of 300', -30_000, 100_000, 25_000, -7_500],
  ['what is kept whole bears all', -30_000, 100_000, null, -30_000],
  ['goods for nothing keep all of it', -30_000, 0, 0, -30_000],
  ['half a poisha goes away from zero, taken off', -1, 200, 100, -1],
  ['and added', 1, 200, 100, 1],
  ['less than half goes to what was not kept', -1, 300, 100, 0],
])('%s', (_, poisha, itemsPoisha, keptPoisha, share) => {
  expect(shareOfKept(poisha, { itemsPoisha, keptPoisha })).toBe(share)
})
