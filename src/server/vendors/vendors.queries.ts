import { type InferResult, sql } from 'kysely'
import { byName } from '#contract/values/by-name'
import type { VendorStatus } from '#contract/vendors'
import type { Db } from '../platform/database/db.ts'
import { selection, written } from '../platform/database/named-columns.ts'
import { nameKeyOf } from './name-key.ts'

/** Of a person: forgotten with the owner’s account, and not told by the audit. */
export const CONTACT_COLUMNS = { contactEmail: 'contact_email', contactPhone: 'contact_phone' } as const
const PROFILE_COLUMNS = {
  storeName: 'store_name',
  storeDescription: 'store_description',
  ...CONTACT_COLUMNS,
  status: 'status',
} as const
export const STORE_COLUMNS = {
  vendorId: 'id',
  ...PROFILE_COLUMNS,
  rejectionReason: 'rejection_reason',
  version: 'version',
} as const

export type StoreRecord = InferResult<ReturnType<typeof openStores>>[number]
type Profile = Pick<StoreRecord, keyof typeof PROFILE_COLUMNS>

/** Texts that are left out are empty. */
type NewVendor = Pick<Profile, 'storeName' | 'status'> &
  Partial<Profile> & {
    ownerId: number
    /** Absent: true. */
    isOwnerActive?: boolean
    /** An admin who opened it. */
    decidedBy?: number
  }

export async function insertVendor(db: Db, vendor: NewVendor): Promise<number> {
  const decision = vendor.decidedBy === undefined ? {} : { decided_by: vendor.decidedBy, decided_at: sql<Date>`now()` }
  const { id } = await db
    .insertInto('vendors')
    .values({
      ...written(PROFILE_COLUMNS, vendor),
      owner_id: vendor.ownerId,
      name_key: nameKeyOf(vendor.storeName),
      owner_is_active: vendor.isOwnerActive ?? true,
      ...decision,
      ...provenBy(vendor),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whoever opens a store that sells at once (an admin, the demo) vouches for where it is reached. */
function provenBy({ status, ownerId, contactEmail = '', contactPhone = '' }: NewVendor) {
  if (status !== 'Approved') return {}
  // Without an email of its own it is reached at its owner’s.
  const ownersEmail = sql<string>`coalesce((select email from users where id = ${ownerId}), '')`
  return { proven_email: contactEmail || ownersEmail, proven_phone: contactPhone }
}

/** Undefined unless it sells. */
export async function sellingStore(
  db: Db,
  vendorId: number,
): Promise<{ id: number; storeName: string; storeDescription: string } | undefined> {
  return await db
    .selectFrom('vendors')
    .select(['id', 'store_name as storeName', 'store_description as storeDescription'])
    .where('id', '=', vendorId)
    .where('is_selling', '=', true)
    .executeTakeFirst()
}

export async function openStoreOf(db: Db, vendorId: number): Promise<StoreRecord | undefined> {
  return await openStores(db, vendorId).executeTakeFirst()
}

export async function lockStore(tx: Db, vendorId: number): Promise<StoreRecord | undefined> {
  return await openStores(tx, vendorId).forNoKeyUpdate().executeTakeFirst()
}

/** Pending again: the decision goes. */
export async function updateProfile(tx: Db, store: Omit<StoreRecord, 'version' | 'rejectionReason'>): Promise<void> {
  const isUndecided = store.status === 'Pending'
  await tx
    .updateTable('vendors')
    .set({
      ...written(PROFILE_COLUMNS, store),
      version: sql`version + 1`,
      ...(isUndecided ? { decided_at: null, decided_by: null } : {}),
    })
    .where('id', '=', store.vendorId)
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function openStoreIdOf(db: Db, ownerId: number): Promise<number | undefined> {
  const store = await db
    .selectFrom('vendors')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return store?.id
}

/** Undefined: closed already. */
export async function close(
  tx: Db,
  vendorId: number,
): Promise<{ storeName: string; status: VendorStatus } | undefined> {
  return await tx
    .updateTable('vendors')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', vendorId)
    .where('deleted_at', 'is', null)
    .returning(['store_name as storeName', 'status'])
    .executeTakeFirst()
}

/** Undefined: no open store. */
export async function updateOwnerActive(
  tx: Db,
  ownerId: number,
  isActive: boolean,
): Promise<{ id: number; status: VendorStatus } | undefined> {
  return await tx
    .updateTable('vendors')
    .set({ owner_is_active: isActive })
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'status'])
    .executeTakeFirst()
}

/** Also where it was reached before. */
export async function forgetContact(tx: Db, ownerId: number): Promise<void> {
  await tx
    .updateTable('vendors')
    .set(byName([...Object.values(CONTACT_COLUMNS), 'proven_email', 'proven_phone'], () => ''))
    .where('owner_id', '=', ownerId)
    .execute()
  await tx
    .deleteFrom('earlier_contacts')
    .where('vendor_id', 'in', (of) => of.selectFrom('vendors').select('id').where('owner_id', '=', ownerId))
    .execute()
}

function openStores(db: Db, vendorId: number) {
  return db
    .selectFrom('vendors')
    .select(selection('vendors', STORE_COLUMNS))
    .where('id', '=', vendorId)
    .where('deleted_at', 'is', null)
}

/** Its products are seen on, and not ordered. */
export async function writeOrdersPaused(tx: Db, vendorId: number, isPaused: boolean): Promise<void> {
  await tx.updateTable('vendors').set({ orders_paused: isPaused }).where('id', '=', vendorId).execute()
}
