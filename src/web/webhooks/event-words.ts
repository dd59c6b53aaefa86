import type { EventName } from '#contract/machinery/events'
import { m } from '#messages'

/** What each event is, for whoever does not know it by its name. */
export const EVENT_WORDS: Record<EventName, () => string> = {
  'order.placed': () => m.webhooks_event_order_placed(),
  'order.completed': () => m.webhooks_event_order_completed(),
  'order.cancelled': () => m.webhooks_event_order_cancelled(),
  'parcel.moved': () => m.webhooks_event_parcel_moved(),
  'parcel.told_in_part': () => m.kind_parcel_part_to_say(),
  'promise.broken': () => m.webhooks_event_promise_broken(),
  'promise.escalated': () => m.webhooks_event_promise_escalated(),
  'vendor.waiting': () => m.kind_vendor_waiting(),
  'vendor.approved': () => m.webhooks_event_vendor_approved(),
  'vendor.rejected': () => m.webhooks_event_vendor_rejected(),
  'stock.low': () => m.kind_stock_low(),
  'job.failed': () => m.webhooks_event_job_failed(),
  'account.password_changed': () => m.webhooks_event_account_password_changed(),
  'account.two_step_changed': () => m.kind_two_step_changed(),
  'account.new_device': () => m.kind_new_device(),
  'store.owes': () => m.webhooks_event_store_owes(),
  'store.paused': () => m.webhooks_event_store_paused(),
  'store.resumed': () => m.webhooks_event_store_resumed(),
  'store.account_changed': () => m.kind_store_account_changed(),
  'refund.granted': () => m.kind_refund_granted(),
  'refund.paid': () => m.kind_refund_paid(),
  'refund.failed': () => m.kind_refund_failed(),
  'refund.cancelled': () => m.kind_refund_cancelled(),
  'webhook.disabled': () => m.webhooks_event_webhook_disabled(),
  'courier.refused': () => m.kind_courier_refused(),
  'sms.nearly_spent': () => m.webhooks_event_sms_nearly_spent(),
  'account.email_changed': () => m.webhooks_event_account_email_changed(),
  'account.phone_changed': () => m.webhooks_event_account_phone_changed(),
}
