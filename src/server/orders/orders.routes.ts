import * as calls from '#contract/orders'
import type { Serve } from '../platform/calls.ts'
import { listOrders } from './list-orders.ts'
import { moveOrder } from './move-order.ts'
import { placeOrder } from './place-order.ts'
import { readOrder } from './read-order.ts'

export function ordersRoutes(serve: Serve): void {
  serve(calls.createOrder, ({ db, actor, body, headers }) => placeOrder(db, actor, body, headers['idempotency-key']))
  serve(calls.listOrders, ({ db, actor, query }) => listOrders(db, actor, query))
  serve(calls.readOrder, ({ db, actor, params }) => readOrder(db, actor, params.id))
  serve(calls.moveOrder, ({ db, actor, params, body }) => moveOrder(db, actor, params.id, body.status))
}
