import * as calls from '#contract/orders'
import type { Serve } from '../platform/http/calls.ts'
import { listOrders } from './list-orders.ts'
import { completeOrders, moveOrder } from './move-order.ts'
import { readOrder } from './read-order.ts'

export function ordersRoutes(serve: Serve): void {
  serve(calls.listOrders, ({ db, actor, query }) => listOrders(db, actor, query))
  serve(calls.readOrder, ({ db, actor, params }) => readOrder(db, actor, params.id))
  serve(calls.completeOrders, ({ db, actor, body }) => completeOrders(db, actor, body.ids))
  serve(calls.moveOrder, ({ db, actor, params, body }) => moveOrder(db, actor, params.id, body))
}
