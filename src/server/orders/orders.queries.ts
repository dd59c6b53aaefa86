import { sql } from 'kysely'
import type { Size } from '#contract/garment'
import type { OrderStatus } from '#contract/orders'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'

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
  itemsPoisha: number
  shippingPoisha: number
  createdAt: Date
  /** The first parcel that is not cancelled, whoever sends it. */
  firstParcelId: number | null
}

/** A line with the parcel it belongs to. */
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
  /** Whose store sends the parcel; null for the shop’s own. */
  ownerId: number | null
  itemsPoisha: number
}

export async function orderOf(db: Db, orderId: number): Promise<OrderRecord | undefined> {
  return await db
    .selectFrom('orders')
    .select([
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
      'items_poisha as itemsPoisha',
      'shipping_poisha as shippingPoisha',
      'created_at as createdAt',
      firstParcel(db).as('firstParcelId'),
    ])
    .where('id', '=', orderId)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

function firstParcel(db: Db) {
  return db
    .selectFrom('parcel_states')
    .select((of) => of.fn.min<number | null>('parcel_states.id').as('id'))
    .whereRef('parcel_states.order_id', '=', sql.ref('orders.id'))
    .where('parcel_states.status', '<>', 'Cancelled')
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
    ])
    .where('parcels.order_id', '=', orderId)
    .orderBy('parcels.id')
    .orderBy('order_lines.id')
    .modifyEnd(prepared)
    .execute()
}

/** As whoever moved the parcel is called now; null where nobody has, or the account is gone. */
function nameOfMover(db: Db) {
  return db
    .selectFrom('users')
    .select((of) => of.fn.coalesce('users.username', 'users.email').as('name'))
    .whereRef('users.id', '=', sql.ref('parcels.moved_by'))
}
