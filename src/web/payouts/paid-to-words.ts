import { payoutMethodWords } from '#contract/values/payout-words'
import type { PayoutMethod } from '#contract/values/payouts'

/** A bank says itself that it is one. */
export function paidToWords({ way, payTo }: { way: PayoutMethod; payTo: string }): string {
  return way === 'bank' ? payTo : `${payoutMethodWords(way)} ${payTo}`.trim()
}
