import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    one_time_secrets: {
      ticket: string
      purpose: 'sign_in' | 'reset_password' | 'prove_account' | 'change_contact' | 'store_contact'
      recipient: string
      account_id: number | null
      secret_hash: Buffer | null
      asked_by: string | null
      epoch: Generated<number | null>
      tries: Generated<number>
      expires_at: Date
    }
    contact_changes: {
      id: GeneratedAlways<number>
      account_id: number
      field: 'email' | 'phone'
      old_value: string | null
      new_value: string
      was_email_proven: Generated<boolean>
      undo_hash: Buffer | null
      undo_until: Date
      undone_at: Date | null
      changed_at: Generated<Date>
    }
    /** Views: an account’s own alone (0060_account_names.sql). */
    visible_contact_changes: {
      id: number
      account_id: number
      field: 'email' | 'phone'
      old_value: string | null
      new_value: string
      changed_at: Date
      undone_at: Date | null
    }
  }
}
