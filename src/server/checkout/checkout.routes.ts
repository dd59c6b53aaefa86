import * as calls from '#contract/checkout'
import type { ReadCharges } from '../cart/charges.ts'
import type { Serve } from '../platform/http/calls.ts'
import { type OrderLimits, placeOrder } from './place-order.ts'
import { readQuote } from './read-quote.ts'

export function checkoutRoutes(serve: Serve, readCharges: ReadCharges, limits: OrderLimits): void {
  serve(calls.readQuote, ({ db, actor }) => readQuote(db, actor, readCharges))
  serve(calls.createOrder, ({ db, actor, body, headers }) =>
    placeOrder(db, actor, body, { ...limits, key: headers['idempotency-key'] }),
  )
}
