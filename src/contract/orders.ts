import * as z from 'zod/mini'
import { day } from './audit.ts'
import { askedRole } from './auth.ts'
import { quantity } from './cart.ts'
import { size } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { email, id, idText, looseId, moment, money, optionalText, paging, phone, text } from './fields.ts'
import { MAX_CART_LINES } from './garment.ts'

export const orderStatus = z.enum(['Pending', 'Completed', 'Cancelled'], 'Must be Pending, Completed or Cancelled.')
export type OrderStatus = z.infer<typeof orderStatus>

export const orderLine = z.object({
  id,
  productId: id,
  productName: z.string(),
  price: money,
  quantity,
  size,
  imagePath: z.nullable(z.string()),
  vendorId: id,
})
export type OrderLine = z.infer<typeof orderLine>

export const parcel = z.object({
  id,
  vendorId: id,
  storeName: z.string(),
  status: orderStatus,
  movedAt: z.nullable(moment),
  /** Who moved it: to an admin the account’s name, to others their own, the store’s, the customer’s or the shop’s. */
  movedBy: z.nullable(z.string()),
  total: z.number(),
  /** What is paid when it arrives: `total` and, with the first parcel that is not cancelled, the order’s shipping. */
  toCollect: z.object({ shipping: z.number(), total: z.number() }),
  items: z.array(orderLine),
})

/** A row of the order list. A vendor sees its own lines only: `totalAmount` is their sum and `status` its parcel's. */
export const orderRow = z.object({
  id,
  customerName: z.string(),
  totalAmount: z.number(),
  status: orderStatus,
  createdAt: moment,
  itemCount: z.int(),
})
export type OrderRow = z.infer<typeof orderRow>

/** One order as its reader may see it: all of it for its customer and admins, the own parcel for a vendor (then shipping is 0). */
export const order = z.extend(orderRow, {
  customer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    altPhone: z.string(),
  }),
  notes: z.string(),
  items: z.array(orderLine),
  parcels: z.array(parcel),
  itemsTotal: z.number(),
  shipping: z.number(),
  total: z.number(),
  mayCancel: z.boolean(),
  /** What the reader may do with it now, and which parcels that moves. */
  mayMove: z.array(z.object({ status: z.enum(['Completed', 'Cancelled']), parcelIds: z.array(id) })),
})
export type Order = z.infer<typeof order>

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/orders/create',
  access: 'signed-in',
  summary: 'Place a cash-on-delivery order. Refused with `price_changed` where the shop asks other prices now.',
  headers: z.object({
    'idempotency-key': z.optional(
      z
        .string()
        .check(z.minLength(1, 'Must have 1 to 100 characters.'), z.maxLength(100, 'Must have 1 to 100 characters.')),
    ),
  }),
  body: z.object({
    name: text(120),
    email,
    phone,
    shippingAddress: text(500),
    shippingCity: text(100),
    altPhone: optionalText(20),
    notes: optionalText(1000),
    totalAmount: z.number('Must be an amount in taka.'),
    orderDate: z.optional(z.unknown()),
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
            context.issues.push({ code: 'custom', message: 'Please choose a size.', input: chosen, path: ['Size'] })
            return z.NEVER
          }),
        ),
      )
      .check(
        z.minLength(1, 'An order needs at least one item.'),
        z.maxLength(MAX_CART_LINES, `At most ${MAX_CART_LINES} lines.`),
      ),
  }),
  reply: order,
  status: 201,
})
export type OrderRequest = z.output<(typeof createOrder)['body']>

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'signed-in',
  summary:
    'Orders, newest first: all for an admin, those with own lines for a vendor, the own ones for a customer. `search` finds by number, customer name or phone.',
  query: z.object({
    role: z.optional(askedRole),
    status: z.optional(orderStatus),
    /** Days in Asia/Dhaka, both included. */
    from: z.optional(day),
    to: z.optional(day),
    /** An order’s number, or part of its customer’s name or phone. */
    search: z.optional(z.string().check(z.maxLength(200, 'At most 200 characters.'))),
    /** `me`: only what the caller bought, whatever the role. */
    placedBy: z.optional(z.literal('me')),
    ...paging(50),
  }),
  reply: orderRow,
  list: 'array',
})

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  access: 'signed-in',
  summary: 'One order.',
  params: z.object({ id: idText }),
  reply: order,
})

export const moveOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/status',
  access: 'signed-in',
  summary: 'Move an order: an admin every open parcel, a vendor its own, a customer may cancel while all is Pending.',
  params: z.object({ id: idText }),
  body: z.object({ status: orderStatus }),
  reply: order,
})
