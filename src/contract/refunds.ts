import * as z from 'zod/mini'
import { m } from '#messages'
import { linePieces } from './fulfilment.ts'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, MISSING, moment, paging, reasonGiven, singleLine, sum } from './machinery/fields.ts'
import { size } from './products.ts'
import { LONGEST_REASON, LONGEST_REFERENCE, MOST_AT_ONCE } from './values/limits.ts'
import { LONGEST_KEY, REFUND_METHODS, REFUND_STATES, REFUND_TILLS } from './values/refunds.ts'

/** When it ended so, and why. */
export const withReason = z.object({ at: moment, because: z.string() })

const payment = z.object({
  way: z.enum(REFUND_METHODS),
  /** By which bKash, Nagad, the bank or a receipt knows it. */
  reference: z.string(),
  /** Out of whose till. */
  from: z.enum(REFUND_TILLS),
  at: moment,
  /** When it came to nothing, and why; null while it stands. */
  failed: z.nullable(withReason),
})

export const refund = z.object({
  id,
  orderId: id,
  parcelId: id,
  storeName: z.string(),
  customerName: z.string(),
  state: z.enum(REFUND_STATES),
  /** Taka, to the shopper; `shipping`: what of it is the parcel’s shipping. */
  amount: z.number(),
  shipping: z.number(),
  reason: z.string(),
  lines: z.array(z.object({ lineId: id, productName: z.string(), size, quantity: z.int(), amount: z.number() })),
  grantedAt: moment,
  /** The law: ten days after it was granted. */
  dueAt: moment,
  /** By the shop’s clock. */
  isLate: z.boolean(),
  /** Newest first. */
  payments: z.array(payment),
  cancelled: z.nullable(withReason),
  /** For an admin, what to look at before it is paid; null for others. */
  toPay: z.nullable(
    z.object({
      /** Null: their account is deleted. */
      grantedBy: z.nullable(z.string()),
      isByStore: z.boolean(),
      /** The reader granted it, and there is another admin: that one pays it. */
      needsAnother: z.boolean(),
      /** Taka, what the shop owes the store now; below zero what the store owes. */
      balance: z.number(),
      /** As the shopper gave it with the order. */
      phone: z.string(),
    }),
  ),
  /** Whether the reader may say that it was paid: an admin, or the store, which took the cash of the door, out of its own till. */
  mayPay: z.boolean(),
  /** Whether the store may have paid it out of its own till. */
  mayStorePay: z.boolean(),
})
export type Refund = z.infer<typeof refund>

const byId = z.object({ id: idText })

export const listOrderRefunds = endpoint({
  method: 'GET',
  path: '/api/orders/:id/refunds',
  access: 'signed-in',
  summary: 'Refunds of an order, oldest first: all for its customer and admins, those of its parcel for a store.',
  params: byId,
  reply: z.object({ refunds: z.array(refund) }),
})

export const refundable = z.object({
  parcelId: id,
  /** What of each line can still be refunded. */
  lines: z.array(z.object({ lineId: id, productName: z.string(), size, left: z.int() })),
  /** Taka, of the parcel’s shipping. */
  shippingLeft: z.number(),
})
export type Refundable = z.infer<typeof refundable>

export const readRefundable = endpoint({
  method: 'GET',
  path: '/api/parcels/:id/refundable',
  access: 'approved-vendor-or-admin',
  summary: 'What of a parcel that was delivered can still be refunded.',
  params: byId,
  reply: refundable,
})

const asked = {
  lines: z.array(linePieces).check(z.maxLength(MOST_AT_ONCE)),
  /** What is left of the parcel’s shipping, too. */
  withShipping: z._default(z.boolean(), false),
}

export const refundQuote = z.object({
  /** Taka, to the shopper; `shipping`: what of it is the parcel’s shipping. */
  amount: z.number(),
  shipping: z.number(),
  lines: z.array(z.object({ lineId: id, quantity: z.int(), amount: z.number() })),
  /** What of it the store bears, and what it has back of the commission, with the VAT on that. */
  fromStore: z.number(),
  commissionBack: z.number(),
})
export type RefundQuote = z.infer<typeof refundQuote>

export const quoteRefund = endpoint({
  method: 'POST',
  path: '/api/parcels/:id/refunds/quote',
  access: 'approved-vendor-or-admin',
  summary: 'What a refund of pieces that were kept comes to, before it is granted.',
  params: byId,
  body: z.object(asked),
  reply: refundQuote,
})

export const grantRefund = endpoint({
  method: 'POST',
  path: '/api/parcels/:id/refunds',
  access: 'approved-vendor-or-admin',
  summary:
    'Grant a refund of pieces that were kept: it is owed to the shopper from then on. With the same key again it is that refund.',
  params: byId,
  headers: z.object({
    'idempotency-key': z
      .string(MISSING)
      .check(
        z.minLength(1, { error: () => m.field_must_1_100() }),
        z.maxLength(LONGEST_KEY, { error: () => m.field_must_1_100() }),
      ),
  }),
  body: z.object({
    ...asked,
    reason: singleLine(LONGEST_REASON),
    /** As the quote said it. */
    amount: sum,
  }),
  reply: refund,
  status: 201,
})

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/refunds',
  access: 'admin',
  summary: 'Refunds in a state: owed ones by when they are due, the others newest first.',
  query: z.object({ state: z._default(z.enum(REFUND_STATES), 'owed'), ...paging(25) }),
  reply: refund,
  list: 'array',
})

export const refundStanding = z.object({
  owed: z.int(),
  late: z.int(),
  /** Taka, of all that are owed. */
  amount: z.number(),
})
export type RefundStanding = z.infer<typeof refundStanding>

export const readRefundStanding = endpoint({
  method: 'GET',
  path: '/api/refunds/standing',
  access: 'admin',
  summary: 'How many refunds are owed, how many of them are late, and what all come to.',
  reply: refundStanding,
})

export const payRefund = endpoint({
  method: 'PUT',
  path: '/api/refunds/:id/payment',
  access: 'approved-vendor-or-admin',
  summary: 'Say that a refund was paid, by which way and reference, out of the shop’s till or out of its store’s.',
  params: byId,
  body: z.object({
    way: z.enum(REFUND_METHODS),
    reference: singleLine(LONGEST_REFERENCE),
    from: z._default(z.enum(REFUND_TILLS), 'shop'),
  }),
  reply: refund,
})

export const failRefund = endpoint({
  method: 'PUT',
  path: '/api/refunds/:id/failure',
  access: 'admin',
  summary: 'Say that the payment of a refund came to nothing: it is owed again.',
  params: byId,
  body: reasonGiven,
  reply: refund,
})

export const cancelRefund = endpoint({
  method: 'PUT',
  path: '/api/refunds/:id/cancellation',
  access: 'admin',
  summary: 'Take back a refund that is owed: it was granted by mistake.',
  params: byId,
  body: reasonGiven,
  reply: refund,
})
