import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DraftLine } from './draft.ts'
import { goodsLines, type KeptLine } from './goods-lines.ts'
import type { StandingSale } from './issued.queries.ts'
import { isAsSold, type KeptParcel, refundNotes } from './sale-notes.ts'

const sale = fc.record({
  lines: fc.array(
    fc.record({ pricePoisha: fc.integer({ min: 0, max: 1_000_000_000 }), kept: fc.integer({ min: 0, max: 9 }) }),
    { minLength: 1, maxLength: 4 },
  ),
  off: fc.double({ min: 0, max: 1, noNaN: true }),
  rate: fc.integer({ min: 0, max: 10_000 }),
  // Which piece of what is left is refunded next, and by which refund.
  order: fc.array(fc.record({ piece: fc.nat(40), isNext: fc.boolean() }), { minLength: 40, maxLength: 40 }),
})
type Sale = typeof sale extends fc.Arbitrary<infer Drawn> ? Drawn : never

function invoiced({ lines, off, rate }: Sale): { standing: StandingSale; parcel: KeptParcel } {
  const kept: KeptLine[] = lines.map((line, at) => ({ ...line, lineId: at + 1, name: `Panjabi ${at}`, size: 'M' }))
  const asked = kept.reduce((sum, line) => sum + line.pricePoisha * line.kept, 0)
  const storeAdjustmentsPoisha = -Math.floor(asked * off)
  const issued = goodsLines(kept, storeAdjustmentsPoisha, rate)
  const common = { parcelId: 3, orderId: 2, vendorId: 1, storeName: 'Weaver', suppliedAt: new Date(), reason: '' }
  return {
    standing: {
      ...{ ...common, id: 17, form: 'invoice', kind: 'sale', source: '5', statementId: null, corrects: null },
      ...{ refundId: null, brand: 'Weaver', lines: issued, left: issued, refundIds: [] },
      issuer: { name: 'Weaver Ltd.', bin: '001111111-0101', address: '', officerName: '', officerDesignation: '' },
      buyer: { name: 'Rahima', bin: '', destination: 'Dhaka' },
    },
    parcel: {
      ...{ ...common, isHouse: false, hadBin: true, status: 'Completed', moveId: 5, storeAdjustmentsPoisha },
      ...{ buyerName: 'Rahima', address: '', city: 'Dhaka', lines: kept, refunds: [] },
    },
  }
}

/** All pieces, by one refund or by many. */
function refundsOf({ lines, order }: Sale): KeptParcel['refunds'] {
  const left = lines.flatMap(({ kept }, at) => Array.from({ length: kept }, () => at + 1))
  const given: Map<number, number>[] = [new Map()]
  for (const { piece, isNext } of order) {
    const [lineId] = left.splice(piece % Math.max(1, left.length), 1)
    if (lineId === undefined) break
    if (isNext) given.push(new Map())
    const last = given.at(-1) ?? new Map<number, number>()
    last.set(lineId, (last.get(lineId) ?? 0) + 1)
  }
  return given
    .filter((pieces) => pieces.size > 0)
    .map((pieces, at) => ({
      ...{ refundId: at + 1, reason: 'A seam', isCancelled: false, cancelledBecause: '' },
      lines: [...pieces].map(([lineId, quantity]) => ({ lineId, quantity })),
    }))
}

const sumsOf = (lines: DraftLine[]) =>
  (['quantity', 'valuePoisha', 'vatPoisha'] as const).map((what) => lines.reduce((sum, line) => sum + line[what], 0))

test('whatever is refunded in whichever pieces and order: line by line the notes come to the invoice, and none is below nothing', () => {
  fc.assert(
    fc.property(sale, (drawn) => {
      const { standing, parcel } = invoiced(drawn)
      expect(isAsSold(standing, parcel)).toBe(true)
      const notes = refundNotes(standing, { ...parcel, refunds: refundsOf(drawn) })
      const taken = notes.flatMap(({ lines }) => lines)
      expect(taken.every(({ valuePoisha, vatPoisha }) => valuePoisha >= 0 && vatPoisha >= 0)).toBe(true)
      for (const line of standing.lines)
        expect(sumsOf(taken.filter(({ position }) => position === line.position))).toEqual(sumsOf([line]))
    }),
    { numRuns: 1_000 },
  )
})

test('a refund that is answered, and one that was cancelled, are not answered again', () => {
  const refunds = [
    { refundId: 1, reason: '', isCancelled: false, cancelledBecause: '', lines: [{ lineId: 1, quantity: 1 }] },
    { refundId: 2, reason: '', isCancelled: true, cancelledBecause: 'A mistake', lines: [{ lineId: 1, quantity: 1 }] },
  ]
  const { standing, parcel } = invoiced({ lines: [{ pricePoisha: 100, kept: 2 }], off: 0, rate: 0, order: [] })
  expect(refundNotes({ ...standing, refundIds: [1] }, { ...parcel, refunds })).toEqual([])
  expect(isAsSold({ ...standing, refundIds: [1] }, { ...parcel, refunds })).toBe(true)
  expect(isAsSold({ ...standing, refundIds: [1, 2] }, { ...parcel, refunds })).toBe(false)
})
