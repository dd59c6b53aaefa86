import * as z from 'zod/mini'
import { m } from '#messages'
import { cartLine, quantity, quote } from './cart.ts'
import { endpoint } from './machinery/endpoint.ts'
import { email, looseId, money, optionalPhone, optionalText, phone, singleLine } from './machinery/fields.ts'
import { order } from './orders.ts'
import { size } from './products.ts'
import { byName } from './values/by-name.ts'
import { ZONES } from './values/deadlines.ts'
import { LONGEST_CONTACT } from './values/limits.ts'
import { MAX_CART_LINES } from './values/sizes.ts'

export const deliveryDays = z.object({ fewest: z.int(), most: z.int() })

export const checkoutQuote = z.extend(quote, {
  /** What would be ordered; a line’s `notice` says what to look at before. */
  lines: z.array(cartLine),
  /** Lines of the cart that went off sale, or whose store takes no orders just now: they stay behind. */
  offSale: z.array(cartLine),
  count: z.int(),
  /** Days after the confirmation within which parcels came lately, by zone of their city; none where too few say so. */
  deliveryDays: z.partial(z.object(byName(ZONES, () => deliveryDays))),
})
export type CheckoutQuote = z.infer<typeof checkoutQuote>

export const readQuote = endpoint({
  method: 'GET',
  path: '/api/checkout/quote',
  access: 'signed-in',
  summary: 'What the caller’s cart costs if it is ordered now: lines, adjustments, shipping, total.',
  reply: checkoutQuote,
})

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/orders/create',
  access: 'signed-in',
  summary: 'Place a cash-on-delivery order. Refused with `price_changed` where the shop asks other prices now.',
  headers: z.object({
    'idempotency-key': z.optional(
      z
        .string()
        .check(
          z.minLength(1, { error: () => m.field_must_1_100() }),
          z.maxLength(100, { error: () => m.field_must_1_100() }),
        ),
    ),
  }),
  body: z.object({
    name: singleLine(LONGEST_CONTACT.name),
    email,
    phone,
    shippingAddress: singleLine(LONGEST_CONTACT.address),
    shippingCity: singleLine(LONGEST_CONTACT.city),
    altPhone: optionalPhone,
    notes: optionalText(LONGEST_CONTACT.notes),
    totalAmount: z.number({ error: () => m.field_must_amount_taka() }),
    orderDate: z.optional(z.unknown()),
    /** Whose screen it was: an order is not placed in the name of whoever logged in since. */
    userId: z.optional(looseId),
    /** Only cash on delivery places an order (spec §1); left out, it is that. */
    paymentMethod: z.optional(z.literal('cod', { error: () => m.field_only_cash_delivery() })),
    items: z
      .array(
        z.pipe(
          z.object({
            id: z.optional(z.unknown()),
            orderId: z.optional(z.unknown()),
            productId: looseId,
            price: money,
            quantity,
            Size: z.optional(size),
            size: z.optional(size),
            vendorId: z.optional(z.unknown()),
          }),
          z.transform(({ productId, price, quantity, Size, size }, context) => {
            const chosen = Size ?? size
            if (chosen) return { productId, price, quantity, size: chosen }
            context.issues.push({
              code: 'custom',
              message: m.field_please_choose_size(),
              input: chosen,
              path: ['Size'],
            })
            return z.NEVER
          }),
        ),
      )
      .check(
        z.minLength(1, { error: () => m.field_order_needs_least() }),
        z.maxLength(MAX_CART_LINES, { error: () => m.field_at_most_lines({ most: MAX_CART_LINES }) }),
      ),
  }),
  reply: order,
  status: 201,
})
export type OrderRequest = z.output<(typeof createOrder)['body']>
