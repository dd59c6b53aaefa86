import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
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
    login_failures: { account: string; network: string; device: string | null; failed_at: Generated<Date> }
  }
}
