import { PAYOUT_METHOD_WORDS } from '#contract/values/payout-words'
import type { PayoutMethod } from '#contract/values/payouts'

/** A bank says itself that it is one. */
export function paidToWords({ way, payTo }: { way: PayoutMethod; payTo: string }): string {
  return way === 'bank' ? payTo : `${PAYOUT_METHOD_WORDS[way]} ${payTo}`.trim()
}
