import * as calls from '#contract/checkout'
import type { ReadCharges } from '../cart/charges.ts'
import type { ReadDeliveryDays } from '../deadlines/delivery-times.ts'
import type { Serve } from '../platform/http/calls.ts'
import { type OrderLimits, placeOrder } from './place-order.ts'
import { readQuote } from './read-quote.ts'

export function checkoutRoutes(
  serve: Serve,
  readCharges: ReadCharges,
  readDeliveryDays: ReadDeliveryDays,
  limits: OrderLimits,
): void {
  serve(calls.readQuote, ({ db, actor }) => readQuote(db, actor, readCharges, readDeliveryDays))
  serve(calls.createOrder, ({ db, actor, body, headers }) =>
    placeOrder(db, actor, body, { ...limits, key: headers['idempotency-key'] }),
  )
}
