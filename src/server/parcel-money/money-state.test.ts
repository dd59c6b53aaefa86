import { expect, test } from 'vitest'
import { NO_REFUNDS } from '../refunds/costs.queries.ts'
import { moneyState } from './money-state.ts'
import type { ParcelMoneyFacts } from './parcel-money-facts.ts'

const PARCEL = { status: 'Completed', stage: 'delivered', courier: 'redx', isPartlyReported: false } as const
const DELIVERED = {
  goodsPoisha: 0,
  adjustmentsPoisha: 0,
  storeAdjustmentsPoisha: 0,
  shippingPoisha: 0,
  collectedPoisha: 0,
}
const SOLD: ParcelMoneyFacts = {
  ...{ orderedPoisha: 0, adjustments: [], collectsFor: 'shop', refunds: NO_REFUNDS, isPosted: true },
  delivered: {
    ...{
      parcelId: 1,
      vendorId: 1,
      isHouse: false,
      courier: 'redx',
      collectsFor: 'shop',
      moveId: 0,
      happenedAt: new Date(0),
      lines: [],
    },
    ...DELIVERED,
  },
}
const TIMES = [
  { company: 'pathao', fewestDays: 1, mostDays: 2 },
  { company: 'redx', fewestDays: 3, mostDays: 7 },
] as const

test('cash that a courier has is told since when, and within how many days that courier pays', () => {
  const sums = { owesPoisha: 0, pendingPoisha: -100, payablePoisha: 0 }
  const deliveredAt = new Date('2026-11-20T04:00:00Z')
  const state = { kind: 'with_courier', courier: 'redx', since: '2026-11-20T04:00:00.000Z' }
  expect(moneyState(PARCEL, SOLD, sums, { deliveredAt, times: [...TIMES], shortBy: null })).toEqual({
    ...state,
    days: { fewest: 3, most: 7 },
  })
  expect(moneyState(PARCEL, SOLD, sums, { deliveredAt, times: [TIMES[0]], shortBy: null })).toEqual({
    ...state,
    days: null,
  })
})

test.each([
  ['the share of its store waits', { pendingPoisha: -100, payablePoisha: 0 }, SOLD, 'short'],
  ['its store owes after a refund', { pendingPoisha: 0, payablePoisha: 100 }, SOLD, 'short'],
  [
    'nothing is left of it for its store',
    { pendingPoisha: 0, payablePoisha: 0 },
    { ...SOLD, refunds: { ...NO_REFUNDS, storePoisha: 100 } },
    'refunded',
  ],
])('of a parcel that was settled short, where %s', (_, sums, sold, kind) => {
  const pays = { deliveredAt: new Date(0), times: [...TIMES], shortBy: 'redx' }
  expect(moneyState(PARCEL, sold, { owesPoisha: 0, ...sums }, pays)).toMatchObject({ kind })
})
