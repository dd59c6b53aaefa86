import { type ChargedCommission, commissionsOf } from '#contract/values/commission-of'
import type { FoundTerms } from './found.queries.ts'

/** What a line is sold under, copied to it as it is ordered: nobody asks its rule again. */
export interface LineCommission extends ChargedCommission {
  ruleName: string
  basisPoints: number
  fixedPoisha: number
  commissionVat: number
  goodsVat: number
}

interface Ordered {
  productId: number
  pricePoisha: number
  quantity: number
}

/** The lines of one parcel, each with what it pays. */
export function withCommission<Line extends Ordered>(
  lines: Line[],
  found: FoundTerms[],
): (Line & { commission: LineCommission })[] {
  const sold = lines.map((line) => ({ ...termsFor(line, found), ...line }))
  // One moment has one rate.
  const charged = commissionsOf(sold, found[0]?.commissionVat ?? 0)
  return lines.map((line, at) => {
    const { ruleName, basisPoints, fixedPoisha, commissionVat, goodsVat } = termsFor(line, found)
    const { commissionPoisha = 0, commissionVatPoisha = 0 } = charged[at] ?? {}
    const terms = { ruleName, basisPoints, fixedPoisha, commissionVat, goodsVat }
    return { ...line, commission: { ...terms, commissionPoisha, commissionVatPoisha } }
  })
}

function termsFor({ productId }: Ordered, found: FoundTerms[]): FoundTerms {
  const terms = found.find((each) => each.productId === productId)
  if (!terms) throw new Error(`Nothing was found for product ${productId}, which is sold.`)
  return terms
}
