import { expect, test } from 'vitest'
import { allTakenBack } from './invoice-commission.ts'

const line = (vatBasisPoints: number, commissionPoisha: number, vatPoisha: number) => ({
  invoiceId: vatBasisPoints,
  subject: 'parcel:17',
  vatBasisPoints,
  commissionPoisha,
  vatPoisha,
})
const givenBack = (vatBasisPoints: number, commissionPoisha: number, vatPoisha: number) => ({
  ...line(vatBasisPoints, -commissionPoisha, -vatPoisha),
  suppliedAt: new Date('2026-11-01T06:00:00Z'),
})

test('of two rates given back at once each takes from its own invoice first, and nothing of a line twice', () => {
  const invoiced = [line(1_500, 5_000, 750), line(2_000, 10_000, 2_000)]
  const back = allTakenBack([givenBack(1_500, 10_000, 1_500), givenBack(2_000, 10_000, 2_000)], invoiced)
  expect(back).toEqual([line(1_500, 5_000, 750), line(2_000, 10_000, 2_000)])
})

test('what one rate has no more of is taken from the rest of another', () => {
  const invoiced = [line(1_500, 5_000, 750), line(2_000, 10_000, 2_000)]
  const back = allTakenBack([givenBack(1_500, 8_000, 1_200), givenBack(2_000, 4_000, 800)], invoiced)
  expect(back).toEqual([line(1_500, 5_000, 750), line(2_000, 4_000, 800), line(2_000, 3_000, 450)])
})
