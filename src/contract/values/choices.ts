/** Words on the wire of which one is meant, in the order in which pages offer them. */
export const ORDER_STATUSES = ['Pending', 'Completed', 'Cancelled'] as const
export const VENDOR_STATUSES = ['Pending', 'Approved', 'Rejected'] as const
export const LISTED_ROLES = ['Admin', 'Vendor', 'Customer'] as const
/** Their list offers them in an order of its own. */
export const MESSAGE_STATES = ['Kept', 'Waiting', 'Sent', 'Failed'] as const
export const AUDIT_SUBJECTS = ['product', 'category', 'vendor', 'user', 'order', 'settings', 'job', 'message'] as const
export const PRODUCT_SORTS = ['newest', 'price_asc', 'price_desc', 'relevance'] as const
export const MANAGED_SORTS = ['newest', 'name', 'price_asc', 'price_desc'] as const
/** `sold-out`: at least one size has none left; `low`: few are left. */
export const STOCK_FILTERS = ['low', 'sold-out'] as const
