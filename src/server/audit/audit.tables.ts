import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AuditSubject } from '#contract/audit'

declare module '../platform/database/tables.ts' {
  interface Tables {
    audit_entries: {
      id: GeneratedAlways<number>
      at: Generated<Date>
      actor_id: number
      action: string
      subject: AuditSubject
      subject_id: number
      subject_name: string | null
      before: ColumnType<Record<string, unknown> | null, string | null, never>
      after: ColumnType<Record<string, unknown> | null, string | null, never>
    }
    /** A view: the entries with what their accounts are called now. */
    visible_audit_entries: {
      id: number
      at: Date
      actor_id: number
      actor_name: string
      action: string
      subject: AuditSubject
      subject_id: number
      subject_name: string
      before: Record<string, unknown> | null
      after: Record<string, unknown> | null
    }
  }
}
