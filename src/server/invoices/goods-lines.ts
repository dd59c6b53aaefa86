import { roundedTogether } from '#contract/values/commission-of'
import { sharedOut } from '#contract/values/shared-out'
import { m } from '#messages'
import type { DraftLine } from './draft.ts'
import type { InvoicedLine } from './invoiced-parcel.queries.ts'

const BASIS_POINTS = 10_000

export interface KeptLine extends InvoicedLine {
  kept: number
}

/**
 * Of what was kept: prices contain the VAT, so value and VAT of each line come to what was asked for it, with its share of what the
 * store takes off the parcel. The VAT is rounded half up once, of the whole invoice, and shared out by the largest remainder.
 */
export function goodsLines(sold: KeptLine[], storeAdjustmentsPoisha: number, vatBasisPoints: number): DraftLine[] {
  const lines = sold.filter(({ kept }) => kept > 0)
  const asked = adjusted(
    lines.map(({ pricePoisha, kept }) => pricePoisha * kept),
    storeAdjustmentsPoisha,
  )
  const vats = roundedTogether(
    asked.map((poisha) => poisha * vatBasisPoints),
    BASIS_POINTS + vatBasisPoints,
  )
  return lines.map(({ name, size, kept }, at) => {
    const vatPoisha = vats[at] ?? 0
    return {
      position: at + 1,
      description: m.cart_name_and_size({ name, size }),
      subject: '',
      unit: 'piece',
      quantity: kept,
      vatBasisPoints,
      valuePoisha: (asked[at] ?? 0) - vatPoisha,
      vatPoisha,
    }
  })
}

/** What the store takes off or adds, shared out by what each line costs; never below nothing. */
function adjusted(asked: number[], morePoisha: number): number[] {
  const more = Math.max(
    morePoisha,
    asked.reduce((sum, poisha) => sum - poisha, 0),
  )
  const shares = sharedOut(Math.abs(more), asked)
  return asked.map((poisha, at) => poisha + Math.sign(more) * (shares[at] ?? 0))
}
