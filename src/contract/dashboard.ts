import * as z from 'zod/mini'
import { day } from './audit.ts'
import { role } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { id, moment } from './fields.ts'
import { orderStatus } from './orders.ts'

const askedRole = z.optional(z.union([role, z.literal('Customer')]))

export const stats = z.object({
  totalOrders: z.int(),
  /** Taka; orders that are not Cancelled. */
  totalRevenue: z.number(),
  totalProducts: z.int(),
  totalCustomers: z.int(),
})
export type Stats = z.infer<typeof stats>

/** What the pictures below the cards show, of the orders that the caller may see. */
export const figures = z.object({
  /** Every day of the period, Asia/Dhaka, oldest first. */
  days: z.array(z.object({ day, orders: z.int(), revenue: z.number() })),
  best: z.array(z.object({ productId: id, name: z.string(), pieces: z.int(), revenue: z.number() })),
  low: z.array(z.object({ productId: id, name: z.string(), size: z.string(), stock: z.int() })),
  statuses: z.array(z.object({ status: orderStatus, orders: z.int() })),
  waiting: z.array(z.object({ orderId: id, customerName: z.string(), since: moment, total: z.number() })),
})
export type Figures = z.infer<typeof figures>

export const readStats = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'signed-in',
  summary: 'The four figures of the caller’s role.',
  query: z.object({ role: askedRole }),
  reply: stats,
})

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/dashboard/figures',
  access: 'signed-in',
  summary: 'Revenue and orders by day, best sellers, low stock, statuses, longest waiting.',
  query: z.object({
    role: askedRole,
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
