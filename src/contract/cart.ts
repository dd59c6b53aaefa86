import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, looseId, money } from './machinery/fields.ts'
import { size } from './products.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from './values/sizes.ts'

export const quantity = z
  .int({ error: () => m.field_must_whole_number() })
  .check(
    z.minimum(1, { error: () => m.field_must_least_1() }),
    z.maximum(MAX_QUANTITY, { error: () => m.field_at_most({ most: MAX_QUANTITY }) }),
  )

export const cartNotice = z.enum(['price_changed', 'off_sale', 'no_orders', 'out_of_stock'])

export const cartLine = z.object({
  id,
  productId: id,
  product: z.object({
    id,
    name: z.string(),
    price: money,
    vendorId: id,
    storeName: z.string(),
    imagePath: z.nullable(z.string()),
  }),
  quantity,
  size,
  price: money,
  /** `price` for all its pieces. */
  subtotal: z.number(),
  notice: z.nullable(z.object({ code: cartNotice, message: z.string() })),
})
export type CartLine = z.infer<typeof cartLine>

/** What an order costs beside its lines and its shipping; below zero there is less to pay. */
export const adjustment = z.object({
  what: z.string(),
  /** Who bears it: the shop, or the store whose parcel it changes. */
  paidBy: z.enum(['shop', 'store']),
  amount: z.number(),
})
export type Adjustment = z.infer<typeof adjustment>

/** What lines come to if they are ordered now, in taka: `total` is `itemsTotal`, `shipping` and each adjustment’s `amount`. */
export const quote = z.object({
  itemsTotal: z.number(),
  adjustments: z.array(adjustment),
  shipping: z.number(),
  total: z.number(),
})
export type Quote = z.infer<typeof quote>

/** `count`, `total` (taka, without shipping) and `quote` leave out lines that went off sale, or whose store takes no orders just now. */
export const cart = z.object({ items: z.array(cartLine), count: z.int(), total: z.number(), quote })
export type Cart = z.infer<typeof cart>

export const addToCart = endpoint({
  method: 'POST',
  path: '/api/cart/add',
  access: 'signed-in',
  summary: 'Put products in the cart. The price is the shop’s, whatever the payload says.',
  body: z.object({
    userId: looseId,
    items: z
      .array(z.object({ productId: looseId, quantity, price: z.optional(z.unknown()), size }))
      .check(
        z.minLength(1, { error: () => m.field_please_choose_something() }),
        z.maxLength(MAX_CART_LINES, { error: () => m.field_at_most_lines({ most: MAX_CART_LINES }) }),
      ),
  }),
  reply: z.object({ message: z.string(), count: z.int() }),
})

export const readCart = endpoint({
  method: 'GET',
  path: '/api/cart/GetCartItems/:userId',
  access: 'signed-in',
  summary: 'The caller’s cart.',
  params: z.object({ userId: idText }),
  reply: cart,
})

export const changeCartLine = endpoint({
  method: 'PUT',
  path: '/api/cart/:productId',
  access: 'signed-in',
  summary: 'Set the quantity of a product in the cart; `size` is needed where it is there in several.',
  params: z.object({ productId: idText }),
  body: z.object({ productId: looseId, quantity, userId: looseId, size: z.optional(size) }),
  reply: cart,
})

export const removeCartLine = endpoint({
  method: 'DELETE',
  path: '/api/cart/remove/:id',
  access: 'signed-in',
  summary: 'Take a line out of the cart.',
  params: z.object({ id: idText }),
  reply: cart,
})

export const clearCart = endpoint({
  method: 'DELETE',
  path: '/api/cart',
  access: 'signed-in',
  summary: 'Empty the cart.',
  reply: cart,
})
