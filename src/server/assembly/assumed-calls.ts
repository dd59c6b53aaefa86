import * as cart from '#contract/cart'
import * as checkout from '#contract/checkout'
import type { Endpoint } from '#contract/machinery/endpoint'

/**
 * Answered as a customer’s token says, with the look at the account in the same trip (docs/decisions/044). Whoever adds a call
 * sees that it does nothing outside of its transactions: it may be done twice, the first time for nothing.
 */
export const ASSUMED_CALLS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  cart.readCart,
  cart.addToCart,
  checkout.createOrder,
])
