import type { DeliveryContact, Order, OrderLine, OrderRow } from '#contract/orders'
import { byName, namesOf } from '#contract/values/by-name'
import { takaOf } from '#contract/values/money'
import { subtotalOf } from '../cart/quote.ts'
import { shownAdjustments } from '../cart/shown-adjustments.ts'
import type { Actor } from '../platform/actor.ts'
import { imagePathOf } from '../platform/pictures/picture-address.ts'
import { type Collected, collectedBy, collectedFor, ownedBy } from './figures.ts'
import type { RowRecord } from './list.queries.ts'
import { isPackedBy, movesOpenTo, stagesOpenTo } from './may-move.ts'
import { mayReceive, maySayKept } from './may-receive.ts'
import { CUSTOMER_COLUMNS, type LineRecord, type MoveRecord, type OrderRecord } from './orders.queries.ts'

type Parcel = Order['parcels'][number]

/** An order as it was read, and the parcel that its delivery is to come with. */
interface Read {
  order: OrderRecord
  lines: LineRecord[]
  bringerId: number | undefined
}

/** The order on the wire, for its customer and admins: its figures say what is still to be had. */
export function viewOf({ order, lines, bringerId }: Read, actor: Actor): Order {
  const parcels = firstLines(lines)
  const { itemsPoisha, shippingPoisha, adjustments } = collectedFor(order, parcels, bringerId)
  const seen = parcels.map((parcel) => parcelOf(parcel, { order, lines, bringerId }, actor))
  const mayMove = movesOpenTo(order, seen, actor)
  const allPoisha = parcels.reduce((sum, parcel) => sum + parcel.itemsPoisha, 0)
  return {
    ...factsOf(order, lines, actor),
    parcels: seen,
    ...figures({ itemsPoisha, shippingPoisha, adjustments, poisha: order.duePoisha }),
    totalAmount: takaOf(order.status === 'Cancelled' ? order.totalPoisha : order.duePoisha),
    cancelledTotal: takaOf(allPoisha - itemsPoisha),
    mayCancel: actor.id === order.customerId && mayMove.some((move) => cancelsAll(move, seen)),
    mayMove,
  }
}

function cancelsAll({ status, parcelIds }: Order['mayMove'][number], parcels: Parcel[]): boolean {
  return status === 'Cancelled' && parcelIds.length === parcels.length
}

const CUSTOMER_FIELDS = namesOf(CUSTOMER_COLUMNS)
const NOBODY = byName(CUSTOMER_FIELDS, () => '')

/** A vendor delivers its own parcel: it sees that and what it has of it, without the shipping, and of the customer what delivery needs. */
export function viewOfStore({ order, lines, bringerId }: Read, parcel: LineRecord, actor: Actor): Order {
  const own = lines.filter(({ parcelId }) => parcelId === parcel.parcelId)
  const seen = parcelOf(parcel, { order, lines: own, bringerId }, actor)
  const { customer, ...facts } = factsOf(order, own, actor)
  return {
    ...facts,
    customer: { ...NOBODY, ...deliveryContactOf(customer) },
    status: seen.status,
    parcels: [seen],
    ...figures({ ...ownedBy(parcel, order), shippingPoisha: 0 }),
    cancelledTotal: null,
    mayCancel: false,
    // Of the other parcels it knows nothing: what it moves is its own.
    mayMove: movesOpenTo(order, [seen], actor).map((move) => ({ ...move, isWhole: false })),
  }
}

export function deliveryContactOf({ name, phone, altPhone, address, city }: DeliveryContact): DeliveryContact {
  return { name, phone, altPhone, address, city }
}

function factsOf(order: OrderRecord, lines: LineRecord[], actor: Actor) {
  const { id, name, notes, status, createdAt } = order
  return {
    id,
    customerName: name,
    status,
    createdAt: createdAt.toISOString(),
    notes,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    customer: byName(CUSTOMER_FIELDS, (field) => order[field]),
    items: lines.map(lineOf),
    isMine: actor.id === order.customerId,
  }
}

