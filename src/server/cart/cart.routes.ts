import * as calls from '#contract/cart'
import type { Serve } from '../platform/http/calls.ts'
import { addToCart } from './add-to-cart.ts'
import { changeCartLine } from './change-line.ts'
import type { ReadCharges } from './charges.ts'
import { readCart } from './read-cart.ts'
import { clearCart, removeCartLine } from './remove-line.ts'

export function cartRoutes(serve: Serve, readCharges: ReadCharges): void {
  serve(calls.addToCart, ({ db, actor, body }) => addToCart(db, actor, body))
  serve(calls.readCart, ({ db, actor, params }) => readCart(db, actor, readCharges, params.userId))
  serve(calls.changeCartLine, ({ db, actor, params, body }) => changeCartLine(db, actor, params.productId, body))
  serve(calls.removeCartLine, ({ db, actor, params }) => removeCartLine(db, actor, params.id))
  serve(calls.clearCart, ({ db, actor }) => clearCart(db, actor))
}
