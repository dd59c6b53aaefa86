import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MoneyStep } from '#contract/parcel-money'
import { commissionsOf } from '#contract/values/commission-of'
import { storeSums } from '../ledger/posted.queries.ts'
import { deliveryJournals } from '../postings/delivery-journals.ts'
import { NO_REFUNDS } from '../refunds/costs.queries.ts'
import { moneySteps } from './money-steps.ts'
import type { MoneyLine, ParcelMoneyFacts } from './parcel-money-facts.ts'

const poisha = (max: number) => fc.integer({ min: 0, max })

interface Sold {
  pricePoisha: number
  quantity: number
  kept: number
  rule: string
  basisPoints: number
  fixedPoisha: number
  highestPoisha: number | null
}

const sold: fc.Arbitrary<Sold> = fc
  .record({
    pricePoisha: poisha(1_000_000),
    quantity: fc.integer({ min: 1, max: 9 }),
    kept: fc.nat(9),
    rule: fc.constantFrom('Tenth', 'Eid'),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    fixedPoisha: poisha(2_000),
    highestPoisha: fc.option(poisha(50_000)),
  })
  .map((line) => ({ ...line, kept: Math.min(line.kept, line.quantity) }))

function linesOf(given: Sold[], vatBasisPoints: number): MoneyLine[] {
  const charged = commissionsOf(
    given.map((line) => ({ ...line, lowestPoisha: null })),
    vatBasisPoints,
  )
  return given.map(({ highestPoisha: _, ...line }, at) => ({
    ...{ ...line, lineId: at, vatBasisPoints, commissionPoisha: 0, commissionVatPoisha: 0 },
    ...charged[at],
  }))
}

interface Given {
  lines: MoneyLine[]
  collectsFor?: ParcelMoneyFacts['collectsFor']
  adjustments?: ParcelMoneyFacts['adjustments']
  shippingPoisha?: number
  more?: number
}

function parcelOf({
  lines,
  collectsFor = 'shop',
  adjustments = [],
  shippingPoisha = 0,
  more = 0,
}: Given): ParcelMoneyFacts {
  const goodsPoisha = lines.reduce((sum, line) => sum + line.pricePoisha * (line.kept ?? 0), 0)
  const sumOf = (some: typeof adjustments) => some.reduce((sum, each) => sum + each.poisha, 0)
  const adjustmentsPoisha = sumOf(adjustments)
  return {
    ...{ adjustments, collectsFor, isPosted: true, refunds: NO_REFUNDS },
    orderedPoisha: lines.reduce((sum, line) => sum + line.pricePoisha * line.quantity, 0),
    delivered: {
      ...{ parcelId: 17, vendorId: 3, isHouse: false, moveId: 9, happenedAt: new Date(0), courier: 'pathao', lines },
      ...{ collectsFor: collectsFor ?? 'shop', goodsPoisha, adjustmentsPoisha, shippingPoisha },
      storeAdjustmentsPoisha: sumOf(adjustments.filter(({ paidBy }) => paidBy === 'store')),
      collectedPoisha: goodsPoisha + adjustmentsPoisha + shippingPoisha + more,
    },
  }
}

const parcel = fc
  .record({
    lines: fc.array(sold, { minLength: 1, maxLength: 5 }),
    vat: fc.constantFrom(0, 1_500),
    collectsFor: fc.constantFrom('shop' as const, 'store' as const, null),
    adjustments: fc.array(
      fc.record({
        what: fc.constantFrom('Eid offer', 'Gift wrap'),
        paidBy: fc.constantFrom('shop' as const, 'store' as const),
        poisha: fc.integer({ min: -9_000, max: 9_000 }),
      }),
      { maxLength: 3 },
    ),
    shippingPoisha: poisha(20_000),
    more: fc.integer({ min: -5_000, max: 5_000 }),
  })
  .map(({ lines, vat, ...given }) => parcelOf({ lines: linesOf(lines, vat), ...given }))

const postedBy = ({ delivered }: ParcelMoneyFacts) => storeSums(legsOf(delivered))
const legsOf = (delivered: ParcelMoneyFacts['delivered']) => deliveryJournals(delivered).flatMap(({ legs }) => legs)
const stepsOf = (given: ParcelMoneyFacts) => moneySteps(given, postedBy(given))
const inPoisha = (steps: MoneyStep[], kind?: MoneyStep['kind']) =>
  steps
    .filter((step) => kind === undefined || step.kind === kind)
    .reduce((sum, { amount }) => sum + toPoisha(amount), 0)
const toPoisha = (taka: number) => Math.round(taka * 100)

