import type { Generated, GeneratedAlways } from 'kysely'
import type { RefundMethod, RefundState, RefundTill } from '#contract/values/refunds'

declare module '../platform/database/tables.ts' {
  interface Tables {
    refunds: {
      id: GeneratedAlways<number>
      parcel_id: number
      order_id: number
      customer_id: number
      vendor_id: number
      key: string
      reason: string
      granted_by: number
      granted_at: Generated<Date>
      due_at: Generated<Date>
      amount_poisha: number
      shipping_poisha: number
      store_poisha: number
      rounding_poisha: Generated<number>
      commission_poisha: number
      commission_vat_poisha: number
      state: Generated<RefundState>
      cancelled_by: number | null
      cancelled_at: Date | null
      cancelled_because: Generated<string>
    }
    refund_lines: {
      refund_id: number
      line_id: number
      quantity: number
      amount_poisha: number
      store_poisha: number
      commission_poisha: number
      commission_vat_poisha: number
    }
    refund_payments: {
      id: GeneratedAlways<number>
      refund_id: number
      way: RefundMethod
      reference: string
      paid_from: RefundTill
      paid_by: number
      paid_at: Generated<Date>
      failed_by: number | null
      failed_at: Date | null
      failed_because: Generated<string>
    }
    /** A view, for the store and the shop: of those that were not cancelled, what each costs the store. */
    refund_costs: {
      refund_id: number
      parcel_id: number
      store_poisha: number
      commission_poisha: number
      commission_vat_poisha: number
    }
  }
}
