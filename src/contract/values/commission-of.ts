/** What of a piece’s price goes to the shop. */
export interface CommissionTerms {
  basisPoints: number
  /** A piece. */
  fixedPoisha: number
  lowestPoisha: number | null
  highestPoisha: number | null
}

export interface SoldPieces extends CommissionTerms {
  pricePoisha: number
  quantity: number
}

/** Of all pieces of a line. */
export interface ChargedCommission {
  commissionPoisha: number
  commissionVatPoisha: number
}

const BASIS_POINTS = 10_000

/**
 * What the lines of one parcel pay, and the VAT on that: exact for each piece, rounded once for the parcel, shared out to its lines.
 * No sum passes 2^53: a line of 99 pieces at ten million taka has 10^15 parts of a poisha.
 */
export function commissionsOf(lines: SoldPieces[], vatBasisPoints: number): ChargedCommission[] {
  const commissions = roundedTogether(lines.map((line) => partsOfPiece(line) * line.quantity))
  const vats = roundedTogether(commissions.map((poisha) => poisha * vatBasisPoints))
  return commissions.map((commissionPoisha, at) => ({ commissionPoisha, commissionVatPoisha: vats[at] ?? 0 }))
}

/** In parts of a poisha. Nobody pays more than what is sold brings. */
function partsOfPiece({ pricePoisha, basisPoints, fixedPoisha, lowestPoisha, highestPoisha }: SoldPieces): number {
  const exact = pricePoisha * basisPoints + fixedPoisha * BASIS_POINTS
  const atLeast = Math.max(exact, (lowestPoisha ?? 0) * BASIS_POINTS)
  const atMost = Math.min(pricePoisha, highestPoisha ?? pricePoisha) * BASIS_POINTS
  return Math.min(atLeast, atMost)
}

/** Whole poisha of parts of it, so many to one: their sum rounded half up, shared out by the largest remainder, of equals to the first. */
export function roundedTogether(parts: number[], toOne = BASIS_POINTS): number[] {
  const remainders = parts.map((each) => each % toOne)
  const left = remainders.reduce((sum, each) => sum + each, 0)
  const more = Math.floor((2 * left + toOne) / (2 * toOne))
  const first = remainders.map((_, at) => at).toSorted((one, other) => of(remainders, other) - of(remainders, one))
  const raised = new Set(first.slice(0, more))
  return parts.map((each, at) => (each - of(remainders, at)) / toOne + (raised.has(at) ? 1 : 0))
}

function of(remainders: number[], at: number): number {
  return remainders[at] ?? 0
}

/**
 * Of what a line of so many pieces paid, the share of those that were kept. What is given back piece by piece comes to what is given
 * back at once: each time, the share before less the share after.
 */
export function keptShare(totalPoisha: number, kept: number, quantity: number): number {
  const twice = 2 * totalPoisha * kept + quantity
  return (twice - (twice % (2 * quantity))) / (2 * quantity)
}
