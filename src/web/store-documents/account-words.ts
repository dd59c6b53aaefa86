import type { PayoutAccount } from '#contract/store-documents'
import { PAYOUT_METHOD_WORDS } from '#contract/values/payout-words'

/** In one line: how, and to where. */
export function accountWords({ way, bank, branch, routingNumber, accountName, number }: PayoutAccount): string {
  return [PAYOUT_METHOD_WORDS[way], bank, branch, routingNumber, accountName, number].filter(Boolean).join(', ')
}
