import type { VendorStatus } from '#contract/vendors'
import type { Db } from '../platform/db.ts'

export async function insertVendor(
  db: Db,
  vendor: {
    ownerId: number
    storeName: string
    storeDescription: string
    contactEmail: string
    contactPhone: string
    status: VendorStatus
  },
): Promise<number> {
  const { id } = await db
    .insertInto('vendors')
    .values({
      owner_id: vendor.ownerId,
      store_name: vendor.storeName,
      store_description: vendor.storeDescription,
      contact_email: vendor.contactEmail,
      contact_phone: vendor.contactPhone,
      status: vendor.status,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
