import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    commission_rules: {
      id: GeneratedAlways<number>
      name: string
      /** Null: of every store. */
      vendor_id: number | null
      /** Null: of everything; one that is deleted meanwhile has nothing to sell. */
      category_id: number | null
      basis_points: number
      fixed_poisha: number
      lowest_poisha: number | null
      highest_poisha: number | null
      valid_from: Date
      ended_at: Date | null
      created_at: Generated<Date>
    }
    vat_rates: {
      id: GeneratedAlways<number>
      what: 'commission' | 'goods'
      basis_points: number
      /** A day in Dhaka. */
      valid_from: ColumnType<string, string, never>
      created_at: Generated<Date>
    }
    /** A view: of the own store’s lines, what was frozen as they were ordered, with the VAT of the day of the delivery. */
    line_commissions: {
      line_id: number
      parcel_id: number
      commission_rule: string
      commission_basis_points: number
      commission_fixed_poisha: number
      commission_poisha: number
      commission_vat_basis_points: number
      commission_vat_poisha: number
      vat_basis_points: number
    }
  }
}
