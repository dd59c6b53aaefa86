import type { Db } from '../platform/database/db.ts'
import { deliveredOf } from '../postings/delivered.queries.ts'

/** Whether it is known which pieces of a parcel were kept: before, its commission is not posted. */
export async function keptKnown(db: Db, parcelIds: number[]): Promise<(parcelId: number) => boolean> {
  if (parcelIds.length === 0) return () => true
  const delivered = await deliveredOf(db, parcelIds)
  const open = delivered.filter(({ lines }) => lines.some(({ kept }) => kept === null))
  const unknown = new Set(open.map(({ parcelId }) => parcelId))
  return (parcelId) => !unknown.has(parcelId)
}

/** That delivered it; undefined where it was moved on since. */
export async function deliveringMove(db: Db, parcelId: number): Promise<number | undefined> {
  const [delivered] = await deliveredOf(db, [parcelId])
  return delivered?.moveId
}
