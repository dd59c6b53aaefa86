import type { AccountDetails } from './accounts.queries.ts'

type Texts = { [Name in keyof Omit<AccountDetails, 'way'>]: string | null }

/** A payout account in one line, whole, as who pays needs it; '' for cash. */
export function payToOf({ bank, branch, routingNumber, accountName, number }: Texts): string {
  return [bank, branch, routingNumber, accountName, number].filter(Boolean).join(', ')
}
