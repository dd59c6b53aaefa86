import type { Generated, GeneratedAlways } from 'kysely'
import type { ManualEntryKind, ManualEntryState } from '#contract/values/manual-entries'

declare module '../platform/database/tables.ts' {
  interface Tables {
    manual_entries: {
      id: GeneratedAlways<number>
      vendor_id: number
      kind: ManualEntryKind
      amount_poisha: number
      vat_basis_points: Generated<number>
      vat_poisha: Generated<number>
      reason: string
      key: string
      state: Generated<ManualEntryState>
      prepared_by: number
      prepared_at: Generated<Date>
      decided_by: number | null
      decided_at: Date | null
      refused_because: Generated<string>
    }
  }
}
