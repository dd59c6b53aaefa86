import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { Decision, FileDecision, Gone, RowKind, Verdict } from '#contract/values/settlements'

declare module '../platform/database/tables.ts' {
  interface Tables {
    settlement_files: {
      id: GeneratedAlways<number>
      company: Company
      name: string
      source: 'file' | 'api'
      digest: Buffer
      content: ColumnType<unknown[], string, never>
      row_count: number
      collected_poisha: number
      charge_poisha: number
      net_poisha: number
      told_poisha: number | null
      problems: ColumnType<unknown[], string | undefined, never>
      problem_count: Generated<number>
      /** Null: the clock. */
      loaded_by: number | null
      loaded_at: Generated<Date>
    }
    settlement_rows: {
      id: GeneratedAlways<number>
      file_id: number
      company: Company
      line: number
      number: string
      invoice: string
      kind: RowKind
      collected_poisha: number
      charge_poisha: number
      net_poisha: number
      consignment_id: number | null
      parcel_id: number | null
      verdict: Verdict
      expected_poisha: number | null
      event: string
      is_first: boolean
      subject: string
      judged_at: Generated<Date>
      gone: ColumnType<Gone | null, undefined, 'taken_back' | 'replaced' | 'judged_again'>
    }
    settling_times: {
      company: Company
      fewest_days: number
      most_days: number
      parcels: number
      reckoned_at: Generated<Date>
    }
    settlement_take_backs: {
      file_id: number
      reason: string
      taken_back_by: number
      taken_back_at: Generated<Date>
    }
    settlement_file_decisions: {
      id: GeneratedAlways<number>
      file_id: number
      decision: FileDecision
      reason: string
      decided_by: number
      decided_at: Generated<Date>
    }
    settlement_decisions: {
      id: GeneratedAlways<number>
      row_id: number
      decision: Decision
      reason: string
      decided_by: number
      decided_at: Generated<Date>
    }
    settlement_mappings: {
      company: Company
      columns: ColumnType<Record<string, unknown>, string, string>
      changed_at: Generated<Date>
    }
  }
}
