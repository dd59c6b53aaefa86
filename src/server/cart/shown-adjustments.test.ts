import { expect, test } from 'vitest'
import { shownAdjustments } from './shown-adjustments.ts'

test('one that was split over several parcels is told once, each payer’s by itself', () => {
  const split = [
    { what: 'Eid offer', paidBy: 'shop' as const, poisha: -1_001 },
    { what: 'Gift wrap', paidBy: 'store' as const, poisha: 4_000 },
    { what: 'Eid offer', paidBy: 'store' as const, poisha: -500 },
    { what: 'Eid offer', paidBy: 'shop' as const, poisha: -2_002 },
  ]
  expect(shownAdjustments(split)).toEqual([
    { what: 'Eid offer', paidBy: 'shop', amount: -30.03 },
    { what: 'Gift wrap', paidBy: 'store', amount: 40 },
    { what: 'Eid offer', paidBy: 'store', amount: -5 },
  ])
})
