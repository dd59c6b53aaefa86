import { sql } from 'kysely'
import type { OrderStatus } from '#contract/orders'
import type { Db } from '../platform/database/db.ts'
import { dayOf, startOfPeriod, today } from '../platform/database/dhaka-days.queries.ts'
import { boughtLines, piecesSold, seenOrders } from './seen.queries.ts'
import { revenuePoisha } from './stats.queries.ts'
import type { Whose } from './whose.ts'

const MOST_ROWS = 8

/** Days of Dhaka until today, oldest first, empty ones too. */
export async function ordersByDay(
  db: Db,
  whose: Whose,
  days: number,
): Promise<{ day: string; orders: number; revenuePoisha: number }[]> {
  const counted = db
    .selectFrom(seenOrders(db, whose))
    .select((of) => [
      dayOf(sql.ref('seen.createdAt')).as('day'),
      of.fn.countAll<number>().as('orders'),
      revenuePoisha().as('revenue'),
    ])
    .where('seen.createdAt', '>=', startOfPeriod(days))
    .groupBy(sql`1`)
    .as('counted')
  return await db
    .selectFrom(sql<{ day: string }>`generate_series(0, ${days}::int - 1)`.as<'ago'>(sql`ago(day)`))
    .leftJoin(counted, (join) => join.on(sql<boolean>`counted.day = ${today} - ago.day`))
    .select([
      sql<string>`to_char(${today} - ago.day, 'YYYY-MM-DD')`.as('day'),
      sql<number>`coalesce(counted.orders, 0)`.as('orders'),
      sql<number>`coalesce(counted.revenue, 0)`.as('revenuePoisha'),
    ])
    .orderBy('ago.day', 'desc')
    .execute()
}

/** The period before that of `ordersByDay`. */
export async function ordersBefore(
  db: Db,
  whose: Whose,
  days: number,
): Promise<{ orders: number; revenuePoisha: number }> {
  return await db
    .selectFrom(seenOrders(db, whose))
    .select((of) => [of.fn.countAll<number>().as('orders'), revenuePoisha().as('revenuePoisha')])
    .where('seen.createdAt', '>=', startOfPeriod(2 * days))
    .where('seen.createdAt', '<', startOfPeriod(days))
    .executeTakeFirstOrThrow()
}

/** By pieces that stayed sold, under today’s names. */
export async function bestSellers(
  db: Db,
  whose: Whose,
  days: number,
): Promise<{ productId: number; name: string; pieces: number; revenuePoisha: number }[]> {
  return await boughtLines(db, whose)
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select([
      'products.id as productId',
      'products.name',
      sql<number>`sum(${piecesSold()})::bigint`.as('pieces'),
      sql<number>`sum(order_lines.price_poisha::bigint * (${piecesSold()}))::bigint`.as('revenuePoisha'),
    ])
    .where('orders.created_at', '>=', startOfPeriod(days))
    .groupBy('products.id')
    .having(sql`sum(${piecesSold()})`, '>', 0)
    .orderBy('pieces', 'desc')
    .orderBy('revenuePoisha', 'desc')
    .orderBy('products.id')
    .limit(MOST_ROWS)
    .execute()
}

export async function ordersByStatus(db: Db, whose: Whose): Promise<{ status: OrderStatus; orders: number }[]> {
  return await db
    .selectFrom(
      sql<{
        status: OrderStatus
        place: number
      }>`(values ('Pending', 1), ('Completed', 2), ('Cancelled', 3))`.as<'all'>(sql`"all"(status, place)`),
    )
    .leftJoin(seenOrders(db, whose), 'seen.status', 'all.status')
    .select((of) => ['all.status', of.fn.count<number>('seen.id').as('orders')])
    .groupBy(['all.status', 'all.place'])
    .orderBy('all.place')
    .execute()
}

export async function ordersWaiting(
  db: Db,
  whose: Whose,
): Promise<{ orderId: number; customerName: string; since: Date; poisha: number }[]> {
  return await db
    .selectFrom(seenOrders(db, whose))
    .select(['seen.id as orderId', 'seen.customerName', 'seen.createdAt as since', 'seen.poisha'])
    .where('seen.status', '=', 'Pending')
    .orderBy('seen.createdAt')
    .orderBy('seen.id')
    .limit(MOST_ROWS)
    .execute()
}
