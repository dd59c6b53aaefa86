import { m } from '#messages'
import type { RefundMethod, RefundState, RefundTill } from './refunds.ts'

export const REFUND_METHOD_WORDS: Record<RefundMethod, string> = {
  bkash: m.payouts_way_bkash(),
  nagad: m.refunds_way_nagad(),
  bank: m.payouts_way_bank(),
  cash: m.payouts_way_cash(),
}

export const REFUND_STATE_WORDS: Record<RefundState, string> = {
  owed: m.refunds_state_owed(),
  paid: m.settlements_verdict_paid(),
  cancelled: m.ui_cancelled(),
}

export const REFUND_TILL_WORDS: Record<RefundTill, string> = {
  shop: m.refunds_from_shop(),
  store: m.refunds_from_store(),
}
