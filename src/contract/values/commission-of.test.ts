import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commissionsOf, keptShare, roundedTogether, type SoldPieces } from './commission-of.ts'
import { MAX_TAKA } from './money.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from './sizes.ts'

const NO_BOUNDS = { fixedPoisha: 0, lowestPoisha: null, highestPoisha: null }
const line = (changes: Partial<SoldPieces>): SoldPieces => ({
  ...{ pricePoisha: 100_000, quantity: 1, basisPoints: 1_000 },
  ...NO_BOUNDS,
  ...changes,
})
const commissionOf = (...lines: SoldPieces[]) => commissionsOf(lines, 0).map(({ commissionPoisha }) => commissionPoisha)

describe('of a piece the shop takes', () => {
  test.each<[string, Partial<SoldPieces>, number]>([
    ['a tenth of its price', {}, 10_000],
    ['of three pieces three times that', { quantity: 3 }, 30_000],
    ['a fixed amount beside it', { fixedPoisha: 500 }, 10_500],
    ['no less than the lowest', { lowestPoisha: 12_000 }, 12_000],
    ['no more than the highest', { highestPoisha: 4_000 }, 4_000],
    ['the lowest of each piece', { lowestPoisha: 12_000, quantity: 2 }, 24_000],
    ['never more than its price, whatever is fixed', { pricePoisha: 300, fixedPoisha: 500 }, 300],
    ['never more than its price, whatever the lowest is', { pricePoisha: 300, lowestPoisha: 500 }, 300],
    ['nothing by a rule of nothing', { basisPoints: 0 }, 0],
    ['nothing of what costs nothing', { pricePoisha: 0, fixedPoisha: 500 }, 0],
  ])('%s', (_, changes, poisha) => {
    expect(commissionOf(line(changes))).toEqual([poisha])
  })
})

describe('a parcel’s commission is rounded once:', () => {
  test('half a poisha up', () => {
    expect(commissionOf(line({ pricePoisha: 5 }))).toEqual([1])
    expect(commissionOf(line({ pricePoisha: 4 }))).toEqual([0])
  })

  test('two halves are one poisha, which goes to the first line', () => {
    expect(commissionOf(line({ pricePoisha: 5 }), line({ pricePoisha: 5 }))).toEqual([1, 0])
  })

  test('what is left over goes where the largest part of it was', () => {
    expect(commissionOf(...[14, 12, 19].map((pricePoisha) => line({ pricePoisha })))).toEqual([2, 1, 2])
  })

  test('its VAT is of the rounded commission, and rounded once, too', () => {
    expect(commissionsOf([line({ pricePoisha: 33_330 }), line({ pricePoisha: 33_330 })], 1_500)).toEqual([
      { commissionPoisha: 3_333, commissionVatPoisha: 500 },
      { commissionPoisha: 3_333, commissionVatPoisha: 500 },
    ])
  })
})

const poisha = fc.integer({ min: 0, max: MAX_TAKA * 100 })
const bound = fc.option(poisha, { nil: null })
const anyLine: fc.Arbitrary<SoldPieces> = fc.record({
  pricePoisha: poisha,
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  fixedPoisha: poisha,
  lowestPoisha: bound,
  highestPoisha: bound,
})
const parcel = fc.array(anyLine, { minLength: 1, maxLength: MAX_CART_LINES })
const rate = fc.integer({ min: 0, max: 10_000 })

/** Slowly, in whole numbers of any length. */
function exactParts({ pricePoisha, quantity, basisPoints, fixedPoisha, lowestPoisha, highestPoisha }: SoldPieces) {
  const price = BigInt(pricePoisha) * 10_000n
  let parts = BigInt(pricePoisha) * BigInt(basisPoints) + BigInt(fixedPoisha) * 10_000n
  if (lowestPoisha !== null && parts < BigInt(lowestPoisha) * 10_000n) parts = BigInt(lowestPoisha) * 10_000n
  if (highestPoisha !== null && parts > BigInt(highestPoisha) * 10_000n) parts = BigInt(highestPoisha) * 10_000n
  return (parts > price ? price : parts) * BigInt(quantity)
}

describe('whatever a parcel holds,', () => {
  test('its lines pay together what all of it comes to, rounded half up', () => {
    fc.assert(
      fc.property(parcel, rate, (lines, vat) => {
        const charged = commissionsOf(lines, vat)
        const commission = charged.reduce((sum, each) => sum + BigInt(each.commissionPoisha), 0n)
        const parts = lines.reduce((sum, each) => sum + exactParts(each), 0n)
        expect(commission).toBe((parts + 5_000n) / 10_000n)
        const onIt = charged.reduce((sum, each) => sum + BigInt(each.commissionVatPoisha), 0n)
        expect(onIt).toBe((commission * BigInt(vat) + 5_000n) / 10_000n)
      }),
    )
  })

  test('each line pays less than a poisha beside its exact share, and never more than it brings', () => {
    fc.assert(
      fc.property(parcel, rate, (lines, vat) => {
        for (const [at, { commissionPoisha, commissionVatPoisha }] of commissionsOf(lines, vat).entries()) {
          const { pricePoisha, quantity } = lines[at] ?? line({})
          const parts = exactParts(lines[at] ?? line({}))
          expect(commissionPoisha).toBeGreaterThanOrEqual(0)
          expect(commissionPoisha).toBeLessThanOrEqual(pricePoisha * quantity)
          expect(commissionVatPoisha).toBeLessThanOrEqual(commissionPoisha)
          const beside = BigInt(commissionPoisha) * 10_000n - parts
          expect(beside > -10_000n && beside < 10_000n).toBe(true)
        }
      }),
    )
  })

  test('amounts that are whole stay what they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 })), (whole) => {
        expect(roundedTogether(whole.map((each) => each * 10_000))).toEqual(whole)
      }),
    )
  })
})

describe('of the kept pieces of a line', () => {
  const total = fc.integer({ min: 0, max: MAX_TAKA * 100 * MAX_QUANTITY })
  const quantity = fc.integer({ min: 1, max: MAX_QUANTITY })

  test('all is paid for all of them, nothing for none, and more for more', () => {
    fc.assert(
      fc.property(total, quantity, (paid, pieces) => {
        expect(keptShare(paid, 0, pieces)).toBe(0)
        expect(keptShare(paid, pieces, pieces)).toBe(paid)
        for (let kept = 1; kept <= pieces; kept += 1)
          expect(keptShare(paid, kept, pieces)).toBeGreaterThanOrEqual(keptShare(paid, kept - 1, pieces))
      }),
    )
  })

  test('what is given back piece by piece is what is given back at once', () => {
    fc.assert(
      fc.property(total, quantity, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (paid, pieces, steps) => {
        let kept = pieces
        let back = 0
        for (const step of steps) {
          const after = Math.max(0, kept - step)
          back += keptShare(paid, kept, pieces) - keptShare(paid, after, pieces)
          kept = after
          if (kept === 0) break
        }
        expect(back).toBe(paid)
      }),
    )
  })

  test('half a poisha is kept', () => {
    expect([0, 1, 2].map((kept) => keptShare(5, kept, 2))).toEqual([0, 3, 5])
  })
})
