import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Leg } from '../ledger/journal.ts'
import type { Delivered, DeliveredLine } from './delivered.queries.ts'
import { deliveryJournals } from './delivery-journals.ts'

const poisha = (max: number) => fc.integer({ min: 0, max })

/** A line with what it was sold for, and what of its pieces was kept. */
const line = fc
  .record({ pricePoisha: poisha(1_000_000_000), quantity: fc.integer({ min: 1, max: 99 }), kept: fc.nat(99) })
  .chain(({ pricePoisha, quantity, kept }) =>
    fc.record({
      ...{ pricePoisha: fc.constant(pricePoisha), quantity: fc.constant(quantity) },
      kept: fc.constant(Math.min(kept, quantity)),
      commissionPoisha: poisha(pricePoisha * quantity),
      commissionVatPoisha: poisha(pricePoisha * quantity),
    }),
  )

const delivery = fc
  .record({
    collectsFor: fc.constantFrom('shop' as const, 'store' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    storeDiscount: poisha(10_000),
    shopDiscount: poisha(10_000),
    shippingPoisha: poisha(20_000),
    more: fc.integer({ min: -5_000, max: 5_000 }),
  })
  .map(({ collectsFor, lines, storeDiscount, shopDiscount, shippingPoisha, more }): Delivered => {
    const goodsPoisha = lines.reduce((sum, each) => sum + each.pricePoisha * each.kept, 0)
    const adjustmentsPoisha = -storeDiscount - shopDiscount
    return {
      ...{
        parcelId: 17,
        isHouse: false,
        vendorId: 3,
        moveId: 99,
        happenedAt: new Date(0),
        courier: 'pathao',
        collectsFor,
        lines,
      },
      ...{ goodsPoisha, shippingPoisha, adjustmentsPoisha, storeAdjustmentsPoisha: -storeDiscount },
      collectedPoisha: goodsPoisha + adjustmentsPoisha + shippingPoisha + more,
    }
  })

const sumOf = (legs: Leg[]) => legs.reduce((sum, leg) => sum + leg.poisha, 0)
const of = (parcel: Delivered, ...accounts: string[]) =>
  sumOf(deliveryJournals(parcel).flatMap(({ legs }) => legs.filter(({ account }) => accounts.includes(account)))) + 0

test('each journal of a delivery comes to zero', () => {
  fc.assert(
    fc.property(delivery, (parcel) => {
      for (const { legs } of deliveryJournals(parcel)) expect(sumOf(legs) + 0).toBe(0)
    }),
  )
})

test('what a store’s pieces brought is its share, the commission and the VAT on it', () => {
  fc.assert(
    fc.property(delivery, (parcel) => {
      const taken = -of(parcel, 'commission', 'vat_payable') + 0
      const { adjustmentsPoisha, storeAdjustmentsPoisha, goodsPoisha } = parcel
      if (parcel.collectsFor === 'shop')
        expect(-of(parcel, 'vendor_pending') + taken).toBe(goodsPoisha + storeAdjustmentsPoisha)
      else expect(of(parcel, 'vendor_owes', 'rounding')).toBe(taken + adjustmentsPoisha - storeAdjustmentsPoisha)
    }),
  )
})

test('a courier of the shop owes what it took, and what that is more or less than the door was asked for, in whole taka, is in suspense', () => {
  fc.assert(
    fc.property(delivery, (parcel) => {
      const isShops = parcel.collectsFor === 'shop'
      const exact = parcel.goodsPoisha + parcel.adjustmentsPoisha + parcel.shippingPoisha
      const rounding = parcel.collectedPoisha === exact ? 0 : exact % 100
      expect(of(parcel, 'courier_owes')).toBe(isShops ? parcel.collectedPoisha : 0)
      expect(of(parcel, 'suspense')).toBe(isShops ? exact - rounding - parcel.collectedPoisha : 0)
      expect(of(parcel, 'rounding')).toBe(rounding)
      expect(of(parcel, 'vendor_payable', 'bank')).toBe(0)
    }),
  )
})

test('pieces that are said one after the other cost what they cost at once', () => {
  fc.assert(
    fc.property(delivery, (parcel) => {
      const none = { ...parcel, lines: parcel.lines.map((each): DeliveredLine => ({ ...each, kept: 0 })) }
      const all = { ...parcel, lines: parcel.lines.map((each): DeliveredLine => ({ ...each, kept: each.quantity })) }
      expect(of(none, 'commission', 'vat_payable')).toBe(0)
      const whole = parcel.lines.reduce((sum, each) => sum + each.commissionPoisha + each.commissionVatPoisha, 0)
      expect(-of(all, 'commission', 'vat_payable') + 0).toBe(whole)
    }),
  )
})

test('no commission is posted until it is known which pieces were kept', () => {
  fc.assert(
    fc.property(delivery, (parcel) => {
      const unsaid = { ...parcel, lines: parcel.lines.map((each): DeliveredLine => ({ ...each, kept: null })) }
      expect(deliveryJournals(unsaid).map(({ kind }) => kind)).not.toContain('commission')
    }),
  )
})
