import { expect, test } from 'vitest'
import { bringerOf, deliveryDue, type ParcelState } from './collecting.ts'

const parcel = (id: number, rest: Partial<ParcelState> = {}): ParcelState => ({
  ...{ id, status: 'Pending', stage: 'packed', shippingPoisha: null },
  ...rest,
})
const CANCELLED = { status: 'Cancelled', stage: 'cancelled' } as const

test.each<[string, ParcelState[], number | undefined, number]>([
  ['the first that is at its store', [parcel(1), parcel(2)], 1, 6000],
  ['the next, where the first is cancelled', [parcel(1, CANCELLED), parcel(2)], 2, 6000],
  [
    'nobody, where one has left with it',
    [parcel(1, { stage: 'handed_over', shippingPoisha: 6000 }), parcel(2)],
    undefined,
    6000,
  ],
  ['nobody, where a company was told to collect it', [parcel(1), parcel(2, { shippingPoisha: 6000 })], undefined, 6000],
  [
    'none that a company was told to collect without it, where another can',
    [parcel(1, CANCELLED), parcel(2, { shippingPoisha: 0 }), parcel(3)],
    3,
    6000,
  ],
  [
    'one that a company was told to collect without it, where no other is left: it may not be carried',
    [parcel(1, CANCELLED), parcel(2, { shippingPoisha: 0 })],
    2,
    6000,
  ],
  ['nobody, where all are cancelled', [parcel(1, CANCELLED), parcel(2, CANCELLED)], undefined, 0],
])('the delivery is brought by %s', (_, parcels, bringer, due) => {
  expect(bringerOf(parcels)).toBe(bringer)
  expect(deliveryDue(parcels, 6000)).toBe(due)
})
