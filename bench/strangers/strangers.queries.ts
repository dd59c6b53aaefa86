import type { Db } from '../../src/server/platform/database/db.ts'

/** So many parcels, as if each had just been ordered. */
export async function newParcels(db: Db, limit: number): Promise<number[]> {
  const parcels = await db
    .updateTable('parcels')
    .set({
      ...{ status: 'Pending', stage: 'placed', moved_at: null, received_back_at: null },
      ...{ courier: null, collects_for: null, tracking_number: '' },
      ...{ shipping_poisha: null, collected_poisha: null, kept_poisha: null },
    })
    .where('id', 'in', (of) => of.selectFrom('parcels').select('id').orderBy('id').limit(limit))
    .returning('id')
    .execute()
  return parcels.map(({ id }) => id)
}

/** What the crowd before was counted under, and its codes that wait. */
export async function forgetCrowd(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').execute()
  await db.updateTable('messages').set({ state: 'Kept' }).where('state', '=', 'Waiting').execute()
}
