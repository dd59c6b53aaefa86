import type { Generated, GeneratedAlways } from 'kysely'
import type { VendorStatus } from '#contract/vendors'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Written by the database, as a store’s contact changes. */
    earlier_contacts: {
      vendor_id: number
      email: string
      phone: string
      changed_at: Generated<Date>
    }
    vendors: {
      id: GeneratedAlways<number>
      owner_id: number | null
      store_name: string
      store_description: Generated<string>
      contact_email: Generated<string>
      contact_phone: Generated<string>
      /** By a code that came back; ‘’ where none did. */
      proven_email: Generated<string>
      proven_phone: Generated<string>
      /** Of its name (vendors/name-key.ts); null only until the shop’s next start. */
      name_key: string | null
      former_name: string | null
      status: Generated<VendorStatus>
      is_house: Generated<boolean>
      /** True where it has no owner. */
      owner_is_active: Generated<boolean>
      /** Approved, open, and its owner is active. */
      is_selling: GeneratedAlways<boolean>
      /** Its products are seen, and not ordered. */
      orders_paused: Generated<boolean>
      decided_at: Date | null
      decided_by: number | null
      /** '' where none was given. */
      rejection_reason: Generated<string>
      version: Generated<number>
      created_at: Generated<Date>
      deleted_at: Date | null
    }
  }
}
