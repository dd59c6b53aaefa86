import type { Order } from '#contract/orders'

type Status = Order['mayMove'][number]['status']

export interface Move {
  status: Status
  text: string
  question: string
  /** The button that means it. */
  yes: string
}

/** What the reader may do with an order, as the server decided (contract, `mayMove`), in words. */
export function movesOf(order: Order): Move[] {
  return order.mayMove.map(({ status, parcelIds }) => {
    const what = isWhole(order, parcelIds) ? 'order' : 'parcel'
    return status === 'Completed' ? completing(what, order.id) : cancelling(what, order.id)
  })
}

/** Whether the reader packs a parcel: whoever may complete it; a store sees its own alone, and keeps its slip. */
export function packs(order: Order, isAdmin: boolean, parcelId: number): boolean {
  const completing = order.mayMove.find(({ status }) => status === 'Completed')
  return isAdmin || isSeenByStore(order) || completing?.parcelIds.includes(parcelId) === true
}

/** A store sees its own parcel, without shipping; what a vendor bought is seen whole (contract, `order`). */
function isSeenByStore({ shipping }: Order): boolean {
  return shipping === 0
}

function isWhole(order: Order, parcelIds: number[]): boolean {
  const open = order.parcels.filter(({ status }) => status === 'Pending')
  return !isSeenByStore(order) && open.every(({ id }) => parcelIds.includes(id))
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
