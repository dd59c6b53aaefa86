import { m } from '#messages'
import { buyAgain } from '../orders/buy-again.ts'
import { call } from '../platform/call.ts'
import { acts, reasonIn } from '../ui/acts/acts.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'

/** Moves an order that was read as `id`, or puts what was in it into the cart again. */
export const changeOrder = (id: string, userId: number) =>
  acts<Response | Pressed>(
    {
      'buy-again': { answer: () => buyAgain(id, userId) },
      'complete-order': {
        run: () => call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'Completed' } }),
        done: m.orders_completed(),
      },
      'cancel-order': {
        run: (form) =>
          call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'Cancelled', ...reasonIn(form) } }),
        done: m.orders_cancelled(),
      },
    },
    { answer: pressed },
  )
