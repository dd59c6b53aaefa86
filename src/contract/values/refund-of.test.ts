import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commissionsOf, keptShare } from './commission-of.ts'
import { MAX_TAKA } from './money.ts'
import {
  isWithinPaid,
  type PaidGoods,
  paidForGoods,
  type RefundableLine,
  type RefundShare,
  refundShares,
} from './refund-of.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from './sizes.ts'

const line = (changes: Partial<RefundableLine> = {}): RefundableLine => ({
  ...{ lineId: 1, pricePoisha: 100_000, quantity: 1, kept: 1, commissionPoisha: 10_000, commissionVatPoisha: 1_500 },
  ...{ refunded: 0, refundedPoisha: 0, storePoisha: 0, refundedCommissionPoisha: 0, refundedVatPoisha: 0 },
  ...changes,
})
const paidFor = (lines: RefundableLine[], changes: Partial<PaidGoods> = {}): PaidGoods => {
  const goodsPoisha = lines.reduce((sum, { pricePoisha, kept }) => sum + pricePoisha * kept, 0)
  const paid = { goodsPoisha, adjustmentsPoisha: 0, storeAdjustmentsPoisha: 0, shippingPoisha: 6_000, ...changes }
  return { collectedPoisha: paid.goodsPoisha + paid.adjustmentsPoisha + paid.shippingPoisha, ...paid }
}

describe('for a piece that was kept is given back', () => {
  test('what was paid for it, and what the shop took of that', () => {
    expect(refundShares(paidFor([line()]), [line()], [{ lineId: 1, quantity: 1 }])).toEqual([
      {
        lineId: 1,
        quantity: 1,
        poisha: 100_000,
        storePoisha: 100_000,
        commissionPoisha: 10_000,
        commissionVatPoisha: 1_500,
      },
    ])
  })

  test('less than its price where a discount made it cheaper, and the shop has back what it gave of that', () => {
    const lines = [line({ kept: 2, quantity: 2 }), line({ lineId: 2 })]
    const paid = paidFor(lines, { adjustmentsPoisha: -30_000, storeAdjustmentsPoisha: -12_000 })
    expect(refundShares(paid, lines, [{ lineId: 1, quantity: 1 }])).toMatchObject([
      { poisha: 90_000, storePoisha: 96_000 },
    ])
  })

  test('of what was ordered and refused nothing: the discount is of what was kept', () => {
    const lines = [line({ quantity: 3, kept: 1, commissionPoisha: 30_000, commissionVatPoisha: 4_500 })]
    const paid = paidFor(lines, { adjustmentsPoisha: -10_000, storeAdjustmentsPoisha: -10_000 })
    expect(refundShares(paid, lines, [{ lineId: 1, quantity: 1 }])).toEqual([
      {
        lineId: 1,
        quantity: 1,
        poisha: 90_000,
        storePoisha: 90_000,
        commissionPoisha: 10_000,
        commissionVatPoisha: 1_500,
      },
    ])
  })

  test('no more than the door brought', () => {
    const paid = paidFor([line()], { collectedPoisha: 86_000 })
    expect(refundShares(paid, [line()], [{ lineId: 1, quantity: 1 }])).toMatchObject([{ poisha: 80_000 }])
    expect(paidForGoods(paidFor([line()], { collectedPoisha: 1_000 }))).toBe(0)
  })
})

