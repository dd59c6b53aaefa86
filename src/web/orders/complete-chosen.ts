import type { CompletedOrders } from '#contract/orders'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'

/** What became of the chosen orders; null where they were refused as one, or no answer came. */
export type Done = CompletedOrders | null

export async function completeChosen(ids: number[]): Promise<Done> {
  try {
    const done = await call('POST /api/orders/complete', { body: { ids } })
    if (done.refused.length === 0) toast('success', m.orders_completed_all({ orders: inWords(done.completed.length) }))
    return done
  } catch (error) {
    toast('error', wordsOf(error))
    return null
  }
}

export function inWords(orders: number): string {
  return m.orders_count({ count: orders })
}
