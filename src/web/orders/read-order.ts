import { data } from 'react-router'
import type { Order } from '#contract/orders'
import { logOnly } from '../cart/log.ts'
import { call } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'

/** An order for a page. One that is not there, or another’s, is the not-found screen. */
export async function readOrder(id: string): Promise<Order> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 })
  return await call('GET /api/orders/:id', { params: { id } }).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) throw data(null, { status: 404 })
    logOnly('The order could not be read.', error)
    throw error
  })
}
