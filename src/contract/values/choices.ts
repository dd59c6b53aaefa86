/** Words on the wire of which one is meant, in the order in which pages offer them. */
export const ORDER_STATUSES = ['Pending', 'Completed', 'Cancelled'] as const
export const VENDOR_STATUSES = ['Pending', 'Approved', 'Rejected'] as const
export const LISTED_ROLES = ['Admin', 'Vendor', 'Customer'] as const
/** Their list offers them in an order of its own. */
export const MESSAGE_STATES = ['Kept', 'Waiting', 'Sent', 'Failed', 'Unknown'] as const
/** Mails and SMS are sent; what is in the bell of the shop is there once it is written. */
export const CHANNELS = ['mail', 'sms', 'bell'] as const
export const AUDIT_SUBJECTS = [
  'product',
  'category',
  'vendor',
  'user',
  'order',
  'settings',
  'job',
  'message',
  'webhook',
  'courier',
  'consignment',
  'commission',
  'vat',
  'settlement',
  'payout',
  'paper',
  'payout_account',
  'refund',
  'manual_entry',
] as const
/** Of a webhook’s deliveries. */
export const DELIVERY_STATES = ['Waiting', 'Delivered', 'Failed', 'Dropped'] as const
export const WEBHOOK_OFF_REASONS = ['Owner', 'Failing', 'Gone'] as const
export const PRODUCT_SORTS = ['newest', 'price_asc', 'price_desc', 'relevance'] as const
export const MANAGED_SORTS = ['newest', 'name', 'price_asc', 'price_desc'] as const
/** `sold-out`: at least one size has none left; `low`: few are left. */
export const STOCK_FILTERS = ['low', 'sold-out'] as const
/** What an account can agree to. */
export const CONSENT_PURPOSES = ['terms', 'privacy', 'marketing'] as const
/** The page on which it did. */
export const CONSENT_SOURCES = ['register', 'store', 'code', 'checkout', 'profile'] as const
