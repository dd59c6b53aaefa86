import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    cart_lines: {
      id: GeneratedAlways<number>
      customer_id: number
      product_id: number
      size: string
      /** Null: the size is not offered any more (docs/decisions/092). */
      product_size_id: ColumnType<number | null, number | null | undefined, never>
      quantity: number
      seen_price_poisha: number
      added_at: Generated<Date>
    }
  }
}
