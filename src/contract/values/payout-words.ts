import { m } from '#messages'
import type { PayoutMethod, PayoutState, StatementLineKind } from './payouts.ts'

const LINE_KINDS: Record<StatementLineKind, () => string> = {
  sale: () => m.payouts_kind_sale(),
  sale_taken_back: () => m.payouts_kind_sale_taken_back(),
  promotion: () => m.payouts_kind_promotion(),
  promotion_taken_back: () => m.payouts_kind_promotion_taken_back(),
  rounding: () => m.payouts_kind_rounding(),
  rounding_taken_back: () => m.payouts_kind_rounding_taken_back(),
  commission: () => m.payouts_kind_commission(),
  commission_taken_back: () => m.payouts_kind_commission_taken_back(),
  refund: () => m.refunds_refund(),
  refund_taken_back: () => m.payouts_kind_refund_taken_back(),
  commission_given_back: () => m.payouts_kind_commission_given_back(),
  commission_given_back_taken_back: () => m.payouts_kind_commission_given_back_taken_back(),
  refund_paid_by_store: () => m.payouts_kind_refund_paid_by_store(),
  refund_paid_by_store_failed: () => m.payouts_kind_refund_paid_by_store_failed(),
  payout: () => m.payouts_column_number(),
  payout_failed: () => m.payouts_kind_payout_failed(),
  debt_netted: () => m.payouts_kind_debt_netted(),
  compensation: () => m.payouts_kind_compensation(),
  compensation_taken_back: () => m.payouts_kind_compensation_taken_back(),
  credit: () => m.entries_kind_credit(),
  debit: () => m.entries_kind_debit(),
  penalty: () => m.entries_kind_penalty(),
  fee: () => m.entries_kind_fee(),
  write_off: () => m.entries_kind_write_off(),
  opening_balance: () => m.entries_kind_opening_balance(),
  paid_by_store: () => m.terms_paid_by_store(),
  paid_by_store_taken_back: () => m.terms_paid_by_store_taken_back(),
  adjustment: () => m.payouts_kind_adjustment(),
}

const METHODS: Record<PayoutMethod, () => string> = {
  bank: () => m.payouts_way_bank(),
  bkash: () => m.payouts_way_bkash(),
  cash: () => m.payouts_way_cash(),
}

const STATES: Record<PayoutState, () => string> = {
  prepared: () => m.payouts_state_prepared(),
  approved: () => m.ui_approved(),
  paid: () => m.settlements_verdict_paid(),
  failed: () => m.notifications_failed(),
}

/** What a line is about: `parcel:17` → “Parcel 17”. */
export function subjectWords(subject: string): string {
  const [, what, number = ''] = /^(parcel|payout|payment|compensation|entry|paid_return):(\d+)$/.exec(subject) ?? []
  if (what === 'parcel' || what === 'paid_return') return m.ui_parcel_number({ parcelId: number })
  if (what === 'compensation') return m.payouts_compensation_of({ parcelId: number })
  if (what === 'entry') return m.entries_number({ number })
  if (what === 'payment') return m.terms_payment_number({ number })
  return what === 'payout' ? m.payouts_payout_number({ number }) : subject
}

export function statementLineWords(kind: StatementLineKind): string {
  return LINE_KINDS[kind]()
}

export function payoutMethodWords(method: PayoutMethod): string {
  return METHODS[method]()
}

export function payoutStateWords(state: PayoutState): string {
  return STATES[state]()
}
