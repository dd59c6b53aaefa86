import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { SizeChartRow } from '#contract/values/sizes'

declare module '../platform/database/tables.ts' {
  interface Tables {
    products: {
      id: GeneratedAlways<number>
      vendor_id: number
      /** Null where a deleted product’s category is gone. */
      category_id: ColumnType<number | null, number, number>
      name: string
      description: Generated<string>
      specification: Generated<string>
      price_poisha: number
      compare_at_poisha: number | null
      tags: Generated<string[]>
      size_chart: ColumnType<SizeChartRow[] | null, string | null, string | null>
      image: string | null
      search: ColumnType<string, string, string>
      /** Bits; the database keeps them (0011_in_stock.sql). */
      sizes_in_stock: Generated<number>
      /** 2: can be bought and has a picture; 1: can be bought; 0: sold out (0017_tiers.sql). */
      tier: GeneratedAlways<number>
      indexed_as: Generated<number>
      /** Raised by every edit, not by sales (docs/decisions/017). */
      version: Generated<number>
      created_at: Generated<Date>
      updated_at: Generated<Date>
      deleted_at: Date | null
    }
    product_counts: { category_id: number; vendor_id: number; products: number }
    product_sizes: { id: GeneratedAlways<number>; product_id: number; size: string; stock: number | null }
  }
}
