import { expect, test } from 'vitest'
import type { Order } from '#contract/orders'
import { proposedKept } from './propose-kept.ts'

/** Of what a rider has collected, with 60 of shipping and 10 less by a voucher. */
const parcelOf = (items: [price: number, quantity: number][], total: number) =>
  ({
    items: items.map(([price, quantity], id) => ({ id, price, quantity })),
    toCollect: { shipping: 60, adjustments: [{ amount: -10 }], rounding: 0, total },
  }) as unknown as Order['parcels'][number]

test.each<[string, [number, number][], number, object | null]>([
  [
    'which pieces it was, where no others come to it',
    [
      [1450, 2],
      [900, 1],
    ],
    2400,
    [
      { lineId: 0, quantity: 1 },
      { lineId: 1, quantity: 1 },
    ],
  ],
  [
    'nothing where several do',
    [
      [500, 1],
      [500, 1],
    ],
    550,
    null,
  ],
  ['nothing where none do', [[500, 2]], 650, null],
])('a sum proposes %s', (_, items, total, kept) => {
  expect(proposedKept(parcelOf(items, total))).toEqual(kept)
})
