import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AuditSubject } from '#contract/audit'
import type { Role } from '#contract/auth'
import type { SizeChartRow } from '#contract/garment'
import type { OrderStatus } from '#contract/orders'
import type { ImportJob } from '#contract/product-csv'
import type { VendorStatus } from '#contract/vendors'

/** The tables of `migrations/`, as Kysely sees them. bigint arrives as a number: no id or sum of the shop passes 2^53. */
export interface Tables {
  audit_entries: {
    id: GeneratedAlways<number>
    at: Generated<Date>
    actor_id: number
    actor_name: string
    action: string
    subject: AuditSubject
    subject_id: number
    subject_name: string
    before: ColumnType<Record<string, unknown> | null, string | null, never>
    after: ColumnType<Record<string, unknown> | null, string | null, never>
  }
  users: {
    id: GeneratedAlways<number>
    username: string | null
    email: string | null
    password_hash: string
    role: Role
    is_active: Generated<boolean>
    created_at: Generated<Date>
    deleted_at: Date | null
  }
  login_failures: { subject: string; failed_at: Generated<Date> }
  registrations: { address: string; begun_at: Generated<Date> }
  vendors: {
    id: GeneratedAlways<number>
    owner_id: number | null
    store_name: string
    store_description: Generated<string>
    contact_email: Generated<string>
    contact_phone: Generated<string>
    status: Generated<VendorStatus>
    is_house: Generated<boolean>
    decided_at: Date | null
    decided_by: number | null
    created_at: Generated<Date>
    deleted_at: Date | null
  }
  categories: {
    id: Generated<number>
    name: string
    parent_id: number | null
    is_active: Generated<boolean>
    display_order: Generated<number>
  }
  products: {
    id: GeneratedAlways<number>
    vendor_id: number
    /** Null where a deleted product’s category is gone: nobody reads the category of a deleted product. */
    category_id: number
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
    indexed_as: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    deleted_at: Date | null
  }
  product_counts: { category_id: number; vendor_id: number; products: number }
  product_sizes: { product_id: number; size: string; stock: number | null }
  search_spellings: { spelling: string; word: string; spelled_as: Generated<number> }
  imports: {
    id: string
    owner_id: number
    is_running: Generated<boolean>
    job: ColumnType<ImportJob, string, string>
    told_at: Generated<Date>
  }
  imports_running: { owner_id: number; told_at: Date }
  cart_lines: {
    id: GeneratedAlways<number>
    customer_id: number
    product_id: number
    size: string
    quantity: number
    seen_price_poisha: number
    added_at: Generated<Date>
  }
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
    total_poisha: number
    created_at: Generated<Date>
  }
  parcels: {
    id: GeneratedAlways<number>
    order_id: number
    vendor_id: number
    status: Generated<OrderStatus>
    items_poisha: number
    moved_at: Date | null
    moved_by: number | null
  }
  /** A view: what stores know of each other’s parcels in one order (docs/decisions/013). */
  parcel_states: { id: number; order_id: number; status: OrderStatus }
  order_lines: {
    id: GeneratedAlways<number>
    parcel_id: number
    product_id: number
    name: string
    price_poisha: number
    image: string | null
    size: string
    quantity: number
    stock_taken: boolean
  }
  order_requests: {
    customer_id: number
    key: string
    body_hash: string
    order_id: number
    created_at: Generated<Date>
  }
}
