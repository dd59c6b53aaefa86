/**
 * Of what is added to or taken off a parcel, what the pieces that were kept bear, in proportion to their prices: half a poisha goes away
 * from zero, and where all goods cost nothing all of it stays (docs/decisions/087). Reckoned anew for judges, in whole numbers alone.
 */
export function shareOfKept(
  poisha: number,
  { itemsPoisha, keptPoisha }: { itemsPoisha: number; keptPoisha: number | null },
): number {
  if (keptPoisha === null || itemsPoisha === 0 || poisha === 0) return poisha
  const parts = 2n * BigInt(Math.abs(poisha)) * BigInt(keptPoisha) + BigInt(itemsPoisha)
  return Math.sign(poisha) * Number(parts / (2n * BigInt(itemsPoisha))) || 0
}
