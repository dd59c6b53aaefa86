import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { poishaOf, takaOf } from '#contract/values/money'
import { quoteOf } from '../cart/quote.ts'
import { agrees } from './same-prices.ts'

const MAX_POISHA = 1_000_000_000
const pricePoisha = fc.integer({ min: 0, max: MAX_POISHA })
const line = fc.record({
  pricePoisha,
  quantity: fc.integer({ min: 1, max: 99 }),
  vendorId: fc.integer({ min: 1, max: 5 }),
})
const CHARGES = { shippingPoisha: 6_000, adjustmentsOf: () => [] }
const lines = fc.array(line, { minLength: 1, maxLength: 50 })

describe('an amount that a client worked out', () => {
  test('agrees in spite of floating point', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(agrees(0.1 + 0.2, 30)).toBe(true)
    fc.assert(
      fc.property(lines, (lines) => {
        const sum = lines.reduce((sum, { pricePoisha, quantity }) => sum + takaOf(pricePoisha) * quantity, 60)
        expect(agrees(sum, quoteOf(lines, CHARGES).totalPoisha)).toBe(true)
      }),
    )
  })

  test('does not agree when it is one poisha off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 * 99 * MAX_POISHA }), (poisha) => {
        expect(agrees(takaOf(poisha), poisha)).toBe(true)
        expect(agrees(takaOf(poisha + 1), poisha)).toBe(false)
      }),
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -0.5, 1450.004])('%d is not 1,450', (taka) => {
    expect(agrees(taka, 145_000)).toBe(false)
  })

  test('every price survives the way to the wire and back', () => {
    fc.assert(
      fc.property(pricePoisha, (poisha) => {
        expect(poishaOf(takaOf(poisha))).toBe(poisha)
      }),
    )
  })
})