const terms = {
  pricePoisha: fc.integer({ min: 1, max: MAX_TAKA * 100 }),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  fixedPoisha: fc.integer({ min: 0, max: 50_000 }),
}
const history = fc.record({
  sold: fc.array(fc.record({ ...terms, kept: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    minLength: 1,
    maxLength: Math.min(8, MAX_CART_LINES),
  }),
  vat: fc.constantFrom(0, 500, 1_500),
  discount: fc.double({ min: -1, max: 0.2, noNaN: true }),
  byStore: fc.double({ min: 0, max: 1, noNaN: true }),
  missing: fc.oneof(fc.constant(0), fc.nat(10_000)),
  /** Which line comes next, and how many of its pieces at the most; none: what was given back first is cancelled. */
  steps: fc.array(fc.tuple(fc.nat(7), fc.nat(9)), { maxLength: 12 }),
})
type History = typeof history extends fc.Arbitrary<infer Drawn> ? Drawn : never

function soldBy({ sold, vat, discount, byStore, missing }: History): { lines: RefundableLine[]; paid: PaidGoods } {
  const commissions = commissionsOf(
    sold.map((each) => ({ ...each, lowestPoisha: null, highestPoisha: null })),
    vat,
  )
  const lines = sold.map(({ pricePoisha, quantity, kept }, at) =>
    line({ lineId: at + 1, pricePoisha, quantity, kept: Math.round(kept * quantity), ...commissions[at] }),
  )
  const goodsPoisha = paidFor(lines).goodsPoisha
  const adjustmentsPoisha = Math.trunc(goodsPoisha * discount)
  const storeAdjustmentsPoisha = Math.trunc(adjustmentsPoisha * byStore)
  const due = goodsPoisha + adjustmentsPoisha + 6_000
  return {
    lines,
    paid: paidFor(lines, { adjustmentsPoisha, storeAdjustmentsPoisha, collectedPoisha: Math.max(0, due - missing) }),
  }
}

const NAMES = ['poisha', 'storePoisha', 'commissionPoisha', 'commissionVatPoisha'] as const
const sumOf = (shares: RefundShare[], name: (typeof NAMES)[number]) =>
  shares.reduce((sum, share) => sum + share[name], 0)
/** The lines as they stand once so much was given back. */
const after = (lines: RefundableLine[], given: RefundShare[]) =>
  lines.map((each) => {
    const own = given.filter(({ lineId }) => lineId === each.lineId)
    return {
      ...each,
      refunded: own.reduce((sum, { quantity }) => sum + quantity, 0),
      ...{ refundedPoisha: sumOf(own, 'poisha'), storePoisha: sumOf(own, 'storePoisha') },
      refundedCommissionPoisha: sumOf(own, 'commissionPoisha'),
      refundedVatPoisha: sumOf(own, 'commissionVatPoisha'),
    }
  })
const left = (lines: RefundableLine[]) =>
  lines.map(({ lineId, kept, refunded }) => ({ lineId, quantity: kept - refunded }))

test('piece by piece, in any order, comes to what all at once does, and never to more than was paid', () => {
  fc.assert(
    fc.property(history, (drawn) => {
      const { lines, paid } = soldBy(drawn)
      const atOnce = refundShares(paid, lines, left(lines))
      let now = lines
      const given: RefundShare[] = []
      const isRight = () => {
        now = after(lines, given)
        expect(sumOf(given, 'poisha')).toBeLessThanOrEqual(paidForGoods(paid))
        expect(isWithinPaid(paid, now)).toBe(true)
      }
      const give = (pieces: { lineId: number; quantity: number }[]) => {
        given.push(...refundShares(paid, now, pieces))
        isRight()
      }
      for (const [place, pieces] of drawn.steps) {
        const next = now[place % now.length]
        if (pieces === 0) given.splice(place % (given.length + 1), 1)
        if (pieces === 0 || !next) isRight()
        else if (next.kept > next.refunded)
          give([{ lineId: next.lineId, quantity: Math.min(pieces, next.kept - next.refunded) }])
      }
      give(left(now))
      for (const name of NAMES) expect(sumOf(given, name)).toBe(sumOf(atOnce, name))
      for (const { poisha, storePoisha, commissionPoisha, commissionVatPoisha } of given)
        expect(Math.min(poisha, storePoisha, commissionPoisha, commissionVatPoisha)).toBeGreaterThanOrEqual(0)
      const taken = (of: (each: RefundableLine) => number) =>
        lines.reduce((sum, each) => sum + keptShare(of(each), each.kept, each.quantity), 0)
      expect(sumOf(given, 'commissionPoisha')).toBe(taken(({ commissionPoisha }) => commissionPoisha))
      expect(sumOf(given, 'commissionVatPoisha')).toBe(taken(({ commissionVatPoisha }) => commissionVatPoisha))
      if (lines.some(({ kept }) => kept > 0)) expect(sumOf(given, 'poisha')).toBe(paidForGoods(paid))
    }),
    { numRuns: 2_000 },
  )
})

test('a correction below what was refunded does not stand', () => {
  const lines = [line({ quantity: 2, kept: 2, refunded: 2, refundedPoisha: 200_000 })]
  expect(isWithinPaid(paidFor(lines), lines)).toBe(true)
  const fewer = lines.map((each) => ({ ...each, kept: 1 }))
  expect(isWithinPaid(paidFor(fewer), fewer)).toBe(false)
  const cheaper = [line({ quantity: 2, kept: 1, refunded: 1, refundedPoisha: 95_000 })]
  expect(isWithinPaid(paidFor(cheaper, { adjustmentsPoisha: -10_000 }), cheaper)).toBe(false)
})
