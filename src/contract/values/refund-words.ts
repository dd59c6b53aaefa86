import { m } from '#messages'
import type { RefundMethod, RefundState, RefundTill } from './refunds.ts'

const METHODS: Record<RefundMethod, () => string> = {
  bkash: () => m.payouts_way_bkash(),
  nagad: () => m.refunds_way_nagad(),
  bank: () => m.payouts_way_bank(),
  cash: () => m.payouts_way_cash(),
}

const STATES: Record<RefundState, () => string> = {
  owed: () => m.refunds_state_owed(),
  paid: () => m.settlements_verdict_paid(),
  cancelled: () => m.ui_cancelled(),
}

const TILLS: Record<RefundTill, () => string> = {
  shop: () => m.refunds_from_shop(),
  store: () => m.refunds_from_store(),
}

export function refundMethodWords(method: RefundMethod): string {
  return METHODS[method]()
}

export function refundStateWords(state: RefundState): string {
  return STATES[state]()
}

export function refundTillWords(till: RefundTill): string {
  return TILLS[till]()
}
