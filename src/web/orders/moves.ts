import type { Role } from '#contract/auth'
import type { Order } from '#contract/orders'

export interface Move {
  status: 'Completed' | 'Cancelled'
  text: string
  question: string
  /** The button that means it. */
  yes: string
}

/** What the reader may do with an order; the server decides again (decisions, "Orders"). */
export function movesFor(order: Order, role: Role): Move[] {
  const { id, parcels, mayCancel } = order
  const isOpen = parcels.some(({ status }) => status === 'Pending')
  if (role === 'Admin' && isOpen) return [completing('order', id), cancelling('order', id)]
  if (role === 'Vendor' && isOpen && isSeenByStore(order)) return [completing('parcel', id), cancelling('parcel', id)]
  return mayCancel ? [cancelling('order', id)] : []
}

/** A store sees its own parcel, without shipping; what a vendor bought is seen whole (contract, `order`). */
export function isSeenByStore({ shipping }: Order): boolean {
  return shipping === 0
}

function completing(what: string, id: number): Move {
  return {
    status: 'Completed',
    text: `Complete ${what}`,
    question: `Was ${named(what, id)} delivered and paid? This cannot be undone.`,
    yes: 'Yes, complete it',
  }
}

function cancelling(what: string, id: number): Move {
  return {
    status: 'Cancelled',
    text: `Cancel ${what}`,
    question: `Are you sure you want to cancel ${named(what, id)}? This cannot be undone.`,
    yes: 'Yes, cancel it',
  }
}

function named(what: string, id: number): string {
  return what === 'order' ? `order ${id}` : `the ${what} of order ${id}`
}
