import type { Generated } from 'kysely'
import type { DeadlineKind, Zone } from '#contract/values/deadlines'

declare module '../platform/database/tables.ts' {
  interface Tables {
    promises: {
      parcel_id: number
      kind: DeadlineKind
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
