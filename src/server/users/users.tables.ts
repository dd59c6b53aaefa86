import type { Generated, GeneratedAlways } from 'kysely'
import type { Consent } from '#contract/account/consents'
import type { Role } from '#contract/auth'

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: {
      id: GeneratedAlways<number>
      username: string | null
      /** By their own word. */
      name: string | null
      email: string | null
      is_email_proven: Generated<boolean>
      phone: string | null
      password_hash: string | null
      role: Role
      is_active: Generated<boolean>
      version: Generated<number>
      token_epoch: Generated<number>
      created_at: Generated<Date>
      deleted_at: Date | null
      admin_changed_at: Generated<Date | null>
    }
    consent_texts: { hash: Buffer; words: string }
    consents: {
      id: GeneratedAlways<number>
      account_id: number
      purpose: Consent['purpose']
      is_given: boolean
      source: Consent['source']
      text_hash: Buffer
      at: Generated<Date>
    }
  }
}
