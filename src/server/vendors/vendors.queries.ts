import { sql } from 'kysely'
import type { VendorStatus } from '#contract/vendors'
import type { Db } from '../platform/database/db.ts'
import { nameKeyOf } from './name-key.ts'

export interface StoreRecord {
  vendorId: number
  storeName: string
  storeDescription: string
  contactEmail: string
  contactPhone: string
  status: VendorStatus
  version: number
}

const columns = [
  'id as vendorId',
  'store_name as storeName',
  'store_description as storeDescription',
  'contact_email as contactEmail',
  'contact_phone as contactPhone',
  'status',
  'version',
] as const

export async function insertVendor(
  db: Db,
  vendor: {
    ownerId: number
    storeName: string
    storeDescription: string
    contactEmail: string
    contactPhone: string
    status: VendorStatus
    /** Absent: true. */
    isOwnerActive?: boolean
    /** An admin who opened it. */
    decidedBy?: number
  },
): Promise<number> {
  const decision = vendor.decidedBy === undefined ? {} : { decided_by: vendor.decidedBy, decided_at: sql<Date>`now()` }
  const { id } = await db
    .insertInto('vendors')
    .values({
      owner_id: vendor.ownerId,
      store_name: vendor.storeName,
      name_key: nameKeyOf(vendor.storeName),
      store_description: vendor.storeDescription,
      contact_email: vendor.contactEmail,
      contact_phone: vendor.contactPhone,
      status: vendor.status,
      owner_is_active: vendor.isOwnerActive ?? true,
      ...decision,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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
export async function updateProfile(tx: Db, store: Omit<StoreRecord, 'version'>): Promise<void> {
  const isUndecided = store.status === 'Pending'
  await tx
    .updateTable('vendors')
    .set({
      store_name: store.storeName,
      store_description: store.storeDescription,
      contact_email: store.contactEmail,
      contact_phone: store.contactPhone,
      status: store.status,
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

export async function forgetContact(tx: Db, ownerId: number): Promise<void> {
  await tx
    .updateTable('vendors')
    .set({ contact_email: '', contact_phone: '' })
    .where('owner_id', '=', ownerId)
    .execute()
}

function openStores(db: Db, vendorId: number) {
  return db.selectFrom('vendors').select(columns).where('id', '=', vendorId).where('deleted_at', 'is', null)
}
