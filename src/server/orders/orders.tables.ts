import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { OrderStatus } from '#contract/orders'
import type { CollectsFor, MovedBy, Outcome, Stage } from '#contract/values/stages'

declare module '../platform/database/tables.ts' {
  interface Tables {
    orders: {
      id: GeneratedAlways<number>
      customer_id: number
      name: string
      email: string
      phone: string
      alt_phone: Generated<string>
      shipping_address: string
      shipping_city: string
      notes: Generated<string>
      status: Generated<OrderStatus>
      items_poisha: number
      shipping_poisha: number
      /** The sum of its `order_adjustments`; the total is that, the lines and the shipping. */
      adjustments_poisha: Generated<number>
      total_poisha: number
      /** What it still brings in: its parcels that are not cancelled, and the shipping where one brought it or is to. */
      due_poisha: number
      created_at: Generated<Date>
    }
    parcels: {
      id: GeneratedAlways<number>
      order_id: number
      vendor_id: number
      status: Generated<OrderStatus>
      items_poisha: number
      /** The sum of its own `order_adjustments`, and of those among them that its store bears. */
      adjustments_poisha: Generated<number>
      store_adjustments_poisha: Generated<number>
      stage: Generated<Stage>
      /** What it brings of the order’s shipping, with the adjustments that come with that; null unless it has left its store. */
      shipping_poisha: number | null
      /** What a company was told to bring of it, while the parcel is still at its store. */
      booked_shipping_poisha: number | null
      /** A company said that a part was kept, and not what it came to. */
      told_in_part: Generated<boolean>
      /** As it was placed it was more than a new account may hold: its lines have no stock yet (docs/decisions/082). */
      awaits_confirmation: Generated<boolean>
      /** `own`: the store’s rider; null unless it has left. */
      courier: string | null
      /** Who has its cash once it is delivered; null unless it has left, and where it was delivered before there was a ledger. */
      collects_for: CollectsFor | null
      tracking_number: Generated<string>
      /** Of its lines, where a part was kept. */
      kept_poisha: number | null
      /** The cash of the door; null unless it is Completed. */
      collected_poisha: number | null
      /** What of the delivery a door paid that kept nothing, while the parcel comes back. */
      return_paid_poisha: number | null
      /** The rate of VAT on its commission, of the day of its delivery; null unless it was delivered, or before that was asked. */
      supply_vat_basis_points: number | null
      /** When the store had back what was not kept. */
      received_back_at: Date | null
      moved_at: Date | null
      moved_by: number | null
      /** '' where none was given. */
      cancel_reason: Generated<string>
    }
    /** A view: what stores know of each other’s parcels in one order (docs/decisions/013). */
    parcel_states: { id: number; order_id: number; status: OrderStatus; shipping_poisha: number | null; stage: Stage }
    parcel_moves: {
      id: GeneratedAlways<number>
      parcel_id: number
      stage: Stage
      moved_by: MovedBy
      account_id: number | null
      happened_at: Generated<Date>
      learned_at: Generated<Date>
      reason: Generated<string>
      is_correction: Generated<boolean>
    }
    line_outcomes: { line_id: number; outcome: Outcome; quantity: number; fit_quantity: number | null }
    order_lines: {
      id: GeneratedAlways<number>
      parcel_id: number
      product_id: number
      name: string
      price_poisha: number
      image: string | null
      size: string
      /** Null: the size is not offered any more, or was not looked up yet (docs/decisions/092). */
      product_size_id: ColumnType<number | null, number | null | undefined>
      quantity: number
      stock_taken: boolean
      /** What it was sold under (docs/decisions/063), frozen; '' and zeros from before there were commissions. */
      commission_rule: Generated<string>
      commission_basis_points: Generated<number>
      commission_fixed_poisha: Generated<number>
      /** Of all its pieces, as the VAT on it. */
      commission_poisha: Generated<number>
      commission_vat_basis_points: Generated<number>
      commission_vat_poisha: Generated<number>
      /** Of the goods, which their price contains. */
      vat_basis_points: Generated<number>
    }
    order_adjustments: {
      id: GeneratedAlways<number>
      order_id: number
      /** Null: it comes with the order’s shipping. */
      parcel_id: number | null
      what: string
      paid_by: 'shop' | 'store'
      poisha: number
    }
    order_requests: {
      customer_id: number
      key: string
      body_hash: string
      order_id: number
      created_at: Generated<Date>
    }
  }
}
