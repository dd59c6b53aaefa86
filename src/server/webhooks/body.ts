import type { Order } from '#contract/orders'
import { readOrder } from '../orders/read-order.ts'
import type { Actor, VendorActor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { asActor } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { readManaged } from '../selling/read-managed.ts'
import { myStore } from '../vendors/my-store.ts'
import type { Owner } from './address-rules.ts'
import { readerOf } from './owner.ts'
import type { Ids } from './write-deliveries.ts'

/**
 * What is sent, in the form of Standard Webhooks: the ids of the event, and what its owner reads of them now, under row security as
 * in the dashboard. Null where the owner may not read it (any more).
 */
export async function bodyOf(
  db: Db,
  owner: Owner,
  { event, payload, happenedAt }: { event: string; payload: Ids; happenedAt: Date },
): Promise<string | null> {
  const reader = readerOf(owner)
  try {
    const read = await readOf(asActor(db, reader), reader, payload)
    return JSON.stringify({ type: event, timestamp: happenedAt.toISOString(), data: { ...payload, ...read } })
  } catch (error) {
    if (error instanceof Refusal && owner !== null) return null
    throw error
  }
}

/** Of what was deleted meanwhile the shop itself is told the ids alone. */
async function readOf(db: Db, reader: Actor, { orderId, parcelIds, productId, vendorId }: Ids): Promise<object> {
  if (orderId !== undefined) {
    const order = await orNothing(reader, readOrder(db, reader, orderId))
    return { order, ...(order && parcelIds && { parcelIds: parcelIds.filter((id) => isParcelOf(order, id)) }) }
  }
  if (productId !== undefined) return { product: await orNothing(reader, readManaged(db, reader, productId)) }
  if (isStoreOf(reader, vendorId)) return { store: await myStore(db, reader) }
  return {}
}

/** Of an order as its reader sees it: a store sees its own alone. */
function isParcelOf({ parcels }: Order, parcelId: number): boolean {
  return parcels.some(({ id }) => id === parcelId)
}

function isStoreOf(reader: Actor, vendorId: number | null | undefined): reader is VendorActor {
  return reader.vendor !== null && reader.vendor.id === vendorId
}

async function orNothing<Value>({ role }: Actor, reading: Promise<Value>): Promise<Value | null> {
  return await reading.catch((error: unknown) => {
    if (role === 'Admin' && error instanceof Refusal) return null
    throw error
  })
}
