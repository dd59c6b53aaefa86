import type { RefundState } from '#contract/values/refunds'
import { m } from '#messages'

/** Where the list of a state is empty. */
export const NOTHING_IN: Record<RefundState, string> = {
  owed: m.refunds_none_owed(),
  paid: m.refunds_none_paid(),
  cancelled: m.refunds_none_cancelled(),
}
