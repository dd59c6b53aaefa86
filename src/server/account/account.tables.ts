import type { GeneratedAlways } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** A view: an account’s own alone (0058_own_data.sql). */
    audit_of_accounts: {
      id: number
      account_id: number
      at: Date
      action: string
      before: Record<string, unknown> | null
      after: Record<string, unknown> | null
      is_own_deed: boolean
    }
    addresses: {
      id: GeneratedAlways<number>
      account_id: number
      label: string
      name: string
      phone: string
      address_line: string
      landmark: string
      division: string
      district: string
      upazila: string
      city: string
      is_default: boolean
    }
  }
}
