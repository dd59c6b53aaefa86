import { imagePathOf } from '#contract/images'
import { takaOf } from '#contract/money'
import type { Order, OrderLine, OrderRow } from '#contract/orders'
import type { Actor } from '../platform/actor.ts'
import type { RowRecord } from './list.queries.ts'
import { movesOpenTo } from './may-move.ts'
import type { LineRecord, OrderRecord } from './orders.queries.ts'

type Parcel = Order['parcels'][number]

interface ShippedWith {
  parcelId: number
  poisha: number
}

/** The order on the wire, with those of its lines that are given. Its shipping is collected with the parcel `shippedWith`. */
export function viewOf(
  order: OrderRecord,
  lines: LineRecord[],
  actor: Actor,
  shippedWith: ShippedWith | undefined,
): Order {
  const { name, email, phone, address, city, altPhone } = order
  const parcels = parcelsOf(lines, (line) => emptyParcel(line, nameOfMover(line, order, actor), shippedWith))
  const total = takaOf(order.itemsPoisha + order.shippingPoisha)
  return {
    id: order.id,
    customerName: name,
    totalAmount: total,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    customer: { name, email, phone, address, city, altPhone },
    notes: order.notes,
    items: lines.map(lineOf),
    parcels,
    itemsTotal: takaOf(order.itemsPoisha),
    shipping: takaOf(order.shippingPoisha),
    total,
    mayCancel: actor.id === order.customerId && parcels.every(({ status }) => status === 'Pending'),
    mayMove: movesOpenTo(order, parcels, actor),
  }
}

/**
 * The shipping of an order is collected once, with its first parcel that is not cancelled, so that what its parcels collect
 * adds up to what the customer was promised to pay.
 */
export function shippedWith({ firstParcelId, shippingPoisha }: OrderRecord): ShippedWith | undefined {
  return firstParcelId === null ? undefined : { parcelId: firstParcelId, poisha: shippingPoisha }
}

export function rowOf({ id, customerName, totalPoisha, status, createdAt, itemCount }: RowRecord): OrderRow {
  const totalAmount = takaOf(totalPoisha)
  return { id, customerName, totalAmount, status, createdAt: new Date(createdAt).toISOString(), itemCount }
}

function parcelsOf(lines: LineRecord[], parcelOf: (line: LineRecord) => Parcel): Parcel[] {
  const parcels = new Map<number, Parcel>()
  for (const line of lines) {
    const parcel = parcels.get(line.parcelId) ?? parcelOf(line)
    parcel.items.push(lineOf(line))
    parcels.set(parcel.id, parcel)
  }
  return [...parcels.values()]
}

/** Admins are told the account. To others a store is its name, the customer the name on the order, an admin the shop. */
function nameOfMover(line: LineRecord, order: OrderRecord, actor: Actor): string | null {
  const { moverId, moverName, ownerId, storeName } = line
  if (moverId === null || actor.role === 'Admin' || moverId === actor.id) return moverName
  if (moverId === order.customerId) return order.name
  return moverId === ownerId ? storeName : 'Haat'
}

function emptyParcel(
  { parcelId, vendorId, storeName, status, movedAt, itemsPoisha }: LineRecord,
  movedBy: string | null,
  shippedWith: ShippedWith | undefined,
): Parcel {
  const isOwed = status !== 'Cancelled'
  const shippingPoisha = shippedWith?.parcelId === parcelId ? shippedWith.poisha : 0
  return {
    id: parcelId,
    vendorId,
    storeName,
    status,
    movedAt: movedAt === null ? null : movedAt.toISOString(),
    movedBy,
    total: takaOf(itemsPoisha),
    toCollect: { shipping: takaOf(shippingPoisha), total: isOwed ? takaOf(itemsPoisha + shippingPoisha) : 0 },
    items: [],
  }
}

function lineOf({ id, productId, name, pricePoisha, quantity, size, image, vendorId }: LineRecord): OrderLine {
  const price = takaOf(pricePoisha)
  const imagePath = image === null ? null : imagePathOf(image)
  return { id, productId, productName: name, price, quantity, size, imagePath, vendorId }
}
