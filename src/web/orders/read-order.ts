import { data } from 'react-router'
import type { Order } from '#contract/orders'
import { call } from '../platform/call.ts'
import { idIn } from '../platform/id-in.ts'
import { logOnly } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'

/** Missing or another’s: the not-found screen. */
export async function readOrder(id: string): Promise<Order> {
  const order = await orderIfThere(id)
  if (order === 'missing') throw data(null, { status: 404 })
  return order
}

/** Missing or another’s: said so, where there are others to show. */
export async function orderIfThere(id: string): Promise<Order | 'missing'> {
  if (!idIn(id)) return 'missing'
  return await call('GET /api/orders/:id', { params: { id } }).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return 'missing'
    logOnly('The order could not be read.', error)
    throw error
  })
}
