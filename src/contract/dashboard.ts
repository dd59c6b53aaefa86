import * as z from 'zod/mini'
import { m } from '#messages'
import { askedRole } from './auth.ts'
import { endpoint } from './machinery/endpoint.ts'
import { day, id, moment } from './machinery/fields.ts'
import { orderStatus } from './orders.ts'
import { size } from './products.ts'

/** Of the orders that the caller may see: a vendor’s are its parcels, without shipping (decisions, "Orders"). */
const stats = z.object({
  totalOrders: z.int(),
  /** Taka; parcels that are not Cancelled and, but for a store, the shipping that came or is to come with one. */
  totalRevenue: z.number(),
  /** On sale: all, or the vendor’s own; for a customer the different products bought. */
  totalProducts: z.int(),
  /** For an admin all customer accounts, else the different customers of those orders. */
  totalCustomers: z.int(),
})
export type Stats = z.infer<typeof stats>

const figures = z.object({
  /** Days of Asia/Dhaka, oldest first; `orders` counts Cancelled ones, `revenue` does not. */
  days: z.array(z.object({ day, orders: z.int(), revenue: z.number() })),
  /** Best 8 by pieces not Cancelled, under today’s names. */
  best: z.array(z.object({ productId: id, name: z.string(), pieces: z.int(), revenue: z.number() })),
  /** As many days before. */
  before: z.object({ orders: z.int(), revenue: z.number() }),
  /** The 20 lowest counted sizes, from 1 piece to the low-stock line; none for a customer. */
  low: z.array(z.object({ productId: id, name: z.string(), size, stock: z.int() })),
  /** 8 sizes, of the newest products; none for a customer. */
  soldOut: z.array(z.object({ productId: id, name: z.string(), size })),
  /** Every status, of all days. */
  statuses: z.array(z.object({ status: orderStatus, orders: z.int() })),
  /** The 8 oldest Pending ones. */
  waiting: z.array(z.object({ orderId: id, customerName: z.string(), since: moment, total: z.number() })),
})
export type Figures = z.infer<typeof figures>

export const readStats = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'signed-in',
  summary: 'The four figures of the caller’s role.',
  query: z.object({ role: z.optional(askedRole) }),
  reply: stats,
})

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/dashboard/figures',
  access: 'signed-in',
  summary: 'Revenue and orders by day and of the days before, best sellers, low stock, statuses, longest waiting.',
  query: z.object({
    role: z.optional(askedRole),
    days: z._default(
      z.pipe(
        z.enum(['7', '30', '90'], { error: () => m.field_must_7_30() }),
        z.transform((days) => Number(days)),
      ),
      30,
    ),
  }),
  reply: figures,
})
