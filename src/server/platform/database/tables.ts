import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AuditSubject } from '#contract/audit'
import type { ImportJob } from '#contract/imports'
import type { SizeChartRow } from '#contract/values/sizes'
import type { VendorStatus } from '#contract/vendors'
import type { AccountTables } from './account-tables.ts'
import type { CommissionTables } from './commission-tables.ts'
import type { CourierTables } from './courier-tables.ts'
import type { InvoiceTables } from './invoice-tables.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { ManualEntryTables } from './manual-entry-tables.ts'
import type { MessageTables } from './message-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { PaperTables } from './paper-tables.ts'
import type { PayoutTables } from './payout-tables.ts'
import type { PromiseTables } from './promise-tables.ts'
import type { RefundTables } from './refund-tables.ts'
import type { SettlementTables } from './settlement-tables.ts'

/** The tables of `migrations/`, as Kysely sees them. bigint arrives as a number: no id or sum of the shop passes 2^53. */
export interface Tables
  extends AccountTables,
    CommissionTables,
    CourierTables,
    InvoiceTables,
    LedgerTables,
    MessageTables,
    OrderTables,
    PaperTables,
    ManualEntryTables,
    PayoutTables,
    PromiseTables,
    RefundTables,
    SettlementTables {
  audit_entries: {
    id: GeneratedAlways<number>
    at: Generated<Date>
    actor_id: number
    action: string
    subject: AuditSubject
    subject_id: number
    subject_name: string | null
    before: ColumnType<Record<string, unknown> | null, string | null, never>
    after: ColumnType<Record<string, unknown> | null, string | null, never>
  }
  /** A view: the entries with what their accounts are called now. */
  audit_told: {
    id: number
    at: Date
    actor_id: number
    actor_name: string
    action: string
    subject: AuditSubject
    subject_id: number
    subject_name: string
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }
  settings: {
    id: Generated<number>
    version: Generated<number>
    overrides: ColumnType<Record<string, unknown>, string, string>
  }
  /** A view of graphile-worker’s; its queries say themselves what they read. */
  'graphile_worker.jobs': { id: number }
  outbox: {
    id: GeneratedAlways<number>
    name: string
    payload: ColumnType<unknown, string, never>
    emitted_at: Generated<Date>
  }
  event_subscribers: { event: string; subscriber: string }
  event_deliveries: { event_id: number; subscriber: string; delivered_at: Generated<Date> }
  rate_limits: { kind: string; subject: string; spent: number; window_ends_at: Date }
  vendors: {
    id: GeneratedAlways<number>
    owner_id: number | null
    store_name: string
    store_description: Generated<string>
    contact_email: Generated<string>
    contact_phone: Generated<string>
    /** By a code that came back; ‘’ where none did. */
    proven_email: Generated<string>
    proven_phone: Generated<string>
    /** Of its name (vendors/name-key.ts); null only until the shop’s next start. */
    name_key: string | null
    former_name: string | null
    status: Generated<VendorStatus>
    is_house: Generated<boolean>
    /** True where it has no owner. */
    owner_is_active: Generated<boolean>
    /** Approved, open, and its owner is active. */
    is_selling: GeneratedAlways<boolean>
    /** Its products are seen, and not ordered. */
    orders_paused: Generated<boolean>
    decided_at: Date | null
    decided_by: number | null
    /** '' where none was given. */
    rejection_reason: Generated<string>
    version: Generated<number>
    created_at: Generated<Date>
    deleted_at: Date | null
  }
  categories: {
    id: Generated<number>
    name: string
    parent_id: number | null
    is_active: Generated<boolean>
    display_order: Generated<number>
    version: Generated<number>
  }
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
  /** Kept by the database (0031_visible_categories.sql). */
  visible_categories: { id: number; path: number[]; depth: GeneratedAlways<number> }
  product_counts: { category_id: number; vendor_id: number; products: number }
  product_sizes: { product_id: number; size: string; stock: number | null }
  search_spellings: {
    spelling: string
    word: string
    spelled_as: Generated<number>
    products: Generated<number>
    slips: Generated<number>
  }
  imports: {
    id: string
    owner_id: number
    is_running: Generated<boolean>
    job: ColumnType<ImportJob, string, string>
    /** Until it is over. */
    file: Buffer | null
    request: ColumnType<unknown | null, string, null>
    told_at: Generated<Date>
    /** When a picture of it was asked for last, or will be. */
    pictures_asked_at: Date | null
    undo: ColumnType<ImportJob['undo'] | null, string | null, string | null>
  }
  import_changes: {
    import_id: string
    product_id: number
    before: ColumnType<unknown | null, string | null>
    after: ColumnType<unknown | null, string | null>
  }
  import_pictures: {
    import_id: string
    product_id: number
    line: number
    column_name: string
    address: string
    /** What its product had when it was queued. */
    former_image: string | null
    tries: Generated<number>
    due_at: Generated<Date>
    ended_at: Date | null
    problem: string | null
  }
  picture_sources: { product_id: number; address: string }
  imports_running: { owner_id: number; told_at: Date }
  own_numbers: { vendor_id: number; number: string; product_id: number }
}
