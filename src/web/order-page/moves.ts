import type { Order } from '#contract/orders'
import { formatTaka, sumOfTaka } from '#contract/values/money'
import { m } from '#messages'

type Open = Order['mayMove'][number]
export type MoveIntent = 'complete-order' | 'cancel-order'

export interface Move {
  intent: MoveIntent
  text: string
  question: string
  yes: string
}

/** By the server’s `mayMove`, in words. */
export function movesOf(order: Order): Move[] {
  return order.mayMove.map((open) => {
    return open.status === 'Completed' ? completing(open, order) : cancelling(open.isWhole, order.id)
  })
}

function completing({ isWhole, parcelIds }: Open, { id, parcels }: Order): Move {
  const moved = parcels.filter((parcel) => parcelIds.includes(parcel.id))
  const total = formatTaka(sumOfTaka(moved.map(({ toCollect }) => toCollect.total)))
  return {
    intent: 'complete-order',
    text: isWhole ? m.orders_complete_order() : m.orders_complete_parcel(),
    question: isWhole ? m.orders_was_order_paid({ id, total }) : m.orders_was_parcel_paid({ id, total }),
    yes: m.orders_yes_complete(),
  }
}

function cancelling(isOrder: boolean, id: number): Move {
  return {
    intent: 'cancel-order',
    text: isOrder ? m.orders_cancel_order() : m.orders_cancel_parcel(),
    question: isOrder ? m.orders_sure_cancel_order({ id }) : m.orders_sure_cancel_parcel({ id }),
    yes: m.orders_yes_cancel(),
  }
}
