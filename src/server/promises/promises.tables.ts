import type { Generated } from 'kysely'
import type { PromiseKind, Zone } from '#contract/values/promises'

declare module '../platform/database/tables.ts' {
  interface Tables {
    promises: {
      parcel_id: number
      kind: PromiseKind
      zone: Zone
      due_at: Date
      admins_due_at: Date
      kept_at: Date | null
      /** When the parcel ended otherwise. */
      ended_at: Date | null
      told_store_at: Date | null
      told_admins_at: Date | null
    }
    delivery_times: {
      zone: Zone
      fewest_days: number
      most_days: number
      parcels: number
      reckoned_at: Generated<Date>
    }
  }
}
