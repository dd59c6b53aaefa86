import type { PayoutAccount } from '#contract/store-documents'
import { payoutMethodWords } from '#contract/values/payout-words'

/** In one line: how, and to where. */
export function accountWords({ way, bank, branch, routingNumber, accountName, number }: PayoutAccount): string {
  return [payoutMethodWords(way), bank, branch, routingNumber, accountName, number].filter(Boolean).join(', ')
}
