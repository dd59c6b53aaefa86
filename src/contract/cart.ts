import * as z from 'zod/mini'
import { size } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { id, idText, looseId, money } from './fields.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from './garment.ts'

export const quantity = z
  .int('Must be a whole number.')
  .check(z.minimum(1, 'Must be at least 1.'), z.maximum(MAX_QUANTITY, `Must be at most ${MAX_QUANTITY}.`))

/** Why a cart line needs a second look: its price changed since it was added, it went off sale, or its size sold out. */
export const cartNotice = z.enum(['price_changed', 'off_sale', 'out_of_stock'])

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
  notice: z.nullable(z.object({ code: cartNotice, message: z.string() })),
})
export type CartLine = z.infer<typeof cartLine>

/** `count` and `total` (taka, without shipping) leave out lines that went off sale. */
export const cart = z.object({ items: z.array(cartLine), count: z.int(), total: z.number() })
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
        z.minLength(1, 'Please choose something.'),
        z.maxLength(MAX_CART_LINES, `At most ${MAX_CART_LINES} lines.`),
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
