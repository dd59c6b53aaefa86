import type { Role } from '#contract/auth'
import type { Channel, MessageState } from '#contract/messaging'
import type { OrderStatus } from '#contract/orders'
import type { ListedRole } from '#contract/users'
import type { VendorStatus } from '#contract/vendors'
import { m } from '#messages'

const ORDER_STATUSES: Record<OrderStatus, string> = {
  Pending: m.ui_pending(),
  Completed: m.ui_completed(),
  Cancelled: m.ui_cancelled(),
}

const VENDOR_STATUSES: Record<VendorStatus, string> = {
  Pending: m.ui_pending(),
  Approved: m.ui_approved(),
  Rejected: m.ui_rejected(),
}

const ROLES: Record<Role | ListedRole, string> = {
  Admin: m.ui_admin(),
  Vendor: m.ui_vendor(),
  Customer: m.ui_customer(),
  User: m.ui_customer(),
}

const MESSAGE_STATES: Record<MessageState, string> = {
  Kept: m.notifications_kept(),
  Waiting: m.ui_waiting(),
  Sent: m.notifications_sent(),
  Failed: m.notifications_failed(),
  Unknown: m.notifications_unknown(),
}

const CHANNELS: Record<Channel, string> = {
  mail: m.notifications_way_mail(),
  sms: m.notifications_way_sms(),
  bell: m.notifications_way_bell(),
}

/** What the wire says in one word of the specification, as people read it. */
export function orderStatusWords(status: OrderStatus): string {
  return ORDER_STATUSES[status]
}

export function vendorStatusWords(status: VendorStatus): string {
  return VENDOR_STATUSES[status]
}

export function roleWords(role: Role | ListedRole): string {
  return ROLES[role]
}

export function messageStateWords(state: MessageState): string {
  return MESSAGE_STATES[state]
}

export function channelWords(way: Channel): string {
  return CHANNELS[way]
}
