import { sharedOut } from '#contract/values/shared-out'

interface Kept {
  itemsPoisha: number
  /** Of its lines, what was kept of a part; null: all. */
  keptPoisha: number | null
}

interface Adjustment {
  paidBy: 'shop' | 'store'
  poisha: number
}

/**
 * Of what an order adds to or takes off a parcel, the share of the goods that are kept, rounded half away from zero
 * (docs/decisions/087); as `adjustmentOfKept` says it in SQL.
 */
export function keptAdjustment(poisha: number, { itemsPoisha, keptPoisha }: Kept): number {
  if (keptPoisha === null || keptPoisha === itemsPoisha) return poisha
  const [share = 0] = sharedOut(Math.abs(poisha), [keptPoisha, itemsPoisha - keptPoisha])
  return poisha < 0 ? 0 - share : share
}

/** Each with its share: together, and those together that the store bears, they come to the share of their sum. */
export function keptAdjustments<Row extends Adjustment>(adjustments: Row[], kept: Kept): Row[] {
  const shares = new Map<Row, number>()
  let before = 0
  for (const row of adjustments.toSorted(storesFirst)) {
    shares.set(row, keptAdjustment(before + row.poisha, kept) - keptAdjustment(before, kept))
    before += row.poisha
  }
  return adjustments.map((row) => ({ ...row, poisha: shares.get(row) ?? 0 }))
}

function storesFirst(one: Adjustment, other: Adjustment): number {
  return Number(one.paidBy === 'shop') - Number(other.paidBy === 'shop')
}
