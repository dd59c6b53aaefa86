import type { StatementLineKind } from '#contract/values/payouts'

/**
 * Journals by which a courier’s cash becomes a store’s: as it comes, after a correction, where an admin bears what is
 * missing, and where it did not come after all.
 */
const SETTLES = new Set([
  'settled',
  'settled_again',
  'accepted',
  'reopened',
  'settled_taken_back',
  'accepted_taken_back',
])

/** Journals of what the shop takes of a sale, and of what it gives back of that. */
export const COMMISSION_JOURNALS = [
  'commission',
  'commission_taken_back',
  'refund_commission',
  'refund_commission_taken_back',
  // A service of its own, with VAT on it.
  'manual_fee',
]

/** Others, by the kind of the journal. */
const KINDS: Record<string, StatementLineKind> = {
  // A store that took the cash itself is owed what the shop gave its shopper, and owes the commission.
  delivered: 'promotion',
  delivered_taken_back: 'promotion_taken_back',
  // Whole taka were asked for at its door: what that made less, the shop owes it.
  rounding: 'rounding',
  rounding_taken_back: 'rounding_taken_back',
  commission: 'commission',
  commission_taken_back: 'commission_taken_back',
  refund: 'refund',
  refund_taken_back: 'refund_taken_back',
  refund_commission: 'commission_given_back',
  refund_commission_taken_back: 'commission_given_back_taken_back',
  // Of its accounts only what it paid itself moves one.
  refund_paid: 'refund_paid_by_store',
  refund_paid_taken_back: 'refund_paid_by_store_failed',
  payout: 'payout',
  payout_failed: 'payout_failed',
  debt_netted: 'debt_netted',
  manual_credit: 'credit',
  manual_debit: 'debit',
  manual_penalty: 'penalty',
  manual_fee: 'fee',
  manual_compensation: 'compensation',
  manual_write_off: 'write_off',
  manual_opening_balance: 'opening_balance',
  manual_opening_debt: 'opening_balance',
  compensated: 'compensation',
  compensated_taken_back: 'compensation_taken_back',
  store_payment: 'paid_by_store',
  store_payment_taken_back: 'paid_by_store_taken_back',
}

/** A sale: of the parcel’s goods, less the commission. `amountPoisha`: as the store sees it. */
export function lineKindOf(journalKind: string, amountPoisha: number): StatementLineKind {
  if (SETTLES.has(journalKind)) return amountPoisha > 0 ? 'sale' : 'sale_taken_back'
  return KINDS[journalKind] ?? 'adjustment'
}
