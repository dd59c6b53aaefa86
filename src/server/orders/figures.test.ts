import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders'
import type { Stage } from '#contract/values/stages'
import { bringerOf, deliveryDue } from './collecting.ts'
import { collectedBy, collectedFor, ownedBy } from './figures.ts'
import { hasNotLeft, statusOfStage } from './stages.ts'

const MAX_POISHA = 1_000_000
const way = fc.constantFrom<Stage[]>(
  [],
  ['delivered'],
  ['cancelled'],
  ['confirmed', 'cancelled'],
  ['handed_over'],
  ['packed', 'handed_over', 'delivered'],
  ['handed_over', 'partly_delivered'],
  ['handed_over', 'refused', 'back'],
  ['handed_over', 'lost'],
)
const paidBy = fc.constantFrom('shop' as const, 'store' as const)

/** An order that was placed and whose parcels were moved, one after the other, in some order. */
const moved = fc
  .record({
    shippingPoisha: fc.integer({ min: 0, max: 10_000 }),
    parcels: fc.array(fc.record({ itemsPoisha: fc.integer({ min: 0, max: MAX_POISHA }), way }), {
      minLength: 1,
      maxLength: 4,
    }),
    changes: fc.array(
      fc.record({ place: fc.integer({ min: -1, max: 3 }), paidBy, share: fc.double({ min: -1, max: 1, noNaN: true }) }),
      {
        maxLength: 5,
      },
    ),
    turns: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }),
  })
  .map(({ shippingPoisha, parcels, changes, turns }) => {
    const left = [shippingPoisha, ...parcels.map(({ itemsPoisha }) => itemsPoisha)]
    const adjustments = changes
      .filter(({ place }) => place < parcels.length)
      .map(({ place, paidBy, share }) => {
        // No parcel, and no delivery, comes to less than nothing.
        const poisha = Math.trunc(share * (left[place + 1] ?? 0))
        left[place + 1] = (left[place + 1] ?? 0) + poisha
        const isShipping = place === -1
        return {
          parcelId: isShipping ? null : place + 1,
          what: 'x',
          paidBy: isShipping ? ('shop' as const) : paidBy,
          poisha,
        }
      })
    const order = { shippingPoisha, adjustments }
    return { order, parcels: movedOnce(parcels, turns, left[0] ?? 0), deliveryPoisha: left[0] ?? 0 }
  })

interface Moved {
  parcelId: number
  id: number
  itemsPoisha: number
  keptPoisha: number | null
  stage: Stage
  status: OrderStatus
  broughtPoisha: number | null
  collectedPoisha: number | null
  shippingPoisha: number | null
}

function movedOnce(parcels: { itemsPoisha: number; way: Stage[] }[], turns: number[], deliveryPoisha: number): Moved[] {
  const left = parcels.map(({ way }) => [...way])
  let states: Moved[] = parcels.map(({ itemsPoisha }, at) => ({
    ...{ parcelId: at + 1, id: at + 1, itemsPoisha, keptPoisha: null, broughtPoisha: null, shippingPoisha: null },
    collectedPoisha: null,
    ...{ stage: 'placed', status: 'Pending' },
  }))
  for (const turn of turns) {
    const stage = left[turn]?.shift()
    const bringerId = bringerOf(states)
    states = states.map((state, at) => {
      if (at !== turn || stage === undefined) return state
      const brings = state.shippingPoisha ?? (state.id === bringerId ? deliveryPoisha : 0)
      const brought = hasNotLeft(stage) ? null : brings
      const keptPoisha = stage === 'partly_delivered' ? state.itemsPoisha : null
      const status = statusOfStage(stage)
      return { ...state, stage, status, keptPoisha, broughtPoisha: brought, shippingPoisha: brought }
    })
  }
  return states
}

const sumOf = (adjustments: { poisha: number }[]) => adjustments.reduce((sum, { poisha }) => sum + poisha, 0)

describe('what an order comes to, whatever was moved and adjusted,', () => {
  test('is what its parcels collect, and its figures add up to that', () => {
    fc.assert(
      fc.property(moved, ({ order, parcels, deliveryPoisha }) => {
        const bringerId = bringerOf(parcels)
        const doors = parcels.map((parcel) => collectedBy(parcel, order, bringerId))
        const { itemsPoisha, shippingPoisha, adjustments } = collectedFor(order, parcels, bringerId)
        const total = doors.reduce((sum, { poisha }) => sum + poisha, 0)
        expect(itemsPoisha + shippingPoisha + sumOf(adjustments)).toBe(total)
        // As `due_poisha` is kept (move-order.ts).
        const owed = parcels.filter(({ status }) => status !== 'Cancelled')
        const costs = owed.map(
          (parcel) => parcel.itemsPoisha + sumOf(order.adjustments.filter((of) => of.parcelId === parcel.parcelId)),
        )
        expect(total).toBe(costs.reduce((sum, cost) => sum + cost, 0) + deliveryDue(parcels, deliveryPoisha))
      }),
      { numRuns: 500 },
    )
  })

  test('is never money for whoever opens the door, and each door’s figures add up', () => {
    fc.assert(
      fc.property(moved, ({ order, parcels }) => {
        for (const parcel of parcels) {
          const door = collectedBy(parcel, order, bringerOf(parcels))
          const { itemsPoisha, shippingPoisha, adjustments, poisha, roundingPoisha } = door
          expect(poisha).toBeGreaterThanOrEqual(0)
          expect(poisha - roundingPoisha).toBe(Math.floor(poisha / 100) * 100)
          expect(itemsPoisha + shippingPoisha + sumOf(adjustments)).toBe(poisha)
        }
      }),
      { numRuns: 500 },
    )
  })
})

test('a store has its lines and what it bears, not what the shop does', () => {
  const adjustments = [
    { parcelId: 1, what: 'Eid offer', paidBy: 'store' as const, poisha: -500 },
    { parcelId: 1, what: 'Welcome', paidBy: 'shop' as const, poisha: -300 },
    { parcelId: 2, what: 'Eid offer', paidBy: 'store' as const, poisha: -100 },
    { parcelId: null, what: 'Free delivery', paidBy: 'shop' as const, poisha: -6_000 },
  ]
  const fate = { status: 'Cancelled' as const, keptPoisha: null, broughtPoisha: null }
  const parcel = { parcelId: 1, itemsPoisha: 10_000, ...fate }
  const owned = ownedBy(parcel, { shippingPoisha: 6_000, adjustments })
  expect(owned).toEqual({ itemsPoisha: 10_000, adjustments: [adjustments[0]], poisha: 9_500 })
})
