import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OrderStatus } from '#contract/orders'
import type { Size } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import type { ParcelState } from './collecting.ts'

export interface OrderRecord {
  id: number
  customerId: number
  name: string
  email: string
  phone: string
  altPhone: string
  address: string
  city: string
  notes: string
  status: OrderStatus
  shippingPoisha: number
  /** What it still brings in. */
  duePoisha: number
  adjustments: AdjustmentRecord[]
  createdAt: Date
}

export interface AdjustmentRecord {
  /** Null: it comes with the order’s shipping. */
  parcelId: number | null
  what: string
  paidBy: 'shop' | 'store'
  poisha: number
}

export interface LineRecord {
  id: number
  productId: number
  name: string
  pricePoisha: number
  image: string | null
  size: Size
  quantity: number
  parcelId: number
  vendorId: number
  storeName: string
  status: OrderStatus
  movedAt: Date | null
  moverId: number | null
  moverName: string | null
  /** Null: the house store. */
  ownerId: number | null
  itemsPoisha: number
  /** What its parcel brought of the order’s shipping and of what comes with that; null until it is Completed. */
  broughtPoisha: number | null
}

export async function orderOf(db: Db, orderId: number): Promise<OrderRecord | undefined> {
  return await db
    .selectFrom('orders')
    .select((of) => [
      'id',
      'customer_id as customerId',
      'name',
      'email',
      'phone',
      'alt_phone as altPhone',
      'shipping_address as address',
      'shipping_city as city',
      'notes',
      'status',
      'shipping_poisha as shippingPoisha',
      'due_poisha as duePoisha',
      jsonArrayFrom(
        of
          .selectFrom('order_adjustments')
          .select(['parcel_id as parcelId', 'what', 'paid_by as paidBy', 'poisha'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('order_adjustments.id'),
      ).as('adjustments'),
      'created_at as createdAt',
    ])
    .where('id', '=', orderId)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/** What a store has of one of its `parcels`: the lines, and the adjustments that it bears (figures.ts). */
export function poishaOfStore(): RawBuilder<number> {
  return sql<number>`parcels.items_poisha + parcels.store_adjustments_poisha`
}

/** Also those a vendor knows nothing else of. */
export async function statesOf(db: Db, orderId: number): Promise<ParcelState[]> {
  return await db
    .selectFrom('parcel_states')
    .select(['id', 'status', 'shipping_poisha as shippingPoisha'])
    .where('order_id', '=', orderId)
    .modifyEnd(prepared)
    .execute()
}

export async function linesOfOrder(db: Db, orderId: number): Promise<LineRecord[]> {
  return await db
    .selectFrom('parcels')
    .innerJoin('order_lines', 'order_lines.parcel_id', 'parcels.id')
    .innerJoin('vendors', 'vendors.id', 'parcels.vendor_id')
    .select((of) => [
      'order_lines.id',
      'order_lines.product_id as productId',
      'order_lines.name',
      'order_lines.price_poisha as pricePoisha',
      'order_lines.image',
      of.ref('order_lines.size').$castTo<Size>().as('size'),
      'order_lines.quantity',
      'parcels.id as parcelId',
      'parcels.vendor_id as vendorId',
      'vendors.store_name as storeName',
      'parcels.status',
      'parcels.moved_at as movedAt',
      'parcels.moved_by as moverId',
      nameOfMover(db).as('moverName'),
      'vendors.owner_id as ownerId',
      'parcels.items_poisha as itemsPoisha',
      'parcels.shipping_poisha as broughtPoisha',
    ])
    .where('parcels.order_id', '=', orderId)
    .orderBy('parcels.id')
    .orderBy('order_lines.id')
    .modifyEnd(prepared)
    .execute()
}

/** Null: nobody yet, or deleted. */
function nameOfMover(db: Db) {
  return db
    .selectFrom('users')
    .select((of) => of.fn.coalesce('users.username', 'users.email').as('name'))
    .whereRef('users.id', '=', sql.ref('parcels.moved_by'))
}
