import type { PayoutAccount } from '#contract/store-documents'
import { payoutWayWords } from '#contract/values/payout-words'

/** In one line: how, and to where. */
export function accountWords({ way, bank, branch, routingNumber, accountName, number }: PayoutAccount): string {
  return [payoutWayWords(way), bank, branch, routingNumber, accountName, number].filter(Boolean).join(', ')
}
