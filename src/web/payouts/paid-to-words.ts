import { payoutWayWords } from '#contract/values/payout-words'
import type { PayoutWay } from '#contract/values/payouts'

/** A bank says itself that it is one. */
export function paidToWords({ way, payTo }: { way: PayoutWay; payTo: string }): string {
  return way === 'bank' ? payTo : `${payoutWayWords(way)} ${payTo}`.trim()
}
