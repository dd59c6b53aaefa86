import * as z from 'zod/mini'
import { m } from '#messages'
import { askedRole } from './auth.ts'
import { adjustment, quantity } from './cart.ts'
import { endpoint } from './machinery/endpoint.ts'
import { days, daysInOrder, id, idText, moment, money, paging, searchText, singleLine } from './machinery/fields.ts'
import { size } from './products.ts'
import { ORDER_STATUSES } from './values/choices.ts'
import { LONGEST_REASON, MOST_AT_ONCE } from './values/limits.ts'
import { MOVERS, OUTCOMES, STAGES } from './values/stages.ts'

export const orderStatus = z.enum(ORDER_STATUSES, { error: () => m.field_must_pending_completed() })
export type OrderStatus = z.infer<typeof orderStatus>

export const stage = z.enum(STAGES)

export const orderLine = z.object({
  id,
  productId: id,
  productName: z.string(),
  price: money,
  /** `price` for all its pieces. */
  subtotal: z.number(),
  quantity,
  size,
  imagePath: z.nullable(z.string()),
  vendorId: id,
  /** What became of its pieces; none while they are on their way. `fit`: of refused ones, how many the store has back fit to sell. */
  outcomes: z.array(z.object({ outcome: z.enum(OUTCOMES), quantity, fit: z.nullable(z.int()) })),
})
export type OrderLine = z.infer<typeof orderLine>

export const parcelMove = z.object({
  stage,
  at: moment,
  by: z.enum(MOVERS),
  reason: z.string(),
  /** Somebody said it against the order of the stages: what was told before was wrong. */
  isCorrection: z.boolean(),
})

export const toCollect = z.object({
  shipping: z.number(),
  adjustments: z.array(adjustment),
  rounding: z.number(),
  total: z.number(),
})

export const parcel = z.object({
  id,
  vendorId: id,
  storeName: z.string(),
  status: orderStatus,
  /** How far it is; the status follows from it. */
  stage,
  /** Who carries it, once it has left: `own` is the store’s rider. */
  courier: z.nullable(z.string()),
  trackingNumber: z.string(),
  /** Its way so far, the oldest first; `at`: when it happened. */
  moves: z.array(parcelMove),
  movedAt: z.nullable(moment),
  /** To admins the account’s name, else one’s own, the store’s, the customer’s or the shop’s. */
  movedBy: z.nullable(z.string()),
  /** Why it was cancelled; '' where nobody said. */
  cancelReason: z.string(),
  /** Whether it was more than a new account may hold: no pieces are put aside for it until its store confirms it. */
  awaitsConfirmation: z.boolean(),
  total: z.number(),
  /**
   * Paid at the door: its total and adjustments, and on the first open parcel the shipping, rounded down to whole taka: `rounding` is
   * what that makes less, nothing or below it. Completed: what was paid.
   */
  toCollect,
  /** The cash that was taken at the door, once it is Completed; of what was refused, what was paid for its delivery, where it was. */
  collected: z.nullable(z.number()),
  /** Whether the reader packs it: has its packing slip. */
  isPacker: z.boolean(),
  /** To which stages the reader may bring it now. */
  mayBring: z.array(stage),
  /** Whether the reader is to say which pieces came back: of a refused parcel, or of a part that was not kept. */
  mayReceive: z.boolean(),
  /** Whether the reader is to say which pieces of a part were kept, where a courier has said only what they came to. */
  maySayKept: z.boolean(),
  /** Whether its company says that a part was kept, and neither for how much nor which: the reader is to say it, and the parcel goes on by that. */
  isPartToSay: z.boolean(),
  items: z.array(orderLine),
})

/** `totalAmount`: still to be had; of what is wholly cancelled, what it was ordered for. A vendor’s row is its parcel. */
export const boughtLine = z.object({
  productName: z.string(),
  imagePath: z.nullable(z.string()),
  size,
  quantity,
  storeName: z.string(),
})

export const orderRow = z.object({
  id,
  customerName: z.string(),
  totalAmount: z.number(),
  status: orderStatus,
  createdAt: moment,
  itemCount: z.int(),
  /** First lines, of what the caller bought. */
  bought: z.optional(z.array(boughtLine)),
})
export type OrderRow = z.infer<typeof orderRow>

const customer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  altPhone: z.string(),
})

/** What delivery needs of a customer. */
export const deliveryContact = z.pick(customer, { name: true, phone: true, altPhone: true, address: true, city: true })
export type DeliveryContact = z.infer<typeof deliveryContact>

/**
 * One order as its reader may see it: all of it for its customer and admins, the own parcel for a vendor (then shipping is 0).
 * `itemsTotal`, `adjustments`, `shipping` and `total` leave out what was cancelled; `total` is the sum of the others. A store’s
 * are those of its parcel, whatever became of it, with the adjustments that it bears.
 */
export const order = z.extend(orderRow, {
  customer,
  notes: z.string(),
  items: z.array(orderLine),
  parcels: z.array(parcel),
  itemsTotal: z.number(),
  adjustments: z.array(adjustment),
  shipping: z.number(),
  total: z.number(),
  /** What `itemsTotal` leaves out of the lines; null for a store, whose figures leave out nothing. */
  cancelledTotal: z.nullable(z.number()),
  isMine: z.boolean(),
  mayCancel: z.boolean(),
  /** What the reader may do with it now, which parcels that moves, and whether these are all that is open of the order. */
  mayMove: z.array(
    z.object({ status: z.enum(['Completed', 'Cancelled']), parcelIds: z.array(id), isWhole: z.boolean() }),
  ),
})
export type Order = z.infer<typeof order>

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'signed-in',
  summary:
    'Orders, newest first: all for an admin, those with own lines for a vendor, the own ones for a customer. `search` finds by number, customer name or phone.',
  query: z
    .object({
      role: z.optional(askedRole),
      status: z.optional(orderStatus),
      ...days,
      /** Number, or part of a name or phone. */
      search: z.optional(searchText),
      /** `me`: what the caller bought, whatever the role. */
      placedBy: z.optional(z.literal('me')),
      ...paging(50),
    })
    .check(daysInOrder),
  reply: orderRow,
  list: 'array',
})

export const completeOrders = endpoint({
  method: 'POST',
  path: '/api/orders/complete',
  access: 'approved-vendor-or-admin',
  summary:
    'Complete several orders, each by itself: an admin every open parcel, a vendor its own. Says which were completed and which were not, and why.',
  body: z.object({
    ids: z
      .array(id, { error: () => m.field_please_choose_orders() })
      .check(
        z.minLength(1, { error: () => m.field_please_choose_orders() }),
        z.maxLength(MOST_AT_ONCE, { error: () => m.field_at_most_at_once({ most: MOST_AT_ONCE }) }),
      ),
  }),
  reply: z.object({
    completed: z.array(id),
    refused: z.array(z.object({ orderId: id, code: z.string(), message: z.string() })),
  }),
})
export type CompletedOrders = z.infer<(typeof completeOrders)['reply']>

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
  body: z.object({
    status: orderStatus,
    /** Why it is cancelled: told to whom it concerns. */
    reason: z.optional(singleLine(LONGEST_REASON)),
  }),
  reply: order,
})
