/** What a line of a statement tells, a closed list. */
export const STATEMENT_LINE_KINDS = [
  'sale',
  'sale_taken_back',
  'promotion',
  'promotion_taken_back',
  'rounding',
  'rounding_taken_back',
  'commission',
  'commission_taken_back',
  'refund',
  'refund_taken_back',
  'commission_given_back',
  'commission_given_back_taken_back',
  'refund_paid_by_store',
  'refund_paid_by_store_failed',
  'payout',
  'payout_failed',
  'debt_netted',
  'compensation',
  'compensation_taken_back',
  'credit',
  'debit',
  'penalty',
  'fee',
  'write_off',
  'opening_balance',
  'paid_by_store',
  'paid_by_store_taken_back',
  'adjustment',
] as const
export type StatementLineKind = (typeof STATEMENT_LINE_KINDS)[number]

export const PAYOUT_METHODS = ['bank', 'bkash', 'cash'] as const
export type PayoutMethod = (typeof PAYOUT_METHODS)[number]

/** Ways for which whoever pays is given a file. */
export const FILE_METHODS = ['bank', 'bkash'] as const
export type FileMethod = (typeof FILE_METHODS)[number]

/** Why a payout that is not paid yet is not to be paid: its store’s account is another, or the shop owes the store less by now. */
export const PAYOUT_STOPS = ['account', 'balance'] as const
export type PayoutStop = (typeof PAYOUT_STOPS)[number]

export const PAYOUT_STATES = ['prepared', 'approved', 'paid', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]
