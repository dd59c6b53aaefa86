import type { Consignment } from '#contract/couriers'
import type { WorkCounts, WorkListName, WorkParcel } from '#contract/fulfilment'
import type { Page } from '#contract/machinery/fields'
import type { Order } from '#contract/orders'
import { consignmentsOf } from '../couriers/list-consignments.ts'
import { ordersOf } from '../orders/orders.queries.ts'
import { orderIdOfParcel } from '../orders/parcels.queries.ts'
import { orderAs } from '../orders/read-order.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import { proposedKept } from './propose-kept.ts'
import { parcelsToWork, workCounts } from './work-lists.queries.ts'

interface Asked {
  list: WorkListName
  limit: number
  cursor?: string | undefined
  search?: string | undefined
}

/** A page of a work list, as its packer sees it. Refuses a malformed cursor. */
export async function listParcels(
  db: Db,
  actor: Actor,
  { list, limit, cursor, search }: Asked,
): Promise<Page<WorkParcel>> {
  const part = { list, vendorId: storeOf(actor), after: idBefore(cursor), limit: limit + 1, search }
  const { rows, total } = await parcelsToWork(db, part)
  const orders = await ordersOf(db, [...new Set(rows.map(({ orderId }) => orderId))])
  const seen = new Map(orders.map((order) => [order.id, orderAs(actor, order)]))
  const consignments = await consignmentsOf(
    db,
    rows.map(({ id }) => id),
  )
  const found = rows.flatMap(({ id, orderId }) => {
    const order = seen.get(orderId)
    return order ? [workParcelOf(order, id, consignments)] : []
  })
  return pageFrom(
    { rows: found, total },
    limit,
    (parcel) => parcel,
    ({ id }) => String(id),
  )
}

export async function countParcels(db: Db, actor: Actor): Promise<WorkCounts> {
  return await workCounts(db, storeOf(actor))
}

/** Refuses `parcel_not_found`. */
export async function readWorkParcel(db: Db, actor: Actor, parcelId: number): Promise<WorkParcel> {
  const orderId = await orderIdOfParcel(db, parcelId)
  const [order] = orderId === undefined ? [] : await ordersOf(db, [orderId])
  if (!order) throw new Refusal('parcel_not_found')
  return workParcelOf(orderAs(actor, order), parcelId, await consignmentsOf(db, [parcelId]))
}

function workParcelOf(order: Order, parcelId: number, consignments: Map<number, Consignment>): WorkParcel {
  const parcel = order.parcels.find(({ id }) => id === parcelId)
  if (!parcel) throw new Refusal('parcel_not_found')
  const { name, phone, address, city } = order.customer
  const { id: orderId, createdAt: placedAt, notes } = order
  return {
    ...{ ...parcel, orderId, placedAt, notes, customer: { name, phone, address, city } },
    consignment: consignments.get(parcelId) ?? null,
    proposedKept: parcel.maySayKept ? proposedKept(parcel) : null,
  }
}

/** Undefined: an admin sees all. */
function storeOf({ role, vendor }: Actor): number | undefined {
  return role === 'Admin' ? undefined : vendor?.id
}
