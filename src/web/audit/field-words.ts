import { SETTINGS, type SettingName } from '#contract/values/settings'
import { m } from '#messages'

const FIELDS: Record<string, string> = {
  name: m.ui_name(),
  price: m.ui_price(),
  compareAtPrice: m.audit_field_compare_at_price(),
  category: m.ui_category(),
  categoryId: m.audit_field_category_id(),
  stock: m.ui_stock(),
  tags: m.products_tags(),
  description: m.ui_description(),
  specification: m.ui_specification(),
  sizeChart: m.ui_size_chart(),
  picture: m.ui_picture(),
  parent: m.audit_field_parent(),
  parentId: m.audit_field_parent_id(),
  displayOrder: m.audit_field_display_order(),
  position: m.audit_field_position(),
  isActive: m.ui_active(),
  storeName: m.audit_field_store_name(),
  storeDescription: m.audit_field_store_description(),
  status: m.ui_status(),
  reason: m.ui_reason(),
  role: m.ui_role(),
  twoStep: m.ui_two_step_login(),
  state: m.notifications_state(),
  attempts: m.audit_field_attempts(),
  environment: m.couriers_environment(),
  kept: m.audit_field_kept(),
  trackingNumber: m.audit_field_tracking_number(),
  courierKeys: m.audit_field_courier_keys(),
  pushSecret: m.couriers_push_secret(),
  webhookAddress: m.ui_address(),
  webhookEvents: m.webhooks_events(),
  percent: m.commission_percent(),
  fixedPoisha: m.commission_fixed(),
  lowestPoisha: m.commission_lowest(),
  highestPoisha: m.commission_highest(),
  validFrom: m.ui_from(),
  endedAt: m.audit_was_ended(),
  net: m.settlements_column_net(),
  fileName: m.audit_field_file_name(),
  rows: m.audit_field_rows(),
  line: m.imports_line(),
  decision: m.audit_field_decision(),
  amountPoisha: m.orders_amount(),
  payoutWay: m.audit_field_payout_way(),
  payoutState: m.ui_status(),
  paperKind: m.documents_kind(),
  paperNumber: m.documents_number(),
  paperState: m.ui_status(),
  accountNumber: m.ui_account(),
  ordersUntil: m.terms_lift_until(),
  payoutGone: m.payouts_mark_gone(),
  refundState: m.ui_status(),
  entryState: m.ui_status(),
  entryKind: m.payouts_column_what(),
  refundWay: m.audit_field_payout_way(),
  refundFrom: m.refunds_from(),
  payoutFile: m.audit_field_payout_file(),
  payoutReference: m.audit_field_reference(),
  formerSecretUntil: m.audit_field_former_secret_until(),
}

/** The name of a field of `before` and `after`; undefined: of another edition. */
export function fieldWords(name: string): string | undefined {
  if (isSetting(name)) return SETTINGS[name].label()
  const [, parcelId] = /^parcel (\d+)$/.exec(name) ?? []
  return parcelId ? m.ui_parcel_number({ parcelId }) : FIELDS[name]
}

export function isSetting(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name)
}
