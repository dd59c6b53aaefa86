import { sql } from 'kysely'
import type { VendorStatus } from '#contract/vendors'
import type { Db } from '../platform/db.ts'

/** A store as its vendor sees it. */
export interface StoreRecord {
  vendorId: number
  storeName: string
  storeDescription: string
  contactEmail: string
  contactPhone: string
  status: VendorStatus
}

const columns = [
  'id as vendorId',
  'store_name as storeName',
  'store_description as storeDescription',
  'contact_email as contactEmail',
  'contact_phone as contactPhone',
  'status',
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
    /** Where an admin opened the store: that is its decision. */
    decidedBy?: number
  },
): Promise<number> {
  const decision = vendor.decidedBy === undefined ? {} : { decided_by: vendor.decidedBy, decided_at: sql<Date>`now()` }
  const { id } = await db
    .insertInto('vendors')
    .values({
      owner_id: vendor.ownerId,
      store_name: vendor.storeName,
      store_description: vendor.storeDescription,
      contact_email: vendor.contactEmail,
      contact_phone: vendor.contactPhone,
      status: vendor.status,
      ...decision,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the public may know of a store; undefined unless it is approved and open. */
export async function approvedStore(
  db: Db,
  vendorId: number,
): Promise<{ id: number; storeName: string; storeDescription: string } | undefined> {
  return await db
    .selectFrom('vendors')
    .select(['id', 'store_name as storeName', 'store_description as storeDescription'])
    .where('id', '=', vendorId)
    .where('status', '=', 'Approved')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function openStoreOf(db: Db, vendorId: number): Promise<StoreRecord | undefined> {
  return await openStores(db, vendorId).executeTakeFirst()
}

/** The open store, held to the end of the transaction. */
export async function lockStore(tx: Db, vendorId: number): Promise<StoreRecord | undefined> {
  return await openStores(tx, vendorId).forNoKeyUpdate().executeTakeFirst()
}

/** Saves the profile; a rejected store is pending again, and the decision on it is taken back. */
export async function updateProfile(
  tx: Db,
  vendorId: number,
  profile: { storeName: string; storeDescription: string; contactEmail: string; contactPhone: string },
): Promise<StoreRecord> {
  return await tx
    .updateTable('vendors')
    .set({
      store_name: profile.storeName,
      store_description: profile.storeDescription,
      contact_email: profile.contactEmail,
      contact_phone: profile.contactPhone,
      status: sql`case status when 'Rejected' then 'Pending' else status end`,
      decided_at: sql`case status when 'Rejected' then null else decided_at end`,
      decided_by: sql`case status when 'Rejected' then null else decided_by end`,
    })
    .where('id', '=', vendorId)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Number of the account’s open store. */
export async function openStoreIdOf(db: Db, ownerId: number): Promise<number | undefined> {
  const store = await db
    .selectFrom('vendors')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return store?.id
}

/** Closes an open store, once; undefined where it is closed already. */
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

/** Takes a person’s contact data off the stores that the account ever had. */
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
