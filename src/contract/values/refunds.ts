export const REFUND_STATES = ['owed', 'paid', 'cancelled'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const REFUND_METHODS = ['bkash', 'nagad', 'bank', 'cash'] as const
export type RefundMethod = (typeof REFUND_METHODS)[number]

/** Out of whose till a refund is paid. */
export const REFUND_TILLS = ['shop', 'store'] as const
export type RefundTill = (typeof REFUND_TILLS)[number]

/** Longest key by which a press is known. */
export const LONGEST_KEY = 100
