import type { Generated, GeneratedAlways } from 'kysely'
import type { FileMethod, PayoutMethod, PayoutState, StatementLineKind } from '#contract/values/payouts'
import type { StatementPeriod } from '#contract/values/statement-periods'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Of stores that have one of their own. */
    statement_periods: { vendor_id: number; period: StatementPeriod }
    /** Beyond the limit of the settings. */
    store_debts: {
      id: GeneratedAlways<number>
      vendor_id: number
      /** By which it was told. */
      statement_id: number
      told_at: Generated<Date>
      paused_at: Date | null
      /** The last day in Dhaka on which an admin lets orders in all the same. */
      lifted_until: string | null
      ended_at: Date | null
    }
    /** What stores paid the shop. */
    store_payments: {
      id: GeneratedAlways<number>
      vendor_id: number
      amount_poisha: number
      way: PayoutMethod
      reference: string
      recorded_by: number
      recorded_at: Generated<Date>
      taken_back_at: Date | null
      taken_back_by: number | null
      taken_back_because: Generated<string>
    }
    statements: {
      id: GeneratedAlways<number>
      vendor_id: number
      number: number
      /** Days in Dhaka, both included. */
      first_day: string
      last_day: string
      /** What the shop owes the store; below zero, what the store owes the shop. */
      opening_poisha: number
      closing_poisha: number
      waiting_poisha: number
      line_count: number
      sha256: string
      closed_at: Generated<Date>
    }
    statement_lines: {
      statement_id: number
      position: number
      kind: StatementLineKind
      subject: string
      happened_at: Date
      amount_poisha: number
      vat_poisha: number
      account_id: number
      version: number
    }
    payouts: {
      id: GeneratedAlways<number>
      vendor_id: number
      statement_id: number
      amount_poisha: number
      way: PayoutMethod
      /** '' for cash. */
      pay_to: string
      /** Null: in cash, to a store without an account, or from before there were any. */
      account_id: number | null
      state: Generated<PayoutState>
      prepared_by: number
      prepared_at: Generated<Date>
      approved_by: number | null
      approved_at: Date | null
      paid_by: number | null
      paid_at: Date | null
      reference: Generated<string>
      failed_by: number | null
      failed_at: Date | null
      failed_because: Generated<string>
      /** Null: in none yet. */
      file_id: Generated<number | null>
    }
    payout_files: {
      id: GeneratedAlways<number>
      way: FileMethod
      made_by: number
      made_at: Generated<Date>
    }
    /** Of which late parcels their stores and admins were sent a notice. */
    told_late_payouts: { parcel_id: number; told_at: Generated<Date> }
  }
}
