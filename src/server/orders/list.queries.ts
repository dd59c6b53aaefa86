import { type ExpressionBuilder, sql } from 'kysely'
import type { OrderStatus } from '#contract/orders'
import type { Db } from '../platform/db.ts'
import { startOfDay } from '../platform/dhaka-days.queries.ts'
import { contains, rowsAndTotal } from '../platform/listed.queries.ts'
import type { Tables } from '../platform/tables.ts'

export interface RowRecord {
  id: number
  customerName: string
  totalPoisha: number
  status: OrderStatus
  createdAt: string
  itemCount: number
}

/** Which orders are asked for; days are those of Dhaka, both included. */
export interface Narrowing {
  status?: OrderStatus | undefined
  from?: string | undefined
  to?: string | undefined
  /** An order’s number, or part of its customer’s name or phone. */
  search?: string | undefined
}

/** Which part of a list, newest first: `before` is the id that the page before ended with. */
export interface Part extends Narrowing {
  before: number | undefined
  limit: number
}

/** Rows of whole orders, of one customer or of all, and how many there are on all pages. */
export async function ordersPage(
  db: Db,
  customerId: number | undefined,
  part: Part,
): Promise<{ rows: RowRecord[]; total: number }> {
  const orders = ordersBy(db, customerId, part)
  const rows = orders
    .select((of) => [
      'orders.id',
      'orders.name as customerName',
      'orders.total_poisha as totalPoisha',
      'orders.status',
      of.ref('orders.created_at').$castTo<string>().as('createdAt'),
      sql<number>`(
        select sum(quantity) from order_lines join parcels on parcels.id = order_lines.parcel_id
        where parcels.order_id = orders.id
      )`.as('itemCount'),
    ])
    .$if(part.before !== undefined, (some) => some.where('orders.id', '<', part.before ?? 0))
    .orderBy('orders.id', 'desc')
    .limit(part.limit)
  return await rowsAndTotal(db, rows, orders)
}

/** Rows of one store’s parcels: the order’s number and customer, the parcel’s sum and status. */
export async function parcelsPage(db: Db, vendorId: number, part: Part): Promise<{ rows: RowRecord[]; total: number }> {
  const parcels = parcelsBy(db, vendorId, part)
  const rows = parcels
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select((of) => [
      'orders.id',
      'orders.name as customerName',
      'parcels.items_poisha as totalPoisha',
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

function parcelsBy(db: Db, vendorId: number, { status, ...rest }: Narrowing) {
  let parcels = db.selectFrom('parcels').where('parcels.vendor_id', '=', vendorId)
  if (status) parcels = parcels.where('parcels.status', '=', status)
  if (rest.from || rest.to || rest.search)
    parcels = parcels.where('parcels.order_id', 'in', ordersBy(db, undefined, rest).select('orders.id'))
  return parcels
}

/** Shorter runs of digits are in too many phone numbers; they are an order’s number only. */
const FEWEST_PHONE_DIGITS = 4
/** Taken out sign by sign: a pattern would cost each order of the shop four times as much. */
const BETWEEN_DIGITS = ' \t\u00a0()+-'

/** By number (`17`, `#17`), by part of the customer’s name, or by part of a phone, however either of them is spaced. */
function isFoundBy(search: string) {
  const [, number] = /^#?([1-9]\d{0,14})$/.exec(search) ?? []
  const digits = search.replace(/[\s()+-]/g, '').replace(/^88(?=01)/, '')
  const isPhone = /^\d+$/.test(digits) && digits.length >= FEWEST_PHONE_DIGITS
  const isOfPhone = sql<boolean>`
    strpos(translate(concat_ws('/', orders.phone, orders.alt_phone), ${BETWEEN_DIGITS}, ''), ${digits}) > 0`
  return (of: ExpressionBuilder<Tables, 'orders'>) =>
    of.or([
      contains(sql.ref('orders.name'), search),
      ...(number ? [of('orders.id', '=', Number(number))] : []),
      ...(isPhone ? [isOfPhone] : []),
    ])
}
