import type { CompletedOrders } from '#contract/orders'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts } from '../ui/acts/acts.ts'
import { toast } from '../ui/toasts.tsx'

/** What became of the chosen orders; null where they were refused as one, or no answer came. */
export type Done = CompletedOrders | null

export const changeOrders = acts<CompletedOrders>({
  complete: {
    answer: async (form) => {
      const ids = form.getAll('id').map(Number)
      const done = await call('POST /api/orders/complete', { body: { ids } })
      const { completed, refused } = done
      if (refused.length === 0) toast('success', m.orders_completed_all({ orders: inWords(completed.length) }))
      return done
    },
  },
})

export function inWords(orders: number): string {
  return m.orders_count({ count: orders })
}
