import { data } from 'react-router'
import type { Order } from '#contract/orders'
import { call } from '../platform/call.ts'
import { logOnly } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'

/** Missing or another’s: the not-found screen. */
export async function readOrder(id: string): Promise<Order> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 })
  return await call('GET /api/orders/:id', { params: { id } }).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) throw data(null, { status: 404 })
    logOnly('The order could not be read.', error)
    throw error
  })
}
