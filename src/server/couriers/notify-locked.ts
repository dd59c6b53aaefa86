import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { noteLocked } from './accounts.queries.ts'

/** A company does not know an account any more: its owner is told, once until it is set right. */
export async function notifyLocked(db: Db, accountId: number, why: string): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await noteLocked(tx, accountId, why)
    if (locked) await emit(tx, 'courier.refused', { courierAccountId: accountId, vendorId: locked.vendorId })
  })
}
