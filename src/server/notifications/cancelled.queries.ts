import type { Db } from '../platform/database/db.ts'

/** Why they were cancelled: parcels that are cancelled together have one reason. '' where none was given. */
export async function reasonOfCancelled(db: Db, parcelIds: number[]): Promise<string> {
  const row = await db
    .selectFrom('parcels')
    .select('cancel_reason as reason')
    .where('id', 'in', parcelIds)
    .where('cancel_reason', '<>', '')
    .orderBy('id')
    .executeTakeFirst()
  return row?.reason ?? ''
}
