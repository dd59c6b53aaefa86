import type { InferResult } from 'kysely'
import { phoneIn } from '#contract/values/phone'
import type { VendorStatus } from '#contract/vendors'
import { m } from '#messages'
import type { Recipient } from '../messaging/recipient.ts'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { REACHED_COLUMNS } from '../vendors/store-contacts.queries.ts'
import { unprovenChannelsOf } from '../vendors/store-contacts.ts'

/** Who placed the order, by the address and phone they gave with it, proven where their account has shown the same; undefined once the account is deleted. */
export async function customerOf(
  db: Db,
  orderId: number,
): Promise<(Recipient & { accountId: number; isAdmin: boolean }) | undefined> {
  const [row] = await customer(db, { orderId })
  if (!row) return undefined
  const { id, role, email, phone, isEmailProven, accountEmail, accountPhone } = row
  const isAdmin = role === 'Admin'
  const isOwnEmail = isEmailProven && accountEmail?.toLowerCase() === email.toLowerCase()
  const isOwnPhone = accountPhone !== null && accountPhone === phoneIn(phone)
  // Admins order for whoever calls.
  const unproven = { mail: !isAdmin && !isOwnEmail, sms: !isAdmin && !isOwnPhone }
  return {
    name: `customer:${id}`,
    accountId: id,
    isAdmin,
    unproven,
    ...reachedBy(email, phone),
  }
}

const customer = compiled((db, { orderId }: { orderId: number }) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .select(['users.id', 'users.role', 'orders.email', 'orders.phone'])
    .select(['users.is_email_proven as isEmailProven', 'users.email as accountEmail', 'users.phone as accountPhone'])
    .where('orders.id', '=', orderId)
    .where('users.deleted_at', 'is', null),
)

/** An account as it is reached by now; nobody, once it is deleted. */
export async function accountToNotify(db: Db, accountId: number): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'phone'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id, email, phone }) => ({ name: `account:${id}`, accountId: id, ...reachedBy(email, phone) }))
}

export interface StoreToNotify {
  vendorId: number
  storeName: string
  status: VendorStatus
  rejectionReason: string
  /** Of the shop’s own store every active admin is told. */
  recipients: Recipient[]
}

/** The stores that send a parcel of the order, each with who is told of it, and its parcel. */
export async function storesOf(db: Db, orderId: number): Promise<(StoreToNotify & { parcelId: number })[]> {
  const rows = await storesAsked(db)
    .innerJoin('parcels', 'parcels.vendor_id', 'vendors.id')
    .select('parcels.id as parcelId')
    .where('parcels.order_id', '=', orderId)
    .orderBy('parcels.id')
    .execute()
  const recipientsIn = await recipientsBy(db, rows)
  return rows.map((row) => ({ ...row, recipients: recipientsIn(row) }))
}

/** Nobody, once it is deleted. */
export async function storeToNotify(db: Db, vendorId: number): Promise<StoreToNotify | undefined> {
  const row = await storesAsked(db)
    .where('vendors.id', '=', vendorId)
    .where('vendors.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return { ...row, recipients: (await recipientsBy(db, [row]))(row) }
}

function storesAsked(db: Db) {
  return db
    .selectFrom('vendors')
    .leftJoin('users', 'users.id', 'vendors.owner_id')
    .select([
      'vendors.id as vendorId',
      'vendors.store_name as storeName',
      'vendors.status',
      'vendors.rejection_reason as rejectionReason',
      'vendors.is_house as isHouse',
      'users.id as ownerId',
    ])
    .select(REACHED_COLUMNS)
}

type StoreRow = InferResult<ReturnType<typeof storesAsked>>[number]

async function recipientsBy(db: Db, stores: StoreRow[]): Promise<(store: StoreRow) => Recipient[]> {
  const admins = stores.some(({ isHouse }) => isHouse) ? await activeAdmins(db) : []
  return (store) => (store.isHouse ? admins : [recipientOf(store)])
}

function recipientOf(store: StoreRow): Recipient {
  const { vendorId, ownerId, contactEmail, contactPhone, ownerEmail } = store
  return {
    name: `store:${vendorId}`,
    accountId: ownerId,
    unproven: unprovenChannelsOf(store),
    ...reachedBy(contactEmail || ownerEmail, contactPhone),
  }
}

/** Whose something is: a store, or the shop, which its admins are. With why each is told. */
export async function ownersToNotify(db: Db, vendorId: number | null): Promise<{ to: Recipient; foot: string }[]> {
  if (vendorId === null) return (await activeAdmins(db)).map((to) => ({ to, foot: m.mail_why_admin() }))
  const store = await storeToNotify(db, vendorId)
  if (!store) return []
  const foot = m.mail_why_your_store({ storeName: store.storeName })
  return store.recipients.map((to) => ({ to, foot }))
}

export async function activeAdmins(db: Db): Promise<Recipient[]> {
  const admins = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'Admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return admins.map(({ id, email }) => ({ name: `admin:${id}`, accountId: id, ...reachedBy(email, null) }))
}

/** What was typed and is no mobile number (decision 024) is nothing to send to. */
function reachedBy(email: string | null, phone: string | null): Pick<Recipient, 'email' | 'phone'> {
  return { email: email || null, phone: phone ? phoneIn(phone) : null }
}
