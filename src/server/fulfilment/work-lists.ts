import type { Consignment } from '#contract/couriers'
import type { WorkCounts, WorkListName, WorkParcel } from '#contract/fulfilment'
import type { Page } from '#contract/machinery/fields'
import type { Order } from '#contract/orders'
import type { CarriedBy } from '#contract/values/stages'
import { consignmentsOf } from '../consignments/list-consignments.ts'
import { mayGiveUp } from '../consignments/may-give-up.ts'
import { type Due, duesOf } from '../deadlines/deadlines.queries.ts'
import { deliveryContactOf } from '../orders/order-view.ts'
import { ordersOf } from '../orders/orders.queries.ts'
import { orderIdOfParcel } from '../orders/parcels.queries.ts'
import { orderAs } from '../orders/read-order.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { notACursor, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import { proposedKept } from './propose-kept.ts'
import { type Cursor, parcelsToWork, workCounts } from './work-lists.queries.ts'

interface Asked {
  list: WorkListName
  limit: number
  cursor?: string | undefined
  courier?: CarriedBy | undefined
  search?: string | undefined
}

/** A page of a work list, as its packer sees it. Refuses a malformed cursor. */
export async function listParcels(
  db: Db,
  actor: Actor,
  { list, limit, cursor, courier, search }: Asked,
): Promise<Page<WorkParcel>> {
  const part = { list, vendorId: storeOf(actor), after: placeIn(cursor), limit: limit + 1, courier, search }
  const { rows, total } = await parcelsToWork(db, part)
  const orders = await ordersOf(db, [...new Set(rows.map(({ orderId }) => orderId))])
  const seen = new Map(orders.map((order) => [order.id, orderAs(actor, order)]))
  const more = await moreOf(
    db,
    rows.map(({ id }) => id),
  )
  const found = rows.flatMap(({ id, orderId }) => {
    const order = seen.get(orderId)
    return order ? [workParcelOf(order, id, more)] : []
  })
  return pageFrom({ rows: found, total }, limit, (parcel) => parcel, cursorOf)
}

/** `1796342399999.17`: due at that moment, or `17`: not due. */
function cursorOf({ id, dueAt }: WorkParcel): string {
  return dueAt === null ? String(id) : `${Date.parse(dueAt)}.${id}`
}

function placeIn(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined
  const [, dueAt, id] = /^(?:(\d{12,13})\.)?([1-9]\d{0,14})$/.exec(cursor) ?? []
  if (!id) throw notACursor()
  return { id: Number(id), dueAt: dueAt ? new Date(Number(dueAt)) : undefined }
}

/** What other rooms say of parcels. */
interface More {
  consignments: Map<number, Consignment>
  dues: Due[]
}

async function moreOf(db: Db, parcelIds: number[]): Promise<More> {
  const [consignments, dues] = await Promise.all([consignmentsOf(db, parcelIds), duesOf(db, parcelIds)])
  return { consignments, dues }
}

export async function countParcels(db: Db, actor: Actor): Promise<WorkCounts> {
  return await workCounts(db, storeOf(actor))
}

/** Refuses `parcel_not_found`. */
export async function readWorkParcel(db: Db, actor: Actor, parcelId: number): Promise<WorkParcel> {
  const orderId = await orderIdOfParcel(db, parcelId)
  const [order] = orderId === undefined ? [] : await ordersOf(db, [orderId])
  if (!order) throw new Refusal('parcel_not_found')
  return workParcelOf(orderAs(actor, order), parcelId, await moreOf(db, [parcelId]))
}

function workParcelOf(order: Order, parcelId: number, { consignments, dues }: More): WorkParcel {
  const parcel = order.parcels.find(({ id }) => id === parcelId)
  if (!parcel) throw new Refusal('parcel_not_found')
  const consignment = consignments.get(parcelId)
  const { id: orderId, createdAt: placedAt, notes } = order
  return {
    ...parcel,
    orderId,
    placedAt,
    notes,
    customer: deliveryContactOf(order.customer),
    consignment: consignment ?? null,
    mayGiveUp: consignment !== undefined && parcel.isPacker && mayGiveUp(consignment.state, parcel.stage),
    ...nextDeadline(dues.find((due) => due.parcelId === parcelId)),
    proposedKept: parcel.maySayKept ? proposedKept(parcel) : null,
  }
}

function nextDeadline(due: Due | undefined): Pick<WorkParcel, 'dueFor' | 'dueAt' | 'isLate'> {
  if (!due) return { dueFor: null, dueAt: null, isLate: false }
  return { dueFor: due.kind, dueAt: due.dueAt.toISOString(), isLate: due.isLate }
}

/** Undefined: an admin sees all. */
function storeOf({ role, vendor }: Actor): number | undefined {
  return role === 'Admin' ? undefined : vendor?.id
}
