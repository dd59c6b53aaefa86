import type { NewLine, NewOrder } from './new-order.ts'
import type { LineRecord, OrderRecord } from './orders.queries.ts'

/** What only the database knows of an order that it has just inserted. */
export interface Inserted {
  id: number
  createdAt: Date
  parcels: { id: number; vendorId: number }[]
  lines: { id: number; productId: number; size: string }[]
}

/** The record of an order as its insert has left it: what `orderOf` would read. */
export function placedOrder(order: NewOrder, inserted: Inserted): OrderRecord {
  const { customerId, request, quote } = order
  const { name, email, phone, shippingAddress, shippingCity, altPhone, notes } = request
  const parcelIds = new Map<number | null, number>(inserted.parcels.map(({ id, vendorId }) => [vendorId, id]))
  const { id, createdAt } = inserted
  return {
    id,
    customerId,
    createdAt,
    status: 'Pending',
    name,
    email,
    phone,
    address: shippingAddress,
    city: shippingCity,
    altPhone,
    notes,
    shippingPoisha: quote.shippingPoisha,
    duePoisha: quote.totalPoisha,
    totalPoisha: quote.totalPoisha,
    adjustments: quote.adjustments.map(({ vendorId, what, paidBy, poisha }) => {
      return { parcelId: parcelIds.get(vendorId) ?? null, what, paidBy, poisha }
    }),
    lines: linesOf(order, inserted).toSorted((one, other) => one.parcelId - other.parcelId || one.id - other.id),
    states: inserted.parcels.map(({ id: parcelId }) => ({
      id: parcelId,
      status: 'Pending',
      stage: 'placed',
      shippingPoisha: null,
    })),
    moves: [],
  }
}

function linesOf({ quote, awaitsConfirmation }: NewOrder, inserted: Inserted): LineRecord[] {
  return quote.parcels.flatMap(({ vendorId, itemsPoisha, lines }) => {
    const parcelId = idOf(inserted.parcels.find((parcel) => parcel.vendorId === vendorId))
    return lines.map((line) => ({
      ...boughtIn(line),
      id: idOf(inserted.lines.find(({ productId, size }) => productId === line.productId && size === line.size)),
      parcelId,
      vendorId,
      itemsPoisha,
      ...NOT_MOVED,
      awaitsConfirmation,
      outcomes: [],
    }))
  })
}

function boughtIn({ productId, name, pricePoisha, image, size, quantity, storeName, ownerId }: NewLine) {
  return { productId, name, pricePoisha, image, size, quantity, storeName, ownerId }
}

const NOT_MOVED = {
  ...({ status: 'Pending', stage: 'placed' } as const),
  courier: null,
  trackingNumber: '',
  movedAt: null,
  moverId: null,
  moverName: null,
  cancelReason: '',
  broughtPoisha: null,
  isPartlyReported: false,
  keptPoisha: null,
  collectedPoisha: null,
  receivedBackAt: null,
}

function idOf(inserted: { id: number } | undefined): number {
  if (!inserted) throw new Error('What was inserted is there.')
  return inserted.id
}
