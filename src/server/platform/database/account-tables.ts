import type { Generated, GeneratedAlways } from 'kysely'
import type { Consent } from '#contract/account/consents'
import type { Role } from '#contract/auth'
import type { MessageWay } from '#contract/messaging'

/** Who somebody is, how they show it, and what they have chosen. */
export interface AccountTables {
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
  totp_secrets: {
    account_id: number
    sealed: Buffer
    confirmed_at: Date | null
    last_step: Generated<number>
    created_at: Generated<Date>
  }
  recovery_codes: {
    account_id: number
    code_hash: Buffer
    used_at: Date | null
    created_at: Generated<Date>
  }
  sessions: {
    id: GeneratedAlways<number>
    account_id: number
    epoch: number
    browser: string | null
    system: string | null
    network: string
    began_at: Generated<Date>
    seen_at: Generated<Date>
    expires_at: Date
    ended_at: Date | null
    proven_at: Generated<Date | null>
  }
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
  login_failures: { account: string; network: string; device: string | null; failed_at: Generated<Date> }
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
  /** Views: an account’s own alone (0060_account_names.sql). */
  contact_changes_told: {
    id: number
    account_id: number
    field: 'email' | 'phone'
    old_value: string | null
    new_value: string
    changed_at: Date
    undone_at: Date | null
  }
  two_step_told: { account_id: number; on_since: Date }
  message_preferences: { account_id: number; kind: string; way: MessageWay; is_on: boolean }
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
