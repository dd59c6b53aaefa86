import type { CallName } from '#contract/calls'
import type { Row } from './row.ts'
import { ACCOUNT_ROWS } from './rows-accounts.ts'
import { ADDRESS_ROWS } from './rows-addresses.ts'
import { CART_ROWS } from './rows-cart.ts'
import { CATALOG_ROWS } from './rows-catalog.ts'
import { CATEGORY_ROWS } from './rows-categories.ts'
import { CODE_ROWS } from './rows-codes.ts'
import { COMMISSION_ROWS } from './rows-commission.ts'
import { COURIER_ROWS } from './rows-couriers.ts'
import { IMPORT_ROWS } from './rows-import.ts'
import { INVOICE_ROWS } from './rows-invoices.ts'
import { JOB_ROWS } from './rows-jobs.ts'
import { MANUAL_ENTRY_ROWS } from './rows-manual-entries.ts'
import { NOTIFICATION_ROWS } from './rows-notifications.ts'
import { ORDER_ROWS } from './rows-orders.ts'
import { OWN_DATA_ROWS } from './rows-own-data.ts'
import { PARCEL_ROWS } from './rows-parcels.ts'
import { PAYOUT_ROWS } from './rows-payouts.ts'
import { REFUND_ROWS } from './rows-refunds.ts'
import { SETTINGS_ROWS } from './rows-settings.ts'
import { SETTLEMENT_ROWS } from './rows-settlements.ts'
import { STORE_DOCUMENT_ROWS } from './rows-store-documents.ts'
import { TWO_STEP_ROWS } from './rows-two-step.ts'
import { VENDOR_ROWS } from './rows-vendors.ts'
import { WEBHOOK_ROWS } from './rows-webhooks.ts'

/** Every call of the contract: one that has no row does not compile, and fails the test. */
export const ROWS: Record<CallName, Row[]> = {
  ...SETTINGS_ROWS,
  ...JOB_ROWS,
  ...ACCOUNT_ROWS,
  ...TWO_STEP_ROWS,
  ...CODE_ROWS,
  ...ADDRESS_ROWS,
  ...OWN_DATA_ROWS,
  ...VENDOR_ROWS,
  ...CATEGORY_ROWS,
  ...CATALOG_ROWS,
  ...IMPORT_ROWS,
  ...CART_ROWS,
  ...ORDER_ROWS,
  ...PARCEL_ROWS,
  ...COMMISSION_ROWS,
  ...COURIER_ROWS,
  ...SETTLEMENT_ROWS,
  ...NOTIFICATION_ROWS,
  ...WEBHOOK_ROWS,
  ...STORE_DOCUMENT_ROWS,
  ...MANUAL_ENTRY_ROWS,
  ...PAYOUT_ROWS,
  ...INVOICE_ROWS,
  ...REFUND_ROWS,
}

/** For tables of tests. */
export const EACH_ROW = Object.entries(ROWS).flatMap(([name, rows]) =>
  rows.map((row): [name: CallName, about: string, row: Row] => [name as CallName, row.about, row]),
)
