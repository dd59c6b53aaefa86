import * as calls from '#contract/checkout'
import type { ReadTerms } from '../cart/terms.ts'
import type { Serve } from '../platform/http/calls.ts'
import { type OrderLimits, placeOrder } from './place-order.ts'
import { readQuote } from './read-quote.ts'

export function checkoutRoutes(serve: Serve, readTerms: ReadTerms, limits: OrderLimits): void {
  serve(calls.readQuote, ({ db, actor }) => readQuote(db, actor, readTerms))
  serve(calls.createOrder, ({ db, actor, body, headers }) =>
    placeOrder(db, actor, body, { ...limits, key: headers['idempotency-key'] }),
  )
}
