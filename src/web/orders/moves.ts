import type { Order } from '#contract/orders'
import { m } from '#messages'

type Status = Order['mayMove'][number]['status']

export interface Move {
  status: Status
  text: string
  question: string
  yes: string
}

/** By the server’s `mayMove`, in words. */
export function movesOf(order: Order): Move[] {
  return order.mayMove.map(({ status, isWhole }) => {
    return status === 'Completed' ? completing(isWhole, order.id) : cancelling(isWhole, order.id)
  })
}

function completing(isOrder: boolean, id: number): Move {
  return {
    status: 'Completed',
    text: isOrder ? m.orders_complete_order() : m.orders_complete_parcel(),
    question: isOrder ? m.orders_was_order_delivered({ id }) : m.orders_was_parcel_delivered({ id }),
    yes: m.orders_yes_complete(),
  }
}

function cancelling(isOrder: boolean, id: number): Move {
  return {
    status: 'Cancelled',
    text: isOrder ? m.orders_cancel_order() : m.orders_cancel_parcel(),
    question: isOrder ? m.orders_sure_cancel_order({ id }) : m.orders_sure_cancel_parcel({ id }),
    yes: m.orders_yes_cancel(),
  }
}
