import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AskedAdjustment, type Charges, quoteOf, subtotalOf } from './quote.ts'

const MAX_POISHA = 1_000_000_000
const vendorId = fc.integer({ min: 1, max: 5 })
const line = fc.record({
  pricePoisha: fc.integer({ min: 0, max: MAX_POISHA }),
  quantity: fc.integer({ min: 1, max: 99 }),
  vendorId,
})
const lines = fc.array(line, { minLength: 1, maxLength: 50 })
const adjustment = fc.record({
  vendorId,
  what: fc.constantFrom('Eid offer', 'Gift wrap'),
  paidBy: fc.constantFrom('shop' as const, 'store' as const),
  poisha: fc.integer({ min: -MAX_POISHA, max: MAX_POISHA }),
})
const ofShipping: fc.Arbitrary<AskedAdjustment> = fc.record({
  vendorId: fc.constant(null),
  what: fc.constant('Free delivery'),
  paidBy: fc.constant('shop' as const),
  poisha: fc.integer({ min: -6_000, max: 6_000 }),
})
/** Lines, and charges whose adjustments are about stores that send some of them. */
const asked = lines.chain((lines) => {
  const vendors = lines.map((each) => each.vendorId)
  const own = adjustment.map((each) => ({ ...each, vendorId: vendors[each.vendorId % vendors.length] ?? null }))
  const charges = fc.record({
    shippingPoisha: fc.integer({ min: 0, max: 1_000_000 }),
    adjustments: fc.array(fc.oneof(own, ofShipping), { maxLength: 6 }),
  })
  return charges.map((charges) => ({ lines, charges }))
})

const asking = ({
  shippingPoisha,
  adjustments,
}: {
  shippingPoisha: number
  adjustments: AskedAdjustment[]
}): Charges => ({
  shippingPoisha,
  adjustmentsOf: () => adjustments,
})

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + BigInt(one), 0n)

describe('a quote', () => {
  test('is whole poisha, exact for the dearest order there can be: lines, shipping and every adjustment', () => {
    fc.assert(
      fc.property(asked, ({ lines, charges }) => {
        const quote = quoteOf(lines, asking(charges))
        const items = lines.reduce((all, each) => all + BigInt(each.pricePoisha) * BigInt(each.quantity), 0n)
        expect(BigInt(quote.itemsPoisha)).toBe(items)
        expect(quote.shippingPoisha).toBe(charges.shippingPoisha)
        const adjusted = sum(charges.adjustments.map(({ poisha }) => poisha))
        expect(BigInt(quote.adjustmentsPoisha)).toBe(adjusted)
        expect(BigInt(quote.totalPoisha)).toBe(items + BigInt(charges.shippingPoisha) + adjusted)
      }),
    )
  })

  test('is that of its parcels and of what comes with the shipping, and no line is lost between them', () => {
    fc.assert(
      fc.property(asked, ({ lines, charges }) => {
        const { parcels, itemsPoisha, adjustmentsPoisha } = quoteOf(lines, asking(charges))
        expect(sum(parcels.map((parcel) => parcel.itemsPoisha))).toBe(BigInt(itemsPoisha))
        const withShipping = charges.adjustments.filter(({ vendorId }) => vendorId === null)
        const adjusted = [...parcels.map((parcel) => parcel.adjustmentsPoisha), ...withShipping.map((of) => of.poisha)]
        expect(sum(adjusted)).toBe(BigInt(adjustmentsPoisha))
        expect(parcels.flatMap(({ lines }) => lines)).toHaveLength(lines.length)
        expect(new Set(parcels.map(({ vendorId }) => vendorId)).size).toBe(parcels.length)
      }),
    )
  })

  test('says of each parcel what its store bears', () => {
    fc.assert(
      fc.property(asked, ({ lines, charges }) => {
        for (const { vendorId, storeAdjustmentsPoisha } of quoteOf(lines, asking(charges)).parcels) {
          const borne = charges.adjustments.filter((each) => each.vendorId === vendorId && each.paidBy === 'store')
          expect(BigInt(storeAdjustmentsPoisha)).toBe(sum(borne.map(({ poisha }) => poisha)))
        }
      }),
    )
  })

  test('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(asked, ({ lines, charges }) => {
        const [one, other] = [quoteOf(lines, asking(charges)), quoteOf(lines.toReversed(), asking(charges))]
        expect(other).toMatchObject({ totalPoisha: one.totalPoisha, itemsPoisha: one.itemsPoisha })
        const sums = ({ parcels }: typeof one) =>
          parcels.map(({ lines: _, ...rest }) => rest).sort((a, b) => a.vendorId - b.vendorId)
        expect(sums(other)).toEqual(sums(one))
      }),
    )
  })

  test('of nothing is nothing: without a parcel there is no shipping, and nothing that comes with it', () => {
    const free: AskedAdjustment = { vendorId: null, what: 'Free delivery', paidBy: 'shop', poisha: -6_000 }
    expect(quoteOf([], asking({ shippingPoisha: 6_000, adjustments: [free] }))).toEqual({
      ...{ itemsPoisha: 0, shippingPoisha: 0, adjustmentsPoisha: 0, totalPoisha: 0, adjustments: [], parcels: [] },
    })
  })

  test('takes what is asked by the lines: something off from a sum on', () => {
    const charges: Charges = {
      shippingPoisha: 6_000,
      adjustmentsOf(lines) {
        const isMuch = lines.reduce((sum, line) => sum + subtotalOf(line), 0) >= 200_000
        return isMuch ? [{ vendorId: 1, what: 'Eid offer', paidBy: 'shop', poisha: -10_000 }] : []
      },
    }
    const shirts = (quantity: number) => [{ pricePoisha: 100_000, quantity, vendorId: 1 }]
    expect([1, 2].map((quantity) => quoteOf(shirts(quantity), charges).totalPoisha)).toEqual([106_000, 196_000])
  })

  test('is not made with an adjustment of a store that sends nothing: nobody would bear it', () => {
    const adjustments: AskedAdjustment[] = [{ vendorId: 2, what: 'Gift wrap', paidBy: 'store', poisha: 4_000 }]
    const lines = [{ pricePoisha: 100_000, quantity: 1, vendorId: 1 }]
    expect(() => quoteOf(lines, asking({ shippingPoisha: 6_000, adjustments }))).toThrow('store 2, which sends nothing')
  })
})
