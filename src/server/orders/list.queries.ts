import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OrderStatus } from '#contract/orders'
import { phoneDigitsIn } from '#contract/values/phone'
import type { Size } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { startOfDay } from '../platform/database/dhaka-days.queries.ts'
import { contains, rowsAndTotal } from '../platform/database/listed.queries.ts'
import type { Tables } from '../platform/database/tables.ts'
import { orderNumberIn } from './order-number.ts'
import { PHONE_COLUMNS, poishaOfStore } from './orders.queries.ts'

export type RowRecord = Awaited<ReturnType<typeof ordersPage>>['rows'][number]

const MOST_BOUGHT = 4

/** Days of Dhaka, both included. */
export interface Narrowing {
  status?: OrderStatus | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
}

/** Keyset, newest first: ids before `before`. */
export interface Part extends Narrowing {
  before: number | undefined
  limit: number
}

/** Of one customer or all, and how many on all pages. */
export async function ordersPage(db: Db, customerId: number | undefined, part: Part) {
  const orders = ordersBy(db, customerId, part)
  const rows = orders
    .select((of) => [
      'orders.id',
      'orders.name as customerName',
      orderedWhereCancelled().as('totalPoisha'),
      'orders.status',
      of.ref('orders.created_at').$castTo<string>().as('createdAt'),
      sql<number>`(
        select sum(quantity) from order_lines join parcels on parcels.id = order_lines.parcel_id
        where parcels.order_id = orders.id
      )`.as('itemCount'),
    ])
    .$if(customerId !== undefined, (own) => own.select(boughtLines(db).as('bought')))
    .$if(part.before !== undefined, (some) => some.where('orders.id', '<', part.before ?? 0))
    .orderBy('orders.id', 'desc')
    .limit(part.limit)
  return await rowsAndTotal(db, rows, orders)
}

/** What is still to be had of an order; of one that is wholly cancelled, what it was ordered for. */
function orderedWhereCancelled(): RawBuilder<number> {
  return sql<number>`case orders.status when 'Cancelled' then orders.total_poisha else orders.due_poisha end`
}

function boughtLines(db: Db) {
  return jsonArrayFrom(
    db
      .selectFrom('order_lines')
      .innerJoin('parcels', 'parcels.id', 'order_lines.parcel_id')
      .innerJoin('vendors', 'vendors.id', 'parcels.vendor_id')
      .select((of) => [
        'order_lines.name as productName',
        'order_lines.image',
        of.ref('order_lines.size').$castTo<Size>().as('size'),
        'order_lines.quantity',
        'vendors.store_name as storeName',
      ])
      .whereRef('parcels.order_id', '=', sql.ref('orders.id'))
      .orderBy('order_lines.id')
      .limit(MOST_BOUGHT),
  )
}

/** A parcel’s sum and status, the order’s number and customer. */
export async function parcelsPage(db: Db, vendorId: number, part: Part): Promise<{ rows: RowRecord[]; total: number }> {
  const parcels = parcelsBy(db, vendorId, part)
  const rows = parcels
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select((of) => [
      'orders.id',
      'orders.name as customerName',
      poishaOfStore().as('totalPoisha'),
      'parcels.status',
      of.ref('orders.created_at').$castTo<string>().as('createdAt'),
      sql<number>`(select sum(quantity) from order_lines where parcel_id = parcels.id)`.as('itemCount'),
    ])
    .$if(part.before !== undefined, (some) => some.where('parcels.order_id', '<', part.before ?? 0))
    .orderBy('parcels.order_id', 'desc')
    .limit(part.limit)
  return await rowsAndTotal(db, rows, parcels)
}

function ordersBy(db: Db, customerId: number | undefined, { status, from, to, search }: Narrowing) {
  let orders = db.selectFrom('orders')
  if (customerId !== undefined) orders = orders.where('orders.customer_id', '=', customerId)
  if (status) orders = orders.where('orders.status', '=', status)
  if (from) orders = orders.where('orders.created_at', '>=', startOfDay(from))
  if (to) orders = orders.where('orders.created_at', '<', startOfDay(to, 1))
  if (search) orders = orders.where(isFoundBy(search))
  return orders
}

/** As a store finds them: by number, name, or either phone of the customer. */
export function orderIdsFound(db: Db, search: string) {
  return ordersBy(db, undefined, { search }).select('orders.id')
}

function parcelsBy(db: Db, vendorId: number, { status, ...rest }: Narrowing) {
  let parcels = db.selectFrom('parcels').where('parcels.vendor_id', '=', vendorId)
  if (status) parcels = parcels.where('parcels.status', '=', status)
  if (rest.from || rest.to || rest.search)
    parcels = parcels.where('parcels.order_id', 'in', ordersBy(db, undefined, rest).select('orders.id'))
  return parcels
}

/** Fewer are in too many phones: an order’s number only. */
const FEWEST_PHONE_DIGITS = 4
/** `translate`: a regex costs four times as much an order. */
const BETWEEN_DIGITS = ' \t\u00a0()+-'

/** `17`, `#17`, part of a name, or of a phone in any spacing. */
function isFoundBy(search: string) {
  const number = orderNumberIn(search)
  const digits = phoneDigitsIn(search) ?? ''
  const isPhone = digits.length >= FEWEST_PHONE_DIGITS
  const isOfPhone = sql<boolean>`
    strpos(translate(concat_ws('/', ${sql.join(PHONE_COLUMNS.map((phone) => sql.ref(`orders.${phone}`)))}), ${BETWEEN_DIGITS}, ''), ${digits}) > 0`
  return (of: ExpressionBuilder<Tables, 'orders'>) =>
    of.or([
      contains(sql.ref('orders.name'), search),
      ...(number === undefined ? [] : [of('orders.id', '=', number)]),
      ...(isPhone ? [isOfPhone] : []),
    ])
}
