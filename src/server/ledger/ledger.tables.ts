import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    ledger_accounts: {
      id: GeneratedAlways<number>
      kind: string
      /** A store’s or customer’s id, a courier’s name; '' where it is the shop’s. */
      owner: string
      lane: number
      balance_poisha: Generated<number>
      version: Generated<number>
    }
    ledger_journals: {
      id: GeneratedAlways<number>
      kind: string
      source: string
      subject: string
      reverses: number | null
      happened_at: Date
      written_at: Generated<Date>
    }
    ledger_entries: {
      account_id: number
      version: number
      journal_id: number
      amount_poisha: number
      balance_poisha: number
    }
  }
}
