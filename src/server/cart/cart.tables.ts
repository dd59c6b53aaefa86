import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    cart_lines: {
      id: GeneratedAlways<number>
      customer_id: number
      product_id: number
      size: string
      quantity: number
      seen_price_poisha: number
      added_at: Generated<Date>
    }
  }
}