function figures({ itemsPoisha, shippingPoisha, adjustments, poisha }: Collected) {
  const total = takaOf(poisha)
  return {
    totalAmount: total,
    itemsTotal: takaOf(itemsPoisha),
    adjustments: shownAdjustments(adjustments),
    shipping: takaOf(shippingPoisha),
    total,
  }
}

export function rowOf({ bought, ...row }: RowRecord): OrderRow {
  const { id, customerName, totalPoisha, status, createdAt, itemCount } = row
  const totalAmount = takaOf(totalPoisha)
  return {
    id,
    customerName,
    totalAmount,
    status,
    createdAt: new Date(createdAt).toISOString(),
    itemCount,
    ...(bought ? { bought: bought.map(({ image, ...line }) => ({ ...line, imagePath: pathOf(image) })) } : {}),
  }
}

function pathOf(image: string | null): string | null {
  return image === null ? null : imagePathOf(image)
}

/** The first line of each parcel, for what they all say of it. */
function firstLines(lines: LineRecord[]): LineRecord[] {
  return [...new Map(lines.toReversed().map((line) => [line.parcelId, line])).values()].toReversed()
}

/** The account to admins; else the store, the customer or the shop. */
function nameOfMover(line: LineRecord, order: OrderRecord, actor: Actor): string | null {
  const { moverId, moverName, ownerId, storeName } = line
  if (moverId === null || actor.role === 'Admin' || moverId === actor.id) return moverName
  if (moverId === order.customerId) return order.name
  return moverId === ownerId ? storeName : 'Haat'
}

function parcelOf(parcel: LineRecord, { order, lines, bringerId }: Read, actor: Actor): Parcel {
  const { parcelId: id, vendorId, storeName, status, movedAt, cancelReason, itemsPoisha } = parcel
  const { stage, courier, trackingNumber, collectedPoisha } = parcel
  const door = collectedBy(parcel, order, bringerId)
  const own = lines.filter(({ parcelId }) => parcelId === id)
  return {
    id,
    vendorId,
    storeName,
    status,
    stage,
    courier,
    trackingNumber,
    moves: order.moves.filter(({ parcelId }) => parcelId === id).map(moveOf),
    movedAt: movedAt === null ? null : new Date(movedAt).toISOString(),
    movedBy: nameOfMover(parcel, order, actor),
    cancelReason,
    awaitsConfirmation: parcel.awaitsConfirmation,
    total: takaOf(itemsPoisha),
    toCollect: {
      shipping: takaOf(door.shippingPoisha),
      adjustments: shownAdjustments(door.adjustments),
      rounding: takaOf(0 - door.roundingPoisha),
      total: takaOf(door.poisha - door.roundingPoisha),
    },
    collected: collectedPoisha === null ? null : takaOf(collectedPoisha),
    isPacker: isPackedBy(parcel, actor),
    mayBring: stagesOpenTo({ id, vendorId, status, stage, courier, isPartlyReported: parcel.isPartlyReported }, actor),
    mayReceive: mayReceive(parcel, own, actor),
    maySayKept: maySayKept(parcel, own, actor),
    isPartToSay: parcel.isPartlyReported && isPackedBy(parcel, actor),
    items: own.map(lineOf),
  }
}

function moveOf({ stage, happenedAt, movedBy, reason, isCorrection }: MoveRecord): Parcel['moves'][number] {
  return { stage, at: new Date(happenedAt).toISOString(), by: movedBy, reason, isCorrection }
}

function lineOf(line: LineRecord): OrderLine {
  const { id, productId, name, pricePoisha, quantity, size, image, vendorId } = line
  const outcomes = line.outcomes.map(({ fitQuantity, ...each }) => ({ ...each, fit: fitQuantity }))
  const [price, subtotal] = [takaOf(pricePoisha), takaOf(subtotalOf(line))]
  return {
    id,
    productId,
    productName: name,
    price,
    subtotal,
    quantity,
    size,
    imagePath: pathOf(image),
    vendorId,
    outcomes,
  }
}
