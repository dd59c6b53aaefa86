import type { ColumnType, Generated } from 'kysely'
import type { Channel } from '#contract/messaging'
import type { Size } from '#contract/values/sizes'

declare module '../platform/database/tables.ts' {
  interface Tables {
    message_preferences: { account_id: number; kind: string; way: Channel; is_on: boolean }
    low_sizes: {
      product_id: number
      size: Size
      product_size_id: ColumnType<number | null, number | null | undefined, never>
      line: number
      told_at: Generated<Date>
      /** Of the product, when it was told. */
      product_version: Generated<number>
      /** It had more since. */
      has_risen: Generated<boolean>
    }
    /** Of whom admins were told within the last day that much of a store’s stock is on order for them. */
    told_holdings: {
      vendor_id: number
      held_by: 'account' | 'phone' | 'place'
      subject: string
      told_at: Generated<Date>
    }
  }
}
