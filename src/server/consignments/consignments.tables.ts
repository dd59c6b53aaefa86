import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ConsignmentState, CourierStatus } from '#contract/values/couriers'

declare module '../platform/database/tables.ts' {
  interface Tables {
    consignments: {
      id: GeneratedAlways<number>
      parcel_id: number
      account_id: number
      invoice: string
      asked_by: number
      asked_for: 'store' | 'shop'
      state: Generated<ConsignmentState>
      recipient: ColumnType<Record<string, unknown>, string, never>
      /** Null until the company is asked. */
      cash_poisha: number | null
      asked_at: Date | null
      asked_as: Buffer | null
      claimed_at: Date | null
      number: Generated<string>
      tracking_code: Generated<string>
      charge_poisha: number | null
      /** Null: it named no charge before it kept one. */
      quoted_poisha: number | null
      word: CourierStatus | null
      said: Generated<string>
      collected_poisha: number | null
      problem: Generated<string>
      next_ask_at: Date | null
      created_at: Generated<Date>
    }
    courier_words: {
      id: GeneratedAlways<number>
      consignment_id: number
      word: CourierStatus | null
      said: string
      source: 'push' | 'asked'
      collected_poisha: number | null
      reason: Generated<string>
      happened_at: Date
      learned_at: Generated<Date>
      counted: boolean
    }
    courier_pushes: {
      id: GeneratedAlways<number>
      account_id: number
      digest: Buffer
      body: string
      received_at: Generated<Date>
      queued_at: Generated<Date | null>
      understood_at: Date | null
      problem: Generated<string>
    }
  }
}
