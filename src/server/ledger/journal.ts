/** Of the shop, one each. */
export const SHOP_ACCOUNTS = [
  'bank',
  'sales',
  'commission',
  'fees',
  'penalties',
  'vat_payable',
  'shipping_income',
  'courier_charges',
  'promotions',
  'rounding',
  'losses',
  'store_adjustments',
  'opening_balances',
] as const

/** Of somebody, one for each: `vendor_…` by a store’s id, `shopper_due` by a customer’s, the others by a courier’s name. */
export const OWNED_ACCOUNTS = [
  'courier_owes',
  'suspense',
  'vendor_owes',
  'vendor_pending',
  'vendor_payable',
  'shopper_due',
] as const

/** Whose sum is a store’s balance: what the shop owes it, net of what it owes the shop. */
export const BALANCE_ACCOUNTS = ['vendor_owes', 'vendor_payable'] as const

/** An amount of an account in poisha: a debit is positive, a credit negative. */
export type Leg = { poisha: number } & (
  | { account: (typeof SHOP_ACCOUNTS)[number] }
  | { account: (typeof OWNED_ACCOUNTS)[number]; owner: number | string }
)

/** What happened, once and for ever: its legs come to zero. */
export interface Journal {
  /** With `source`, the event: posted once, however often it is told. */
  kind: string
  source: string
  /** What it is about, such as `parcel:17`. */
  subject: string
  /** Now by the database’s clock, as it is written, where absent. */
  happenedAt?: Date
  legs: Leg[]
}

/** Takes all of an earlier journal back, once. */
export interface Reversal extends Omit<Journal, 'legs'> {
  /** Of the journal. */
  reverses: number
}
