import * as z from 'zod/mini'
import { day } from './audit.ts'
import { askedRole } from './auth.ts'
import { size } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { id, moment } from './fields.ts'
import { orderStatus } from './orders.ts'

/** Of the orders that the caller may see: a vendor’s are its parcels, without shipping (decisions, "Orders"). */
const stats = z.object({
  totalOrders: z.int(),
  /** Taka; orders that are not Cancelled. */
  totalRevenue: z.number(),
  /** On sale: all, or the vendor’s own; for a customer the different products bought. */
  totalProducts: z.int(),
  /** For an admin all customer accounts, else the different customers of those orders. */
  totalCustomers: z.int(),
})
export type Stats = z.infer<typeof stats>

/** What the pictures below the cards show, of the same orders. */
const figures = z.object({
  /** Every day of the period, Asia/Dhaka, oldest first; `orders` counts the Cancelled too, `revenue` does not. */
  days: z.array(z.object({ day, orders: z.int(), revenue: z.number() })),
  /** The 8 products of which most pieces were bought in the period and not Cancelled, named as they are now. */
  best: z.array(z.object({ productId: id, name: z.string(), pieces: z.int(), revenue: z.number() })),
  /** The 20 counted sizes on sale of which least is left, 5 pieces at the most; none for a customer. */
  low: z.array(z.object({ productId: id, name: z.string(), size, stock: z.int() })),
  /** Pending, Completed and Cancelled, of all days. */
  statuses: z.array(z.object({ status: orderStatus, orders: z.int() })),
  /** The 8 Pending orders that have waited longest, oldest first. */
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
  summary: 'Revenue and orders by day, best sellers, low stock, statuses, longest waiting.',
  query: z.object({
    role: z.optional(askedRole),
    days: z._default(
      z.pipe(
        z.enum(['7', '30', '90'], 'Must be 7, 30 or 90.'),
        z.transform((days) => Number(days)),
      ),
      30,
    ),
  }),
  reply: figures,
})