describe('the steps of any parcel', () => {
  test('come to what is left, and explain all that its delivery posts', () => {
    fc.assert(
      fc.property(parcel, (given) => {
        const steps = stepsOf(given)
        const left = inPoisha(steps, 'left')
        expect(inPoisha(steps.slice(0, -1))).toBe(left)
        expect(steps.at(-1)?.kind).toBe('left')
        expect(steps.map(({ kind }) => kind)).not.toContain('other')
      }),
    )
  })

  test('leave what the store’s accounts have, or of the cash that it took what it does not owe', () => {
    fc.assert(
      fc.property(parcel, (given) => {
        const { owesPoisha, pendingPoisha, payablePoisha } = postedBy(given)
        const { goodsPoisha, adjustmentsPoisha, shippingPoisha, collectedPoisha } = given.delivered
        const due = goodsPoisha + adjustmentsPoisha + shippingPoisha
        const asked = due === collectedPoisha ? due : due - (due % 100)
        const cash = given.collectsFor === 'store' ? asked : 0
        expect(inPoisha(stepsOf(given), 'left')).toBe(cash - owesPoisha - pendingPoisha - payablePoisha)
      }),
    )
  })

  test('say of the commission and the VAT on it what the shop’s accounts have', () => {
    fc.assert(
      fc.property(parcel, (given) => {
        const postedAs = (name: string) =>
          legsOf(given.delivered).reduce((sum, { account, poisha }) => sum + (account === name ? poisha : 0), 0)
        expect(inPoisha(stepsOf(given), 'commission')).toBe(postedAs('commission') + 0)
        expect(inPoisha(stepsOf(given), 'commission_vat')).toBe(postedAs('vat_payable') + 0)
      }),
    )
  })

  test('say what was posted beside all that as a step of its own', () => {
    fc.assert(
      fc.property(parcel, fc.integer({ min: -9_000, max: 9_000 }), (given, beside) => {
        const posted = postedBy(given)
        const steps = moneySteps(given, { ...posted, payablePoisha: posted.payablePoisha - beside })
        expect(inPoisha(steps, 'other')).toBe(beside + 0)
        expect(inPoisha(steps.slice(0, -1))).toBe(inPoisha(steps, 'left'))
      }),
    )
  })
})

const PANJABI: Sold = {
  ...{ pricePoisha: 145_000, quantity: 2, kept: 2, rule: 'Tenth', basisPoints: 1_000 },
  ...{ fixedPoisha: 500, highestPoisha: null },
}

test('a parcel that the shop’s courier brought is told from its price down', () => {
  const adjustments = [
    { what: 'Eid offer', paidBy: 'store' as const, poisha: -20_000 },
    { what: 'Welcome', paidBy: 'shop' as const, poisha: -5_000 },
  ]
  const lines = linesOf([{ ...PANJABI, quantity: 3 }], 1_500)
  expect(stepsOf(parcelOf({ lines, adjustments, shippingPoisha: 6_000 }))).toEqual([
    { kind: 'goods', amount: 4350 },
    { kind: 'not_kept', amount: -1450 },
    { kind: 'store_adjustment', what: 'Eid offer', amount: -200 },
    { kind: 'shop_adjustment', what: 'Welcome', given: -50, amount: 0 },
    { kind: 'commission', rule: 'Tenth', basisPoints: 1_000, fixed: 5, of: 2900, isLimited: false, amount: -300 },
    { kind: 'commission_vat', basisPoints: 1_500, amount: -45 },
    { kind: 'delivery', charged: 60, keptBy: 'shop', amount: 0 },
    { kind: 'left', amount: 2355 },
  ])
})

test('a store that carries a parcel keeps the delivery', () => {
  const steps = stepsOf(parcelOf({ lines: linesOf([PANJABI], 1_500), collectsFor: 'store', shippingPoisha: 6_000 }))
  expect(steps.slice(-2)).toEqual([
    { kind: 'delivery', charged: 60, keptBy: 'store', amount: 60 },
    { kind: 'left', amount: 2615 },
  ])
})

test('each rule has its step, and what a highest or the price keeps a rule to is said', () => {
  const lines = linesOf(
    [
      { ...PANJABI, highestPoisha: 10_400 },
      { ...PANJABI, rule: 'Eid', basisPoints: 2_000, fixedPoisha: 0 },
      { ...PANJABI, rule: 'Cheap', pricePoisha: 100, fixedPoisha: 500 },
    ],
    0,
  )
  expect(stepsOf(parcelOf({ lines })).filter(({ kind }) => kind === 'commission')).toMatchObject([
    { rule: 'Tenth', isLimited: true, amount: -208 },
    { rule: 'Eid', isLimited: false, amount: -580 },
    { rule: 'Cheap', isLimited: true, amount: -2 },
  ])
})

test('a rule none of whose pieces was kept takes nothing, and is not told', () => {
  const lines = linesOf([PANJABI, { ...PANJABI, rule: 'Eid', kept: 0 }], 1_500)
  const told = stepsOf(parcelOf({ lines })).filter(({ kind }) => kind.startsWith('commission'))
  expect(told).toMatchObject([
    { rule: 'Tenth', amount: -300 },
    { kind: 'commission_vat', amount: -45 },
  ])
})

test('a rate alone is never called limited', () => {
  fc.assert(
    fc.property(fc.array(sold, { minLength: 1, maxLength: 5 }), (given) => {
      const free = given.map((line) => ({ ...line, fixedPoisha: 0, highestPoisha: null }))
      for (const step of stepsOf(parcelOf({ lines: linesOf(free, 0) })))
        if (step.kind === 'commission') expect(step.isLimited).toBe(false)
    }),
  )
})

test('while it is not known which pieces were kept there is no commission yet', () => {
  const unsaid = linesOf([PANJABI], 1_500).map((line) => ({ ...line, kept: null }))
  const given = parcelOf({ lines: unsaid })
  const part = { ...given, delivered: { ...given.delivered, goodsPoisha: 145_000 } }
  expect(stepsOf(part)).toEqual([
    { kind: 'goods', amount: 2900 },
    { kind: 'not_kept', amount: -1450 },
    { kind: 'left', amount: 1450 },
  ])
})

test('lines from before there were rules have no commission to tell', () => {
  const old = linesOf([{ ...PANJABI, rule: '', basisPoints: 0, fixedPoisha: 0 }], 0)
  expect(stepsOf(parcelOf({ lines: old })).map(({ kind }) => kind)).toEqual(['goods', 'left'])
})
