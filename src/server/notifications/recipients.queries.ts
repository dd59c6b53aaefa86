import type { Db } from '../platform/database/db.ts'

/** Whom a mail goes to: one of each kind and event. */
export interface Recipient {
  /** `customer:17`, `store:3`, `admin:1` */
  name: string
  /** Whose address it is; null where it is no account’s. */
  accountId: number | null
  address: string
}

/** Who placed the order, by the address they gave with it; undefined once the account is deleted. */
export async function customerOf(
  db: Db,
  orderId: number,
): Promise<(Recipient & { accountId: number; isAdmin: boolean }) | undefined> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .select(['users.id', 'users.role', 'orders.email'])
    .where('orders.id', '=', orderId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { name: `customer:${row.id}`, accountId: row.id, address: row.email, isAdmin: row.role === 'Admin' }
}

export interface StoreToTell {
  vendorId: number
  /** Of the parcels of the shop’s own store every active admin is told. */
  recipients: Recipient[]
}

/** The stores that send a parcel of the order, each with who is told of it; nobody, where a store has no address any more. */
export async function storesOf(db: Db, orderId: number): Promise<StoreToTell[]> {
  const stores = await db
    .selectFrom('parcels')
    .innerJoin('vendors', 'vendors.id', 'parcels.vendor_id')
    .leftJoin('users', 'users.id', 'vendors.owner_id')
    .select([
      'vendors.id as vendorId',
      'vendors.is_house as isHouse',
      'vendors.contact_email as contactEmail',
      'users.id as ownerId',
      'users.email as ownerEmail',
    ])
    .where('parcels.order_id', '=', orderId)
    .orderBy('parcels.id')
    .execute()
  const admins = stores.some(({ isHouse }) => isHouse) ? await activeAdmins(db) : []
  return stores.map(({ vendorId, isHouse, contactEmail, ownerId, ownerEmail }) => {
    const address = contactEmail || ownerEmail
    const own = address ? [{ name: `store:${vendorId}`, accountId: ownerId, address }] : []
    return { vendorId, recipients: isHouse ? admins : own }
  })
}

async function activeAdmins(db: Db): Promise<Recipient[]> {
  const admins = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'Admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return admins.flatMap(({ id, email }) => (email ? [{ name: `admin:${id}`, accountId: id, address: email }] : []))
}
