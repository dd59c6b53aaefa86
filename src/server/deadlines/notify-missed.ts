import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { type MissedDeadline, noteAdminsNotified, noteStoresNotified } from './notify-missed.queries.ts'

/** Of a whole day that is late at midnight, a store is told by one message or two. */
const MOST_AT_ONCE = 500

/**
 * An event for each store with deadlines that have become late, however many, and one for what is still late after the days that the
 * settings give; each deadline once, in the transaction that notes it.
 */
export async function notifyMissed(db: Db, signal: AbortSignal): Promise<void> {
  await untilNone(signal, () => transact(db, notifyStores))
  await untilNone(signal, () => transact(db, notifyAdmins))
}

async function notifyStores(tx: Db): Promise<number> {
  const late = await noteStoresNotified(tx, MOST_AT_ONCE)
  const ofStores = new Map<number, MissedDeadline[]>()
  for (const { vendorId, ...broken } of late) ofStores.set(vendorId, [...(ofStores.get(vendorId) ?? []), broken])
  for (const [vendorId, promises] of ofStores) await emit(tx, 'promise.broken', { vendorId, promises })
  return late.length
}

async function notifyAdmins(tx: Db): Promise<number> {
  const promises = await noteAdminsNotified(tx, MOST_AT_ONCE)
  if (promises.length > 0) await emit(tx, 'promise.escalated', { promises })
  return promises.length
}

async function untilNone(signal: AbortSignal, tell: () => Promise<number>): Promise<void> {
  for (let told = MOST_AT_ONCE; told === MOST_AT_ONCE; ) {
    signal.throwIfAborted()
    told = await tell()
  }
}
