import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTaka, MAX_TAKA, poishaOf, sumOfTaka, takaOf } from './money.ts'

const anyPoisha = fc.integer({ min: 0, max: MAX_TAKA * 100 })

test('every amount goes to taka and comes back to the poisha', () => {
  fc.assert(
    fc.property(anyPoisha, (poisha) => {
      expect(poishaOf(takaOf(poisha))).toBe(poisha)
    }),
    { numRuns: 5000 },
  )
})

test('every amount that is written with two decimals is read to the poisha', () => {
  fc.assert(
    fc.property(anyPoisha, (poisha) => {
      const digits = String(poisha).padStart(3, '0')
      expect(poishaOf(Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`))).toBe(poisha)
    }),
    { numRuns: 5000 },
  )
})

test('three decimals are no amount of money, however large the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_TAKA * 1000 - 1 }), (thousandths) => {
      fc.pre(thousandths % 10 !== 0)
      expect(poishaOf(thousandths / 1000)).toBeNull()
    }),
    { numRuns: 5000 },
  )
})

test.each([-0.01, -1, MAX_TAKA + 0.01, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.001])(
  '%d is no amount of money',
  (taka) => expect(poishaOf(taka)).toBeNull(),
)

test.each([
  [0, 0],
  [0.01, 1],
  [0.1 + 0.2, 30],
  [19.99, 1999],
  [MAX_TAKA, MAX_TAKA * 100],
])('%d taka is %d poisha', (taka, poisha) => expect(poishaOf(taka)).toBe(poisha))

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[1.1, 2.2, 60], 63.3],
  [[MAX_TAKA, MAX_TAKA, 0.01], 20_000_000.01],
])('%j taka are together %d', (amounts, sum) => expect(sumOfTaka(amounts)).toBe(sum))

test.each([
  [0, '৳0'],
  [7, '৳7'],
  [1250, '৳1,250'],
  [1250.5, '৳1,250.50'],
  [0.05, '৳0.05'],
  [10_000_000, '৳10,000,000'],
])('%d is shown as %s', (taka, shown) => expect(formatTaka(taka)).toBe(shown))

test('every amount is shown as people write it, also what is missing to a sum', () => {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  fc.assert(
    fc.property(fc.integer({ min: -MAX_TAKA * 100, max: MAX_TAKA * 100 }), (poisha) => {
      const written = (poisha / 100).toLocaleString('en-US', poisha % 100 === 0 ? {} : digits)
      expect(formatTaka(takaOf(poisha))).toBe(`৳${written}`)
    }),
  )
})
