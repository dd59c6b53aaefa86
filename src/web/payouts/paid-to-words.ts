import { WAY_WORDS } from '#contract/values/payout-words'
import type { PayoutWay } from '#contract/values/payouts'

/** A bank says itself that it is one. */
export function paidToWords({ way, payTo }: { way: PayoutWay; payTo: string }): string {
  return way === 'bank' ? payTo : `${WAY_WORDS[way]} ${payTo}`.trim()
}
