import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodsLines } from './goods-lines.ts'

const line = (pricePoisha: number, kept: number) => ({ lineId: 1, name: 'Panjabi', size: 'M', pricePoisha, kept })
const amounts = (lines: ReturnType<typeof goodsLines>) => lines.map((each) => [each.valuePoisha, each.vatPoisha])
const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0)

test('a price contains its VAT', () => {
  expect(goodsLines([line(110_000, 2)], 0, 1_000)).toEqual([
    {
      position: 1,
      ...{ description: 'Panjabi, size M', subject: '', unit: 'piece', quantity: 2, vatBasisPoints: 1_000 },
      ...{ valuePoisha: 200_000, vatPoisha: 20_000 },
    },
  ])
})

test.each([
  ['7.5 %', 750, [[93_023, 6_977]]],
  ['15 %', 1_500, [[86_957, 13_043]]],
  ['no rate', 0, [[100_000, 0]]],
])('at %s 1,000 taka are so much', (_, basisPoints, expected) => {
  expect(amounts(goodsLines([line(100_000, 1)], 0, basisPoints))).toEqual(expected)
})

test('the VAT is rounded once, and the largest remainders get the poisha', () => {
  // 4.5454… each: three come to 13.6, so to 14.
  expect(amounts(goodsLines([line(50, 1), line(50, 1), line(50, 1)], 0, 1_000))).toEqual([
    ...[
      [45, 5],
      [45, 5],
    ],
    [46, 4],
  ])
})

test('what was not kept is no line, and nothing kept is no lines', () => {
  expect(amounts(goodsLines([line(110_000, 0), line(55_000, 1)], 0, 1_000))).toEqual([[50_000, 5_000]])
  expect(goodsLines([line(110_000, 0)], 0, 1_000)).toEqual([])
})

test('what the store takes off the parcel is taken off its lines, by what each costs', () => {
  expect(amounts(goodsLines([line(20_000, 1), line(10_000, 1)], -1_000, 0))).toEqual([
    [19_333, 0],
    [9_667, 0],
  ])
  expect(amounts(goodsLines([line(20_000, 1)], -50_000, 1_000))).toEqual([[0, 0]])
})

const sold = fc.array(fc.tuple(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 99 })), {
  minLength: 1,
  maxLength: 12,
})

test('whatever is sold at whichever rate: values and VAT come to what was collected for it, to the poisha', () => {
  fc.assert(
    fc.property(
      sold,
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: -5_000, max: 5_000 }),
      (of, rate, more) => {
        const collected = sumOf(of.map(([price, kept]) => price * kept))
        const lines = goodsLines(
          of.map(([price, kept]) => line(price, kept)),
          more,
          rate,
        )
        const asked = collected === 0 ? 0 : Math.max(0, collected + more)
        expect(sumOf(amounts(lines).flat())).toBe(asked)
        expect(
          amounts(lines)
            .flat()
            .every((poisha) => poisha >= 0),
        ).toBe(true)
        const vat = sumOf(lines.map(({ vatPoisha }) => vatPoisha))
        expect(Math.abs(vat - (asked * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5 + asked * 1e-12)
      },
    ),
    { numRuns: 500 },
  )
})
