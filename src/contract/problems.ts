import { m } from '#messages'
import type { ManagedCategory } from './categories.ts'
import type { ManagedProduct } from './selling.ts'
import type { KeptSettings } from './settings.ts'
import type { User } from './users.ts'
import type { OwnStore } from './vendors.ts'

/** The closed list of refusals: code → status and words (decisions, "Errors"); words are asked for when they are shown. */
export const problems = {
  invalid_request: [400, () => m.refusal_invalid_request()],
  malformed_request: [400, () => m.refusal_malformed_request()],
  invalid_code: [400, () => m.refusal_invalid_code()],
  invalid_login: [401, () => m.refusal_invalid_login()],
  totp_required: [401, () => m.refusal_totp_required()],
  totp_over: [401, () => m.refusal_totp_over()],
  not_signed_in: [401, () => m.refusal_not_signed_in()],
  session_ended: [401, () => m.refusal_session_ended()],
  not_allowed: [403, () => m.refusal_not_allowed()],
  proof_needed: [403, () => m.refusal_proof_needed()],
  not_your_account: [403, () => m.refusal_not_your_account()],
  vendor_pending: [403, () => m.refusal_vendor_pending()],
  vendor_rejected: [403, () => m.refusal_vendor_rejected()],
  not_found: [404, () => m.refusal_not_found()],
  product_not_found: [404, () => m.refusal_product_not_found()],
  category_not_found: [404, () => m.refusal_category_not_found()],
  vendor_not_found: [404, () => m.refusal_vendor_not_found()],
  user_not_found: [404, () => m.refusal_user_not_found()],
  import_not_found: [404, () => m.refusal_import_not_found()],
  job_not_found: [404, () => m.refusal_job_not_found()],
  order_not_found: [404, () => m.refusal_order_not_found()],
  courier_not_found: [404, () => m.refusal_courier_not_found()],
  consignment_not_found: [404, () => m.refusal_consignment_not_found()],
  settlement_not_found: [404, () => m.refusal_settlement_not_found()],
  settlement_row_not_found: [404, () => m.refusal_settlement_row_not_found()],
  parcel_not_found: [404, () => m.refusal_parcel_not_found()],
  message_not_found: [404, () => m.refusal_message_not_found()],
  session_not_found: [404, () => m.refusal_session_not_found()],
  address_not_found: [404, () => m.refusal_address_not_found()],
  webhook_not_found: [404, () => m.refusal_webhook_not_found()],
  commission_rule_not_found: [404, () => m.refusal_commission_rule_not_found()],
  delivery_not_found: [404, () => m.refusal_delivery_not_found()],
  statement_not_found: [404, () => m.refusal_statement_not_found()],
  refund_not_found: [404, () => m.refusal_refund_not_found()],
  payout_not_found: [404, () => m.refusal_payout_not_found()],
  entry_not_found: [404, () => m.refusal_entry_not_found()],
  paper_not_found: [404, () => m.refusal_document_not_found()],
  invoice_not_found: [404, () => m.refusal_invoice_not_found()],
  cart_line_not_found: [404, () => m.refusal_cart_line_not_found()],
  username_taken: [409, () => m.refusal_username_taken()],
  email_taken: [409, () => m.refusal_email_taken()],
  contact_confirmed: [409, () => m.refusal_contact_confirmed()],
  phone_taken: [409, () => m.refusal_phone_taken()],
  out_of_stock: [409, () => m.refusal_out_of_stock()],
  product_off_sale: [409, () => m.refusal_product_off_sale()],
  store_takes_no_orders: [409, () => m.refusal_store_takes_no_orders()],
  price_changed: [409, () => m.refusal_price_changed()],
  cart_full: [409, () => m.refusal_cart_full()],
  cart_line_full: [409, () => m.refusal_cart_line_full()],
  size_needed: [409, () => m.refusal_size_needed()],
  changed_meanwhile: [409, () => m.refusal_changed_meanwhile()],
  vendor_not_pending: [409, () => m.refusal_vendor_not_pending()],
  house_store: [409, () => m.refusal_house_store()],
  last_admin: [409, () => m.refusal_last_admin()],
  totp_in_use: [409, () => m.refusal_totp_in_use()],
  totp_not_in_use: [409, () => m.refusal_totp_not_in_use()],
  own_account: [409, () => m.refusal_own_account()],
  store_name_taken: [409, () => m.refusal_store_name_taken()],
  category_name_taken: [409, () => m.refusal_category_name_taken()],
  category_in_use: [409, () => m.refusal_category_in_use()],
  category_root: [409, () => m.refusal_category_root()],
  category_circle: [409, () => m.refusal_category_circle()],
  category_too_deep: [409, () => m.refusal_category_too_deep()],
  phone_proof_needed: [409, () => m.refusal_phone_proof_needed()],
  too_many_open_orders: [409, () => m.refusal_too_many_open_orders()],
  already_booked: [409, () => m.refusal_already_booked()],
  import_not_undoable: [409, () => m.refusal_import_not_undoable()],
  consignment_not_open: [409, () => m.refusal_consignment_not_open()],
  settlement_not_open: [409, () => m.refusal_settlement_not_open()],
  settlement_taken_back: [409, () => m.refusal_settlement_taken_back()],
  settlement_row_not_open: [409, () => m.refusal_settlement_row_not_open()],
  status_not_open: [409, () => m.refusal_status_not_open()],
  stage_not_open: [409, () => m.refusal_stage_not_open()],
  too_many_webhooks: [409, () => m.refusal_too_many_webhooks()],
  too_many_addresses: [409, () => m.refusal_too_many_addresses()],
  commission_rule_ended: [409, () => m.refusal_commission_rule_ended()],
  commission_default_needed: [409, () => m.refusal_commission_default_needed()],
  delivery_waiting: [409, () => m.refusal_delivery_waiting()],
  statement_not_newest: [409, () => m.refusal_statement_not_newest()],
  nothing_for_file: [409, () => m.refusal_nothing_for_file()],
  nothing_to_pay: [409, () => m.refusal_nothing_to_pay()],
  payout_file_not_found: [404, () => m.refusal_payout_file_not_found()],
  refund_not_open: [409, () => m.refusal_refund_not_open()],
  refund_changed: [409, () => m.refusal_refund_changed()],
  refund_needs_another: [409, () => m.refusal_refund_needs_another()],
  refund_not_owed: [409, () => m.refusal_refund_not_owed()],
  refund_not_paid: [409, () => m.refusal_refund_not_paid()],
  refunded_already: [409, () => m.refusal_refunded_already()],
  entry_not_prepared: [409, () => m.refusal_entry_not_prepared()],
  entry_needs_another: [409, () => m.refusal_entry_needs_another()],
  entry_over_debt: [409, () => m.refusal_entry_over_debt()],
  store_moved_in: [409, () => m.refusal_store_moved_in()],
  reference_used: [409, () => m.refusal_reference_used()],
  payout_under_way: [409, () => m.refusal_payout_under_way()],
  payout_needs_another: [409, () => m.refusal_payout_needs_another()],
  admin_too_new: [409, () => m.refusal_admin_too_new()],
  payout_not_prepared: [409, () => m.refusal_payout_not_prepared()],
  payout_not_approved: [409, () => m.refusal_payout_not_approved()],
  payout_failed: [409, () => m.refusal_payout_failed()],
  payout_account_held: [409, () => m.refusal_payout_account_held()],
  payout_account_changed: [409, () => m.refusal_payout_account_changed()],
  payout_below_least: [409, () => m.refusal_payout_below_least()],
  payout_over_balance: [409, () => m.refusal_payout_over_balance()],
  store_owes_nothing: [409, () => m.refusal_store_owes_nothing()],
  payment_over_debt: [409, () => m.refusal_payment_over_debt()],
  payment_recorded: [409, () => m.refusal_payment_recorded()],
  payment_not_found: [404, () => m.refusal_payment_not_found()],
  payment_taken_back: [409, () => m.refusal_payment_taken_back()],
  paper_decided: [409, () => m.refusal_document_decided()],
  webhook_off: [409, () => m.refusal_webhook_off()],
  message_must_be_told: [409, () => m.refusal_message_must_be_told()],
  message_waiting: [409, () => m.refusal_message_waiting()],
  message_erased: [409, () => m.refusal_message_erased()],
  mail_not_set_up: [409, () => m.refusal_mail_not_set_up()],
  sms_not_set_up: [409, () => m.refusal_sms_not_set_up()],
  too_large: [413, () => m.refusal_too_large()],
  wrong_type: [415, () => m.refusal_wrong_type()],
  idempotency_key_reused: [422, () => m.refusal_idempotency_key_reused()],
  too_many_attempts: [429, () => m.refusal_too_many_attempts()],
  too_many_at_once: [429, () => m.refusal_too_many_at_once()],
  unexpected: [500, () => m.refusal_unexpected()],
  busy: [503, () => m.refusal_busy()],
  database_away: [503, () => m.refusal_database_away()],
  storage_away: [503, () => m.refusal_storage_away()],
} as const satisfies Record<string, readonly [status: number, words: () => string]>

export type ProblemCode = keyof typeof problems

/** What a code says where nobody says more. */
export function problemWords(code: ProblemCode): string {
  return problems[code][1]()
}

/** A message of the catalogue (`messages/en.json`), with the values of its text. */
export interface MessageText {
  key: string
  params?: Record<string, string>
}

/**
 * Every error answer. `current`: with `price_changed`; `record`: with `changed_meanwhile`; `challenge`: with `totp_required`. `texts`: what `message` and
 * `fields` say, to be rendered in another language; without `message` where that is the code’s own (`refusal_` and the code).
 */
export interface ProblemBody {
  message: string
  code: ProblemCode
  fields?: Record<string, string>
  texts?: { message?: MessageText; fields?: Record<string, MessageText> }
  current?: CurrentFigures
  record?: CurrentRecord
  challenge?: string
}

/** Taka, for the shopper to agree to. */
export interface CurrentFigures {
  items: { productId: number; size: string; price: number }[]
  shipping: number
  totalAmount: number
}

/** With the version that the next edit begins from. */
export type CurrentRecord =
  | { product: ManagedProduct }
  | { category: ManagedCategory }
  | { store: OwnStore }
  | { user: User }
  | { settings: KeptSettings }
