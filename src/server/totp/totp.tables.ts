import type { Generated } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
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
    visible_two_step: { account_id: number; on_since: Date }
  }
}
